import AppKit
import ContentCache
import Domain
import HTTPTypes
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

/// The app's HTTP face: which page or command an address stands for.
struct PinballWeb: Sendable {
  let app: PinballApp
  let frame: WebFrame
  let pages: PinballPages

  var router: Router<SignedInContext> {
    let router = frame.router(
      pages.common,
      assets: pages.assets,
      syncWords: app.syncWords,
      problem: Problem.init(pinball:)
    )
    addHome(to: router)
    addLeague(to: router)
    addLibrary(to: router)
    addEntry(to: router)
    addJournal(to: router)
    addGroups(to: router)
    addFiles(to: router)
    addLeagueScores(to: router)
    addInsights(to: router)
    addMechanics(to: router)
    addWorkspace(to: router)
    addContent(to: router)
    addSettings(to: router)
    addPeople(to: router)
    return router
  }

  func newTicket() -> FormTicket { app.installation.newTicket() }

  /// What is to be said about the files that a page is made of.
  func notes(_ files: [League.File], of league: League) async -> NotesView {
    NotesView(files, of: league, await app.notes())
  }

  /// A page about the league's files; a browser asks again for one that waits for them.
  func html(_ page: HTML, _ notes: NotesView) -> Response {
    var response = Response.html(page)
    if notes.fetching != nil, let refresh = HTTPField.Name("Refresh") { response.headers[refresh] = "1" }
    return response
  }
}

extension Problem {
  /// The problem behind an error of content or practice; nil for other errors.
  @Sendable
  init?(pinball error: any Error) {
    switch error {
    case ContentFailure.missing: self = .notFound
    case let failure as ContentFailure: self.init(.serviceUnavailable, "contentUnavailable", failure.description)
    case PracticeRefusal.unknownBackup: self = .notFound
    case let refusal as PracticeImport.Refusal:
      self.init(.unprocessableContent, "unreadablePractice", refusal.description)
    case PracticeStoreFailure.tooLarge:
      self.init(.unprocessableContent, "tooLarge", PracticeStoreFailure.tooLarge.description)
    case let refusal as PracticeRefusal:
      self.init(.unprocessableContent, refusal.rawValue, refusal.description)
    case PracticeStoreFailure.journal(let error): self.init(error as any Error)
    default: return nil
    }
  }
}
