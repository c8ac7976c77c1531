import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// A group as it is entered, new or not.
  func groupForm(_ form: GroupFormPage, ticket: FormTicket, follows: [Path]) throws(TemplateFailure) -> Page {
    let view = GroupFormView(form, ticket)
    return try page(
      view.title,
      "group-form",
      view,
      in: .practice(nil),
      scripts: ["choices.js", "find.js", "zone.js"],
      follows: follows
    )
  }
}

/// The content of a group's form.
struct GroupFormPage {
  /// The group that is changed; nil for a new one.
  let id: String?
  var draft: GroupDraft
  let library: PinballLibrary
  /// The groups that a new one may copy, and among which it gets its position.
  var groups: [CustomGroup] = []
  /// The source of a new group's games.
  var template: GroupTemplate?
  /// The typed day, such as `2026-03-01`; empty for none.
  var start = ""
  var end = ""
  /// A new one's place in the list, from 1; nil for the last.
  var position: Int?
  /// The name of a game that is not in the library.
  var other: String?
}

/// The view of the template `group-form`.
private struct GroupFormView {
  struct Templates {
    let label: Message
    let options: [OptionView]
  }

  struct Game {
    let place: Int
    let key: String
    let name: String
    let facts: Message
    let isChosen: Bool
  }

  let title: Message
  let back: String
  let action: String
  let isNew: Bool
  let newGroup = PinballAddress.newGroup.text
  let templates: [Templates]
  let hidden: [HiddenField]
  let name: String
  let types: [OptionView]
  let games: [Game]
  let chosen: Int
  let start: String
  let end: String
  let isActive: Bool
  let isPriority: Bool
  let places: [OptionView]
  let hasPlaces: Bool

  init(_ page: GroupFormPage, _ ticket: FormTicket) {
    let draft = page.draft
    (isNew, name) = (page.id == nil, draft.name)
    title = page.id == nil ? Message("New group") : Message("Edit group")
    back = (page.id.map(PinballAddress.group) ?? PinballAddress.groups).text
    action = (page.id.map(PinballAddress.group) ?? PinballAddress.groups).text
    templates = page.id == nil ? page.templates : []
    hidden = [ticket.field(for: "group")]
    types = GroupKind.known.map {
      OptionView($0.rawValue, $0.title, isChosen: $0 == draft.type)
    }
    games = page.games
    chosen = draft.gameIDs.count
    (start, end, isActive, isPriority) = (page.start, page.end, draft.isActive, draft.isPriority)
    places = page.id == nil ? page.places : []
    hasPlaces = places.count > 1
  }
}

extension GroupFormPage {
  /// The group's games in its order, and then all others by name.
  fileprivate var games: [GroupFormView.Game] {
    let known = Dictionary(library.games.map { ($0.practiceKey, $0) }) { first, _ in first }
    let chosen = Set(draft.gameIDs)
    let others = OptionView.games(library.games, chosen: "").map(\.value).filter { !chosen.contains($0) }
    return (draft.gameIDs + others).enumerated().map { place, key in
      let game = known[key]
      return GroupFormView.Game(
        place: place,
        key: key,
        name: game?.name ?? key,
        facts: game?.metaLine ?? Message("Not in the library"),
        isChosen: place < draft.gameIDs.count
      )
    }
  }

  fileprivate var templates: [GroupFormView.Templates] {
    func option(_ template: GroupTemplate, _ name: Message) -> OptionView {
      OptionView(template.text, name, isChosen: template == self.template)
    }
    let banks = library.sources.map { source in
      GroupFormView.Templates(
        label: Message("Banks of \(source.name)"),
        options: library.listing(LibraryQuery(source: source.id)).banks.map {
          option(.bank($0, source: source.id), Message("Bank \($0)"))
        }
      )
    }
    let copies = GroupFormView.Templates(
      label: Message("A copy of"),
      options: groups.map { option(.group($0.id.text), Message(verbatim: $0.name)) }
    )
    return (banks + [copies]).filter { !$0.options.isEmpty }
  }

  fileprivate var places: [OptionView] {
    let names = groups.filter { !$0.isArchived }.map(\.name)
    let before = names.enumerated().map { index, name in
      OptionView(
        "\(index + 1)",
        index == 0 ? Message("First") : Message("Before \(name)"),
        isChosen: position == index + 1
      )
    }
    return before + [OptionView("", Message("Last"), isChosen: position == nil)]
  }
}
