import ArcheryScoring
import Domain
import Hypertext
import Pages

enum TournamentAddress {
  static let shoots = WebAddress()
  static let newShoot = WebAddress("shoots", "new")
  /// The scores of the account that is signed in.
  static let history = WebAddress("history")
  /// The best scores of all completed shoots.
  static let bests = WebAddress("bests")
  static let combined = WebAddress("results", "combined")
  /// Practice for oneself: its form, and where that goes.
  static let practice = WebAddress("practice")
  static let rounds = WebAddress("rounds")
  static let create = WebAddress("shoots")

  static func shoot(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue) }
  /// A page or a command of a shoot, such as `entries` or `start`, or a part of it.
  static func page(_ name: String, _ id: TournamentID, _ part: String = "") -> WebAddress {
    WebAddress("shoots", id.rawValue, name, part)
  }
  static func board(_ id: TournamentID) -> WebAddress { page("board", id) }
  static func scoringNews(_ id: TournamentID) -> WebAddress {
    WebAddress("shoots", id.rawValue, "score", "news", "live")
  }
  static func results(_ id: TournamentID) -> WebAddress { page("results", id) }
  /// The results in a form for other programs, such as `csv`.
  static func results(_ id: TournamentID, as format: String) -> WebAddress {
    page("results.\(format)", id)
  }
  static func scoreCards(_ id: TournamentID, session: LineSessionID? = nil) -> WebAddress {
    let address = page("score-cards", id)
    return session.map { address.with("session", $0.rawValue) } ?? address
  }

  /// The board for readers without an account, by a viewer link's secret.
  static func view(_ link: String) -> WebAddress { WebAddress("view", link) }
  static func combined(_ shoots: [TournamentID]) -> WebAddress {
    shoots.reduce(combined) { $0.with("shoot", $1.rawValue) }
  }

  /// The form for a shoot like another one.
  static func copy(of id: TournamentID) -> WebAddress { newShoot.with("like", id.rawValue) }

  /// One archer of the roster, for the organiser.
  static func archer(_ archer: PlayerID, in id: TournamentID) -> WebAddress {
    WebAddress("shoots", id.rawValue, "archers", archer.rawValue)
  }

  /// The hits of an archer's arrows; `end` selects one end.
  static func shots(of archer: PlayerID, in id: TournamentID, end: Int? = nil) -> WebAddress {
    let address = WebAddress("shoots", id.rawValue, "archers", archer.rawValue, "shots")
    return end.map { address.with("end", String($0)) } ?? address
  }

  /// Something that can be done to an archer, such as `withdraw`.
  static func command(_ name: String, on archer: PlayerID, in id: TournamentID) -> WebAddress {
    WebAddress("shoots", id.rawValue, "archers", archer.rawValue, name)
  }

  /// The table for paper cards, with the ends that it shows.
  static func desk(_ id: TournamentID, _ ends: DeskEnds = .current) -> WebAddress {
    let address = page("desk", id)
    return ends == .current ? address : address.with("end", ends.text)
  }

  /// The scoring page; `correcting` names the arrow whose correction form is open.
  static func score(
    _ id: TournamentID,
    archer: PlayerID? = nil,
    mode: InputMode? = nil,
    correcting: EventID? = nil
  ) -> WebAddress {
    page("score", id).scoring(archer, mode, correcting)
  }
}

extension WebAddress {
  /// The scoring page at this address, with what it shows at first.
  func scoring(_ archer: PlayerID?, _ mode: InputMode?, _ correcting: EventID?) -> WebAddress {
    var address = self
    if let archer { address = address.with("archer", archer.rawValue) }
    if let mode { address = address.with("mode", mode.rawValue) }
    if let correcting { address = address.with("correct", correcting.rawValue) }
    return address
  }
}
