import ContentCache
import Domain
import Hummingbird
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import Spaces
import WireFormat

/// The app's HTTP face: which page or command an address stands for.
struct PinballWeb: Sendable {
  let app: PinballServices
  let frame: WebFrame
  let pages: PinballPages

  var router: Router<SignedInContext> {
    let joining = frame.joining(NightState.self) { Nights.address($0) }
    let (site, router) = frame.site(
      pages.content,
      syncWords: app.syncWords,
      joining: joining,
      errors: Self.errors,
      openTo: ["view"]
    )
    addHome(to: site)
    addLeague(to: site)
    addLibrary(to: site)
    addNights(to: site)
    addHighScores(to: site)
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

  private static let errors = AppErrors(SpaceError.init(pinball:)) { code in
    switch code {
    case Refusal.notAllowed.code, Refusal.contention.code: nil
    case Refusal.contentUnavailable: 503
    default: 422
    }
  }

  func notes(_ files: [League.File], of league: League) async -> PageNotes {
    PageNotes(files, of: league, await app.notes())
  }

  /// The id under which a form is recorded once; a new one for a program that sends none.
  func id(of form: Form) throws(Problem) -> String {
    form.has("id") ? try form.contentTicket() : app.clock.newIdentity()
  }
}

extension SpaceError {
  /// Creates the error that an error of content or practice stands for; nil for other errors.
  @Sendable
  fileprivate init?(pinball error: any Error) {
    switch error {
    case ContentFailure.missing, PracticeError.unknownBackup: self = .notFound
    case let failure as ContentFailure: self = .refused(Refusal(Refusal.contentUnavailable, failure.message))
    case let refusal as LeagueRefusal: self = .refused(Refusal(refusal.code, refusal.message))
    case PracticeError.doubtfulScore(let question):
      let message = [question, Message("Send it with confirmed=yes to save it.")].joined(separator: " ")
      self = .refused(Refusal("doubtfulScore", message))
    case PracticeError.journal(let error): self.init(error)
    case let error as PracticeError: self = .refused(Refusal(error.code, error.message))
    default: return nil
    }
  }
}

extension Refusal {
  fileprivate static let contentUnavailable = "contentUnavailable"
}
