import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func groupForm(_ form: GroupFormPage, follows: [ItemPath]) -> Page {
    let title = form.id == nil ? Message("New group") : Message("Edit group")
    return Page(
      title: title,
      body: groupFormPage(form, title),
      tabs: .practice(),
      scripts: ["pinball.js"],
      follows: follows
    )
  }
}

struct GroupFormPage {
  /// The group that is changed; nil for a new one.
  var id: String?
  let draft: GroupDraft
  let library: PinballLibrary
  let zone: ZoneTable
  /// The groups that a new one may copy, and among which it gets its position.
  var groups: [CustomGroup] = []
  /// The source of a new group's games.
  var template: GroupTemplate?

  fileprivate func day(_ time: Timestamp?) -> String { time.map { "\($0.day(in: zone))" } ?? "" }
}

@HTMLBuilder
private func groupFormPage(_ page: GroupFormPage, _ title: Message) -> HTML {
  let address = page.id.map(PinballAddress.group) ?? PinballAddress.groups
  let draft = page.draft
  crumbs(address) { t("Back") }
  h1 { text(title) }
  if page.id == nil { templateForm(page) }
  form(post: address, as: "group", .class("card")) {
    field("name", t("Name"), .text(draft.name), .maxlength(100), .required, .autocomplete(.off))
    gameFields(page)
    div(.class("fields")) {
      field("start", t("First day"), .date(page.day(draft.startDate)))
      field("end", t("Last day"), .date(page.day(draft.endDate)), hint: "The group is archived after this day.")
    }
    field("type", t("Type"), .select(GroupKind.known, draft.type, \.title))
    let places = page.id == nil ? page.places : []
    if places.count > 1 { field("place", t("Position in the list"), .select(places)) }
    choice("active", .checkbox("yes", isOn: draft.isActive)) {
      strong { t("Active") }
      span(.class("hint")) { t("Only active groups suggest a game.") }
    }
    choice("priority", .checkbox("yes", isOn: draft.isPriority)) {
      strong { t("Priority") }
      span(.class("hint")) { t("This group comes before all others.") }
    }
    button(.class("primary block")) { t("Save") }
  }
}

/// The choice of what a new group begins with, which shows the form again.
private func templateForm(_ page: GroupFormPage) -> HTML {
  form(get: PinballAddress.newGroup, .class("filters"), .data("choices")) {
    field("from", t("Start from"), .select(page.templates), box: [.class("field wide")])
    button { t("Use") }
  }
}

/// The group's games in its order, and then all others by name.
private func gameFields(_ page: GroupFormPage) -> HTML {
  let known = Dictionary(page.library.games.map { ($0.practiceKey, $0) }) { first, _ in first }
  let chosen = page.draft.gameIDs
  let others = page.library.games.onceByName.map(\.practiceKey).filter { [chosen = Set(chosen)] in !chosen.contains($0)
  }
  return fieldset(.class("game-choice")) {
    legend { t("Games") }
    div(.class("find")) {
      label(.class("unseen"), .for("find")) { t("Search games") }
      control(
        "",
        .search(nil),
        id: "find",
        .placeholder(Message("Name, maker, year, bank")),
        .autocomplete(.off),
        .data("find", "game-list")
      )
    }
    ul(.class("list"), .id("game-list")) {
      for (place, key) in (chosen + others).enumerated() {
        li {
          choice("game-\(place)", .checkbox(key, isOn: place < chosen.count)) {
            strong { bdi(known[key]?.name ?? key) }
            span(.class("hint")) { text(known[key]?.metaLine ?? Message("Not in the library")) }
          }
        }
      }
    }
    p(.class("hint"), .role(.status), .data("find-count")) { t("\(chosen.count) games chosen") }
    unlistedGame()
  }
}

extension GroupFormPage {
  fileprivate var templates: [Choice] {
    func choice(_ template: GroupTemplate, _ name: Message, in group: Message) -> Choice {
      Choice(template.text, name, isChosen: template == self.template, in: group)
    }
    let banks = library.sources.flatMap { source in
      library.listing(LibraryQuery(source: source.id)).banks.map {
        choice(.bank($0, source: source.id), Message("Bank \($0)"), in: Message("Banks of \(source.name)"))
      }
    }
    let copies = groups.map { choice(.group($0.id.text), Message(verbatim: $0.name), in: Message("A copy of")) }
    return [Choice("", Message("An empty group"))] + banks + copies
  }

  fileprivate var places: [Choice] {
    let names = groups.filter { !$0.isArchived }.map(\.name)
    let before = names.enumerated().map { index, name in
      Choice("\(index + 1)", index == 0 ? Message("First") : Message("Before \(name)"))
    }
    return before + [Choice("", Message("Last"), isChosen: true)]
  }
}
