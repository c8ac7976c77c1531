import Hypertext
import Pages
import Pinball

/// The addresses of this app's pages.
enum PinballAddress {
  static let home = WebAddress()
  static let standings = WebAddress("league", "standings")
  static let stats = WebAddress("league", "stats")
  static let targets = WebAddress("league", "targets")
  static let compare = WebAddress("league", "compare")
  static let nights = WebAddress("nights")
  static let highScores = WebAddress("high-scores")
  /// The form by which a player shares the own scores, or stops that.
  static let sharing = WebAddress("high-scores", "share")
  static let library = WebAddress("library")
  static let practice = WebAddress("practice")
  static let journal = WebAddress("practice", "journal")
  static let files = WebAddress("practice", "files")
  static let insights = WebAddress("practice", "insights")
  static let mechanics = WebAddress("practice", "mechanics")
  /// The form that chooses the player to compare with.
  static let opponent = WebAddress("practice", "insights", "opponent")
  static let leagueScores = WebAddress("practice", "league")
  /// League scores, coming in by themselves.
  static let leagueFill = WebAddress("practice", "league", "fill")
  static let about = WebAddress("about")
  static let content = WebAddress("content")
  static let settings = WebAddress("settings")
  static let people = WebAddress("people")

  static func content(_ command: String) -> WebAddress { WebAddress("content", command) }

  static func people(_ command: String) -> WebAddress { WebAddress("people", command) }

  static func entry(_ kind: EntryDraft.Kind) -> WebAddress { practice.with("kind", kind.rawValue) }

  static func practice(_ command: String, _ part: String = "") -> WebAddress { WebAddress("practice", command, part) }

  /// A kept file, and what is done with it.
  static func backup(_ name: String, _ command: String) -> WebAddress {
    WebAddress("practice", "backups", name, command)
  }

  static func entry(_ id: String) -> WebAddress { WebAddress("practice", "entries", id) }

  /// The scores of a choice, in the order of the file.
  static func stats(_ choice: StatsChoice) -> WebAddress {
    let parts = [
      ("season", choice.season), ("player", choice.player), ("bank", choice.bank.map { "\($0)" }),
      ("machine", choice.machine),
    ]
    return parts.reduce(stats) { address, part in part.1.map { address.with(part.0, $0) } ?? address }
  }

  /// A player's seasons, by the name that is shown.
  static func player(_ name: String) -> WebAddress { WebAddress("league", "players", name) }

  static func game(_ key: String) -> WebAddress { WebAddress("library", key) }

  static func workspace(_ key: String, _ part: WorkspacePart = .summary) -> WebAddress {
    let page = WebAddress("library", key, "practice")
    return part == .summary ? page : page.with("part", part.rawValue)
  }

  /// The board of a game; or a form of it.
  static func highScores(_ key: String, _ form: String = "") -> WebAddress { WebAddress("high-scores", key, form) }

  /// The page of a link to a board.
  static func view(_ link: String) -> WebAddress { WebAddress("view", link) }

  /// The form that saves the player's note about a game.
  static func gameNote(_ key: String) -> WebAddress { WebAddress("library", key, "note") }

  static func rulesheet(_ key: String) -> WebAddress { WebAddress("library", key, "rulesheet") }

  static func playfield(_ key: String) -> WebAddress { WebAddress("library", key, "playfield") }

  static func information(_ key: String) -> WebAddress { WebAddress("library", key, "information") }

  static func picture(_ key: String) -> WebAddress { WebAddress("library", key, "playfield.image") }

  /// The picture of one of its videos, from 1.
  static func videoPicture(_ key: String, _ number: Int) -> WebAddress {
    WebAddress("library", key, "videos", "\(number)", "picture.image")
  }

  /// What there may be to read and see of a game: its pages, then their pictures.
  static func pages(of key: String) -> [WebAddress] {
    [
      game(key), workspace(key), rulesheet(key), information(key), playfield(key), picture(key),
      picture(key).with("size", "full"),
    ]
  }

  /// The form that records that a game's page was opened.
  static func seen(_ key: String) -> WebAddress { WebAddress("library", key, "seen") }

  /// The form that records that a video was opened.
  static func watched(_ key: String) -> WebAddress { WebAddress("library", key, "watched") }
}
