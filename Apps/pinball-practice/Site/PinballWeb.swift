import AppKit
import ContentCache
import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

/// The app's HTTP face: which page or command an address stands for.
struct PinballWeb: Sendable {
  let app: PinballServices
  let frame: WebFrame
  let pages: PinballPages

  var router: Router<SignedInContext> {
    let (site, router) = frame.site(pages.content, syncWords: app.syncWords, problem: Problem.init(pinball:))
    addHome(to: site)
    addLeague(to: site)
    addLibrary(to: site)
    addEntry(to: site)
    addJournal(to: site)
    addGroups(to: site)
    addFiles(to: site)
    addLeagueScores(to: site)
    addInsights(to: site)
    addMechanics(to: site)
    addWorkspace(to: site)
    addContent(to: site)
    addSettings(to: site)
    addPeople(to: site)
    return router
  }

  /// Returns the notes about the files behind a page.
  func notes(_ files: [League.File], of league: League) async -> NotesView {
    NotesView(files, of: league, await app.notes())
  }

  /// The id under which a form is recorded once; a new one for a program that sends none.
  func id(of form: Form) throws(Problem) -> String {
    form.has("id") ? try form.contentTicket() : app.installation.newIdentity()
  }
}

extension Problem {
  /// The problem behind an error of content or practice; nil for other errors.
  @Sendable
  init?(pinball error: any Error) {
    switch error {
    case ContentFailure.missing: self = .notFound
    case let refusal as LeagueRefusal:
      self.init(.unprocessableContent, refusal.code, refusal.message)
    case let failure as ContentFailure:
      self.init(.serviceUnavailable, "contentUnavailable", failure.message)
    case PracticeRefusal.unknownBackup: self = .notFound
    case let refusal as PracticeImport.Refusal:
      self.init(.unprocessableContent, "unreadablePractice", refusal.message)
    case PracticeStoreFailure.tooLarge:
      self.init(.unprocessableContent, "tooLarge", PracticeStoreFailure.tooLarge.message)
    case let refusal as PracticeRefusal:
      self.init(.unprocessableContent, refusal.rawValue, refusal.message)
    case PracticeStoreFailure.journal(let error): self.init(error as any Error)
    default: return nil
    }
  }
}
