import Domain
import Hypertext
import Pages
import Pinball

// The parts that several pages of this app share.

struct Figure {
  let name: Message
  let value: Message
}

func figureTable(_ figures: [Figure], _ title: HTML, isTitleShown: Bool = false) -> HTML {
  table(.class("panel")) {
    caption(.class(isTitleShown ? nil : "unseen")) { title }
    tbody { for figure in figures { figureRow(text(figure.name), figure.value) } }
  }
}

func targetTable(_ target: TargetsScreen.Line, _ title: HTML = .empty) -> HTML {
  table(.class("panel")) {
    if !title.isEmpty { caption { title } }
    tbody {
      figureRow(t("Great"), shown(target.great), "great")
      figureRow(t("Good"), shown(target.main))
      figureRow(t("At least"), shown(target.floor))
    }
  }
}

/// A form that the browser sends by itself when its page is opened: `pinball.js`.
///
/// Opening a page changes nothing, so that a page which is rendered again, fetched early or cached records nothing.
func openedForm(_ address: WebAddress, @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  form(post: address, as: "opened", .data("opened"), .hidden) { content() }
}

/// How far something is, as a bar and in percent.
func progressLine(of name: String, _ percent: Int) -> HTML {
  p(.class("bar")) {
    progressBar(of: name, percent)
    strong { t("\(percent)%") }
  }
}

func progressBar(of name: String, _ percent: Int) -> HTML {
  Tag.progress(.max(100), .value("\(percent)"), .label(Message("Progress of \(name)")))
}

/// The way to what a list does not show.
func moreLink(_ address: WebAddress, _ words: HTML) -> HTML { p { buttonLink(address, isWide: true) { words } } }

/// How well a skill goes, from 1 to 5.
func competencyField(_ chosen: String) -> HTML {
  fieldset {
    legend { t("How well it goes") }
    div(.class("competency")) {
      for value in (1...5).map({ "\($0)" }) {
        choice("competency", .radio(value, isOn: value == chosen)) { strong { text(value) } }
      }
    }
  }
}

func unlistedGame() -> HTML {
  details {
    summary { t("The game is not in the list") }
    field("other", t("Name of the game"), .text(nil), .maxlength(200), .autocomplete(.off))
  }
}

// MARK: Choices

extension Control {
  /// A choice among words by the names that readers see.
  static func select<Word: RawRepresentable<String> & Equatable>(
    _ words: [Word],
    _ chosen: Word?,
    _ title: (Word) -> Message
  ) -> Control {
    .select(words.map { Choice($0.rawValue, title($0), isChosen: $0 == chosen) })
  }
}

func skillChoices(_ chosen: String?) -> [Choice] {
  Skill.all.map { Choice($0.name, named: $0.name, isChosen: $0.name == chosen) } + [Choice("", Message("In general"))]
}

func bankChoices(_ banks: [Int], chosen: Int?) -> [Choice] {
  [Choice("", Message("All banks"), isChosen: chosen == nil)]
    + banks.map { Choice("\($0)", Message("Bank \($0)"), isChosen: $0 == chosen) }
}

func playerChoices(_ names: [String], chosen: String?, none: Message = Message("No player")) -> [Choice] {
  [Choice("", none, isChosen: chosen == nil)] + names.map { Choice($0, named: $0, isChosen: $0 == chosen) }
}

/// Games, each once, by name and year.
func gameChoices(_ games: [LibraryGame], chosen: String) -> [Choice] {
  games.onceByName.map { Choice($0.practiceKey, named: $0.listName, isChosen: $0.practiceKey == chosen) }
}

extension [LibraryGame] {
  /// The games to choose from, each once, by name and year.
  var onceByName: [LibraryGame] {
    var seen: Set<String> = []
    let once = filter { !$0.practiceKey.isEmpty && seen.insert($0.practiceKey).inserted }
    func order(_ game: LibraryGame) -> (String, Int, String) {
      (game.name.lowercased(), game.year ?? .max, game.practiceKey)
    }
    return once.sorted { order($0) < order($1) }
  }
}

extension LibraryGame {
  /// The name with the year and the usual abbreviations, for lists.
  var listName: String {
    name + (year.map { " (\($0))" } ?? "") + MachineName(name).abbreviations.map { " · \($0)" }.joined()
  }
}
