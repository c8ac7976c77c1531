import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// Quick entry.
  func entry(_ entry: EntryPage, ticket: FormTicket, follows: [Path]) throws(TemplateFailure) -> Page {
    try page(
      Message("Log"),
      "entry",
      EntryView(entry, ticket),
      in: .practice(.log),
      scripts: ["entry.js", "score.js", "zone.js"],
      follows: follows
    )
  }
}

/// The content of quick entry: the draft, and the games to choose from.
struct EntryPage {
  var draft: EntryDraft
  /// A `LibrarySource` id; nil for all.
  let source: String?
  let library: PinballLibrary
  /// The best known scores by practice key.
  var best: [String: Double] = [:]
  /// The player's name for the greeting.
  var greeting: String?
  /// The entry that was just saved.
  var done: JournalScreen.Row?
  var isUndone = false
}

/// The view of the template `entry`.
private struct EntryView {
  struct Done {
    let line: Message
    let undo = PinballAddress.practice("undo").text
    let hidden: [HiddenField]
  }

  let practice = PinballAddress.practice.text
  let greeting: String?
  let done: Done?
  let isUndone: Bool
  let kinds: [TabView]
  let kind: String
  let isScore: Bool
  let isStudy: Bool
  let isVideo: Bool
  /// Whether the progress is entered in percent.
  let isPercent: Bool
  let isPractice: Bool
  let isMechanics: Bool
  let activities: [OptionView]
  let sources: [OptionView]
  let games: [EntryPage.GameOption]
  /// What the entry is called while it is queued: its game, before what is typed; nil without a game.
  let words: String?
  let hidden: [HiddenField]
  let score: String
  let decimal: String
  let contexts: [OptionView]
  let tournament: String
  let location: String
  /// The venues of the library, as suggestions.
  let locations: [String]
  let percent: String
  let videos: [OptionView]
  let modes: [OptionView]
  let watched: String
  let total: String
  let minutes: String
  let focuses: [OptionView]
  let skills: [OptionView]
  let competencies: [OptionView]
  let date: String
  let note: String

  init(_ page: EntryPage, _ ticket: FormTicket) {
    let draft = page.draft
    let kind = draft.kind.rawValue
    self.kind = kind
    done = page.done.flatMap { row in
      row.entry.map { entry in
        let fields = ["entry": entry, "kind": kind].sorted { $0.key < $1.key }.map { HiddenField(name: $0, value: $1) }
        return Done(line: row.line, hidden: [ticket.field(for: "undo")] + fields)
      }
    }
    (isUndone, greeting) = (page.isUndone, page.greeting)
    kinds = EntryDraft.Kind.allCases.map { TabView($0.title, PinballAddress.entry($0), isCurrent: $0 == draft.kind) }
    (isScore, isStudy) = (draft.kind == .score, draft.kind == .study)
    (isPractice, isMechanics) = (draft.kind == .practice, draft.kind == .mechanics)
    isVideo = isStudy && draft.activity.isVideo
    isPercent = isStudy && (draft.activity == .rulesheet || isVideo && draft[.mode] == VideoKind.percent.rawValue)
    activities = Self.options(EntryDraft.Activity.allCases, draft.activity, \.title)
    sources = page.sources
    words = page.library.games.first { $0.practiceKey == draft.game }?.name
    games = page.games
    hidden = [
      ticket.field(for: "log"), HiddenField(name: "kind", value: kind),
    ]
    (score, decimal) = (draft[.score], String(draft.decimal.rawValue))
    contexts = OptionView.contexts(draft[.context])
    (tournament, location, percent) = (draft[.tournament], draft[.location], draft[.percent])
    locations = page.library.venues
    videos = page.library.videoNames(of: draft.game, draft.activity).map {
      OptionView($0, Message(verbatim: $0), isChosen: $0 == draft[.video])
    }
    modes = [("clock", Message("Time")), ("percent", Message("Percent"))].map {
      OptionView($0, $1, isChosen: $0 == draft[.mode])
    }
    (watched, total, minutes) = (draft[.watched], draft[.total], draft[.minutes])
    (date, note) = (draft[.date], draft[.note])
    focuses = Self.options(PracticeNoteText.Focus.allCases, nil, \.title, chosen: draft[.focus])
    skills =
      Skill.all.map { OptionView($0.name, Message(verbatim: $0.name), isChosen: $0.name == draft[.skill]) }
      + [OptionView("", Message("In general"), isChosen: false)]
    let competency = draft[.competency].isEmpty ? "3" : draft[.competency]
    competencies = (1...5).map { OptionView("\($0)", "\($0)", isChosen: "\($0)" == competency) }
  }

  private static func options<Word: RawRepresentable<String> & Equatable>(
    _ words: [Word],
    _ current: Word?,
    _ title: (Word) -> Message,
    chosen: String? = nil
  ) -> [OptionView] {
    words.map {
      OptionView($0.rawValue, title($0), isChosen: $0 == current || $0.rawValue == chosen)
    }
  }
}

extension EntryPage {
  fileprivate var sources: [OptionView] {
    library.sources.map { OptionView($0.id, Message(verbatim: $0.name), isChosen: $0.id == source) }
      + [OptionView("all", Message("Everywhere"), isChosen: source == nil)]
  }

  /// A game to choose, with what the form's script needs to know about it.
  fileprivate struct GameOption {
    let value: String
    let name: Message
    let isChosen: Bool
    /// The plain name, for the list of queued entries; nil for no game.
    let short: String?
    /// The ids of the places that have the game, and the names of its videos, line by line.
    let sources: String
    let tutorials: String
    let gameplays: String
    /// The scores that are not asked about.
    let least: Int64
    let most: Int64
  }

  /// Every game once, so that another place or game is chosen without the server.
  fileprivate var games: [GameOption] {
    let none = draft.kind == .mechanics ? Message("No game") : Message("Choose a game")
    let copies = Dictionary(grouping: library.games, by: \.practiceKey)
    let options =
      [OptionView("", none, isChosen: draft.game.isEmpty)] + OptionView.games(library.games, chosen: draft.game)
    return options.map { option in
      let plausible = PlausibleScores(best: best[option.value]).range
      func videos(_ activity: EntryDraft.Activity) -> String {
        draft.kind == .study ? library.videoNames(of: option.value, activity).joined(separator: "\n") : ""
      }
      return GameOption(
        value: option.value,
        name: option.name,
        isChosen: option.isChosen,
        short: copies[option.value]?.first?.name,
        sources: (copies[option.value] ?? []).map(\.source).joined(separator: "\n"),
        tutorials: videos(.tutorial),
        gameplays: videos(.gameplay),
        least: plausible.lowerBound,
        most: plausible.upperBound
      )
    }
  }
}

extension OptionView {
  /// Games to choose from, each once, by name and year.
  static func games(_ games: [LibraryGame], chosen: String) -> [OptionView] {
    var seen: Set<String> = []
    let once = games.filter { !$0.practiceKey.isEmpty && seen.insert($0.practiceKey).inserted }
    func order(_ game: LibraryGame) -> (String, Int, String) {
      (game.name.lowercased(), game.year ?? .max, game.practiceKey)
    }
    return once.sorted { order($0) < order($1) }.map { game in
      let year = game.year.map { " (\($0))" } ?? ""
      let short = MachineName(game.name).abbreviations.map { " · \($0)" }.joined()
      return OptionView(
        game.practiceKey,
        Message(verbatim: game.name + year + short),
        isChosen: game.practiceKey == chosen
      )
    }
  }

  static func contexts(_ chosen: String) -> [OptionView] {
    ScoreContext.known.map {
      OptionView($0.rawValue, $0.title, isChosen: $0.rawValue == chosen)
    }
  }
}

extension EntryDraft.Kind {
  var title: Message {
    switch self {
    case .score: Message("Score")
    case .study: Message("Study")
    case .practice: Message("Practice")
    case .mechanics: Message("Mechanics")
    }
  }
}

extension EntryDraft.Activity {
  var title: Message {
    switch self {
    case .rulesheet: Message("Rulesheet")
    case .tutorial: Message("Tutorial video")
    case .gameplay: Message("Gameplay video")
    case .playfield: Message("Playfield")
    }
  }
}

extension PinballLibrary {
  /// The names of the venues that games are listed for, as suggestions for the location of a score.
  var venues: [String] { sources.filter { $0.kind == .venue }.map(\.name) }
}
