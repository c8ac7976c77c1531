import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func entry(_ entry: EntryPage, follows: [ItemPath]) -> Page {
    Page(
      title: Message("Log"),
      body: entryPage(entry),
      tabs: .practice(PinballAddress.practice),
      scripts: ["fields.js", "entry.js", "pinball.js"],
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
  /// The practice keys of the games at hand: the last ones, then those of the player's bank.
  var top: [String] = []
  /// The time of the score whose place the draft repeats; nil for none.
  var repeats: Timestamp?
  /// The newest entries with a game, which an address without a game begins with.
  var last: [EntryDraft.Kind: JournalEntry] = [:]
  var greeting: String?
  /// The entry that was just saved.
  var done: JournalScreen.Row?
  var isUndone = false
}

@HTMLBuilder
private func entryPage(_ page: EntryPage) -> HTML {
  let kind = page.draft.kind
  h1 { t("Log") }
  if let name = page.greeting { p(.class("lead")) { t("Hello, \(bdi: name).") } }
  if let row = page.done, let entry = row.entry {
    receipt(t("Saved: \(bdi: row.line)")) {
      undoForm(PinballAddress.practice("undo"), as: "undo") {
        hidden("entry", entry)
        hidden("kind", kind.rawValue)
        hidden("game", page.draft.game)
        hidden("source", page.source ?? "all")
      }
    }
  }
  if page.isUndone { outcome(Message("Undone.")) }
  tabs(
    Message("Kind of entry"),
    EntryDraft.Kind.allCases.map { Page.Link($0.title, PinballAddress.entry($0), isCurrent: $0 == kind) },
    "kinds",
    .true
  )
  entryForm(page)
}

/// The fields that say where a score was played.
private let placeNames = ["context", "tournament", "location"]

/// The form of all kinds of entry, of which one is shown and sent: `entry.js`.
private func entryForm(_ page: EntryPage) -> HTML {
  let draft = page.draft
  // What the entry is called while it is queued: its game, before what is typed.
  let words = page.library.games.first { $0.practiceKey == draft.game }?.name
  func last(_ kind: EntryDraft.Kind) -> String {
    page.last[kind].map { "\($0.timestamp.rawValue) \($0.gameID)" } ?? ""
  }
  return form(
    post: PinballAddress.practice,
    as: "log",
    .class("card"),
    .data("entry"),
    .data("at-once", PinballAddress.journal.text),
    .data("remember", placeNames.joined(separator: " ")),
    .data("since", "\(page.repeats?.rawValue ?? 0)"),
    .data("source", page.library.source(saved: nil)?.id ?? "all"),
    .data("last-score", last(.score)),
    .data("last-study", last(.study)),
    .data("last-practice", last(.practice)),
    words.map { .data("words", $0) } ?? .none
  ) {
    hidden("kind", draft.kind.rawValue)
    part(of: .study, draft) { activityField(draft) }
    gameFields(page)
    if draft.kind == .study {
      button(Attribute("formmethod", "get"), .formnovalidate, .data("plain")) { t("Choose") }
    }
    part(of: .score, draft) {
      scoreField(draft[.score], draft.decimal, isFirst: true) {
        if draft.kind == .score { saveButton() }
      }
    }
    part(of: .study, draft) { studyFields(page) }
    part(of: .practice, draft) { practiceFields(draft) }
    part(of: .mechanics, draft) {
      field("skill", t("Skill"), .select(skillChoices(draft[.skill])))
      competencyField(draft[.competency].isEmpty ? "3" : draft[.competency])
    }
    p(.data("saves"), .data("for", allButScore), .hidden(draft.kind == .score)) {
      if draft.kind != .score { saveButton(isWide: true) }
    }
    moreFields(page)
    unlistedGame()
  }
}

/// The fields of one kind of entry, which are neither checked nor sent with another kind.
private func part(of kind: EntryDraft.Kind, _ draft: EntryDraft, @HTMLBuilder content: () -> HTML) -> HTML {
  let isOther = kind != draft.kind
  return fieldset(.class("plain"), .data("for", "kind-\(kind.rawValue)"), .hidden(isOther), .disabled(isOther)) {
    content()
  }
}

private let allButScore = "kind-study kind-practice kind-mechanics"

private func saveButton(isWide: Bool = false) -> HTML {
  button(.class("primary", isWide ? "block" : nil), .data("save")) { t("Save") }
}

/// What an entry rarely needs: folded away, with what it holds in the fold.
private func moreFields(_ page: EntryPage) -> HTML {
  let draft = page.draft
  let isScore = draft.kind == .score
  let place = isScore ? draft.place : []
  return details(.class("more"), .id("more-fields")) {
    summary {
      span(.data("for", "kind-score"), .hidden(!isScore)) { t("Place, day and note") }
      span(.data("for", allButScore), .hidden(isScore)) { t("Day and note") }
      text(" ")
      span(.class("quiet"), .data("says", (placeNames + ["date", "note"]).joined(separator: " "))) {
        text(place.joined(separator: " · "))
      }
    }
    part(of: .score, draft) {
      placeFields(
        context: draft[.context],
        tournament: draft[.tournament],
        location: draft[.location],
        venues: page.library.venues
      )
    }
    field("date", t("Day"), .date(draft[.date]), hint: "Leave it empty for today.")
    field("note", t("Note"), .area(draft[.note]), .rows(3), .maxlength(10000))
    placesField(page)
  }
}

extension EntryDraft {
  /// Where a score was played, in words.
  fileprivate var place: [Message] {
    let context = self[.context].isEmpty ? ScoreContext.practice : ScoreContext(rawValue: self[.context])
    return [context.title] + [self[.tournament], self[.location]].filter { !$0.isEmpty }.map(Message.init(verbatim:))
  }
}

// MARK: The game

@HTMLBuilder
private func gameFields(_ page: EntryPage) -> HTML {
  finder(of: "game", Message("Find a game"))
  field("game", t("Game"), .select(page.games), .data("shown"))
}

/// The place whose games the list has.
private func placesField(_ page: EntryPage) -> HTML {
  let sources =
    page.library.sources.map { Choice($0.id, named: $0.name, isChosen: $0.id == page.source) }
    + [Choice("all", Message("Everywhere"), isChosen: page.source == nil)]
  return field("source", t("Games at"), .select(sources), .data("shown"), box: [.data("places"), .hidden])
}

extension EntryPage {
  /// Every game once, so that another place or game is chosen without the server.
  fileprivate var games: [Choice] {
    let (some, none) = (Message("Choose a game"), Message("No game"))
    let nothing = Choice("", draft.kind == .mechanics ? none : some, isChosen: draft.game.isEmpty)
    let copies = Dictionary(grouping: library.games, by: \.practiceKey)
    let places = Dictionary(top.enumerated().map { ($1, $0) }) { first, _ in first }
    return [known(nothing.with(.data("words", some), .data("mechanics", none)), "", [])]
      + library.games.onceByName.map { game in
        let key = game.practiceKey
        let choice = Choice(key, named: game.listName, isChosen: key == draft.game)
        let names = [game.manufacturer].compactMap(\.self) + MachineName(game.name).otherKeys
        // The plain name is for the list of queued entries.
        let named = choice.with(.data("name", game.name), .data("find", names.joined(separator: " ")))
        return known(places[key].map { named.with(.data("top", "\($0)")) } ?? named, key, copies[key] ?? [])
      }
  }

  /// Returns the choice with what the form's script needs to know about its game.
  ///
  /// That is the places that have it, the names of its videos, line by line, and the scores that are not asked about.
  private func known(_ choice: Choice, _ key: String, _ copies: [LibraryGame]) -> Choice {
    let plausible = PlausibleScores(best: best[key]).range
    // A game without videos has the names that no game has.
    func videos(_ activity: EntryDraft.Activity) -> String? {
      let names = copies.videoNames(activity, preferring: source)
      return copies.isEmpty || names != [LibraryGame]().videoNames(activity, preferring: nil)
        ? names.joined(separator: "\n") : nil
    }
    return choice.with(
      .data("sources", copies.map(\.source).joined(separator: "\n")),
      videos(.tutorial).map { .data("tutorial", $0) } ?? .none,
      videos(.gameplay).map { .data("gameplay", $0) } ?? .none,
      .data("least", "\(plausible.lowerBound)"),
      .data("most", "\(plausible.upperBound)")
    )
  }
}

// MARK: Study

private func activityField(_ draft: EntryDraft) -> HTML {
  field("activity", t("Activity"), .select(EntryDraft.Activity.allCases, draft.activity, \.title), .data("shows"))
}

@HTMLBuilder
private func studyFields(_ page: EntryPage) -> HTML {
  let draft = page.draft
  let isVideo = draft.activity.isVideo
  let videos = page.library.videoNames(of: draft.game, draft.activity, preferring: page.source)
  fieldset(.class("plain"), .data("for", "activity-tutorial activity-gameplay"), .hidden(!isVideo), .disabled(!isVideo))
  {
    field("video", t("Video"), .select(videos.map { Choice($0, named: $0, isChosen: $0 == draft[.video]) }))
    field(
      "mode",
      t("Enter progress as"),
      .select([
        Choice("clock", Message("Time"), isChosen: draft[.mode] == "clock"),
        Choice("percent", Message("Percent"), isChosen: draft[.mode] == "percent"),
      ]),
      .data("shows"),
      .data("shown")
    )
    clockFields(draft)
  }
  // Without scripts, a video has both ways to enter its progress.
  let isPercent = isVideo || draft.activity == .rulesheet
  fieldset(
    .class("plain"),
    .data("for", "activity-rulesheet mode-percent"),
    .hidden(!isPercent),
    .disabled(!isPercent)
  ) {
    field("percent", t("Progress in percent"), .number(draft[.percent], in: 0...100))
  }
}

private func clockFields(_ draft: EntryDraft) -> HTML {
  func clock(_ name: String, _ title: HTML, _ text: String, _ example: String) -> HTML {
    field(
      name,
      title,
      .text(text),
      .placeholder(example: example),
      .maxlength(2000),
      .autocomplete(.off),
      hintID: "clock-hint"
    )
  }
  return fieldset(.class("plain fields"), .data("for", "mode-clock")) {
    clock("watched", t("Watched up to"), draft[.watched], "12:34")
    clock("total", t("Length"), draft[.total], "45:00")
    p(.class("hint"), .id("clock-hint")) {
      t("Minutes and seconds, such as 12:34, or a link with the time in it. Leave both empty for the whole video.")
    }
  }
}

// MARK: Practice

private func practiceFields(_ draft: EntryDraft) -> HTML {
  div(.class("fields")) {
    field("minutes", t("Minutes"), .text(draft[.minutes]), .inputmode(.numeric), .maxlength(5), .autocomplete(.off))
    field(
      "focus",
      t("Focus"),
      .select(PracticeNoteText.Focus.allCases, PracticeNoteText.Focus(rawValue: draft[.focus]), \.title)
    )
  }
}

// MARK: Words

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
