import Domain
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
      scripts: ["choices.js", "entry.js", "score.js", "zone.js"],
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
  let isRulesheet: Bool
  let isVideo: Bool
  let isPractice: Bool
  let isMechanics: Bool
  let activities: [OptionView]
  let sources: [OptionView]
  let games: [OptionView]
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
    isRulesheet = isStudy && draft.activity == .rulesheet
    isVideo = isStudy && draft.activity.isVideo
    activities = Self.options(EntryDraft.Activity.allCases, draft.activity, \.title)
    sources = page.sources
    games = page.games
    hidden = [
      ticket.field(for: "log"), HiddenField(name: "kind", value: kind),
      HiddenField(name: "activity", value: draft.activity.rawValue),
      HiddenField(name: "source", value: page.source ?? "all"), HiddenField(name: "game", value: draft.game),
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

  fileprivate var games: [OptionView] {
    let none = draft.kind == .mechanics ? Message("No game") : Message("Choose a game")
    return [OptionView("", none, isChosen: draft.game.isEmpty)]
      + OptionView.games(library.games.filter { source == nil || $0.source == source }, chosen: draft.game)
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
