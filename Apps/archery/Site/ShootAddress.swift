import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The addresses of the pages and commands of a shoot.
enum ShootAddress {
  static let shoots = WebAddress()
  static let newShoot = WebAddress("shoots", "new")
  /// The scores of the account that is signed in.
  static let history = WebAddress("history")
  /// The best scores of all completed shoots.
  static let bests = WebAddress("bests")
  /// Several shoots as one.
  static let combined = WebAddress("results", "combined")
  /// Practice for oneself: its form, and where that goes.
  static let practice = WebAddress("practice")
  /// The catalogue.
  static let rounds = WebAddress("rounds")
  static let create = WebAddress("shoots")

  static func shoot(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue) }
  static func board(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, "board") }
  static func boardStream(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, "board", "live") }
  static func scoringNews(_ id: TournamentID) -> WebAddress {
    WebAddress("shoots", id.rawValue, "score", "news", "live")
  }
  static func results(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, "results") }
  /// The results in a form for other programs, such as `csv`.
  static func results(_ id: TournamentID, as format: String) -> WebAddress {
    WebAddress("shoots", id.rawValue, "results.\(format)")
  }
  /// The score cards of one session, or of all.
  static func scoreCards(_ id: TournamentID, session: LineSessionID? = nil) -> WebAddress {
    let address = WebAddress("shoots", id.rawValue, "score-cards")
    return session.map { address.with("session", $0.rawValue) } ?? address
  }

  /// The board for readers without an account, by a viewer link's secret.
  static func share(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, "results", "share") }
  static func view(_ link: String) -> WebAddress { WebAddress("view", link) }
  static func viewStream(_ link: String) -> WebAddress { WebAddress("view", link, "live") }

  /// Something that can be done to a shoot, such as `start`.
  static func command(_ name: String, _ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, name) }

  static func combined(_ shoots: [TournamentID]) -> WebAddress {
    shoots.reduce(combined) { $0.with("shoot", $1.rawValue) }
  }

  /// The form for a shoot like another one.
  static func copy(of id: TournamentID) -> WebAddress { newShoot.with("like", id.rawValue) }

  /// One archer of the roster, for the organiser.
  static func archer(_ archer: PlayerID, in id: TournamentID) -> WebAddress {
    WebAddress("shoots", id.rawValue, "archers", archer.rawValue)
  }

  /// Ends the join code.
  static func endCode(of id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, "code", "end") }
  /// The hits of an archer's arrows; `end` selects one end.
  static func shots(of archer: PlayerID, in id: TournamentID, end: Int? = nil) -> WebAddress {
    let address = WebAddress("shoots", id.rawValue, "archers", archer.rawValue, "shots")
    return end.map { address.with("end", String($0)) } ?? address
  }

  /// Something that can be done to an archer, such as `withdraw`.
  static func command(_ name: String, on archer: PlayerID, in id: TournamentID) -> WebAddress {
    WebAddress("shoots", id.rawValue, "archers", archer.rawValue, name)
  }

  /// A page on which the organiser does something, such as `entries`; what it sends goes to the same address.
  static func page(_ name: String, _ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, name) }

  /// The table for paper cards, with the ends that it shows.
  static func desk(_ id: TournamentID, _ ends: DeskEnds = .current) -> WebAddress {
    let address = WebAddress("shoots", id.rawValue, "desk")
    return ends == .current ? address : address.with("end", ends.text)
  }

  /// The scoring page; `correcting` names the arrow whose correction form is open.
  static func score(
    _ id: TournamentID,
    archer: PlayerID? = nil,
    mode: InputMode? = nil,
    correcting: EventID? = nil
  ) -> WebAddress {
    var address = WebAddress("shoots", id.rawValue, "score")
    if let archer { address = address.with("archer", archer.rawValue) }
    if let mode { address = address.with("mode", mode.rawValue) }
    if let correcting { address = address.with("correct", correcting.rawValue) }
    return address
  }
}
