import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func mechanics(_ mechanics: MechanicsPage, follows: [ItemPath]) -> Page {
    Page(
      title: mechanics.screen.skill.map(Message.init(verbatim:)) ?? Message("Mechanics"),
      layout: .wide,
      body: mechanicsPage(mechanics),
      tabs: .practice(PinballAddress.mechanics),
      scripts: ["pinball.js"],
      follows: follows,
      json: mechanics.screen
    )
  }
}

struct MechanicsPage {
  let screen: MechanicsScreen
  let zone: ZoneTable
  let library: PinballLibrary
  let shown: Int
  var isSaved = false

  /// The line of the skill that the page is about; nil for all skills.
  fileprivate var chosen: MechanicsScreen.Line? { screen.skills.first { $0.skill == screen.skill } }
}

@HTMLBuilder
private func mechanicsPage(_ page: MechanicsPage) -> HTML {
  let screen = page.screen
  if let skill = screen.skill {
    crumbs(PinballAddress.mechanics) { t("All mechanics") }
    h1 { bdi(skill) }
  } else {
    h1 { t("Mechanics") }
  }
  if page.isSaved { outcome(Message("Saved.")) }
  div(.class("cards charts"), .data("days")) {
    if let line = page.chosen, line.logs > 0 {
      card("competency", t("How well it goes")) {
        let chart = competencyChart(screen.history, line, page.zone)
        chart
        p(.class("quiet")) {
          if chart.isEmpty {
            t("Log this skill a second time to see a chart here.")
          } else {
            t("The dashed line is the average.")
          }
        }
        figureTable(line.figures, t("Summary of the notes"))
      }
    }
    noteCard(page)
    skillsCard(screen)
    notesSection(page)
  }
}

private func noteCard(_ page: MechanicsPage) -> HTML {
  card("note", t("Add a note")) {
    form(post: PinballAddress.mechanics, as: "mechanics") {
      field("skill", t("Skill"), .select(skillChoices(page.screen.skill)))
      competencyField("\(page.chosen?.latest ?? 3)")
      field(
        "game",
        t("Game"),
        .select([Choice("", Message("No game"), isChosen: true)] + gameChoices(page.library.games, chosen: ""))
      )
      field("note", t("Note"), .area(), .rows(2), .maxlength(10000))
      button(.class("primary block")) { t("Save") }
    }
  }
}

private func skillsCard(_ screen: MechanicsScreen) -> HTML {
  let logged = screen.skills.filter { $0.logs > 0 }
  return card("skills", t("Skills")) {
    ul(.class("list facts skills")) {
      for line in logged {
        li(.class(line.skill == screen.skill ? "mine" : nil)) {
          skillLink(line)
          strong { text(line.latestWords) }
          span(.class("quiet")) { text(line.facts) }
        }
      }
    }
    details(.open(logged.isEmpty)) {
      summary { t("Skills not logged yet") }
      ul(.class("list legend")) { for line in screen.skills where line.logs == 0 { li { skillLink(line) } } }
    }
  }
}

private func skillLink(_ line: MechanicsScreen.Line) -> HTML {
  a(.href(PinballAddress.mechanics.with("skill", line.skill))) { bdi(line.skill) }
}

private func notesSection(_ page: MechanicsPage) -> HTML {
  let screen = page.screen
  let address = screen.skill.map { PinballAddress.mechanics.with("skill", $0) } ?? PinballAddress.mechanics
  return section(.labelled(by: "log-title")) {
    h2(.id("log-title")) { t("Notes") }
    ul(.class("list rows")) { for note in screen.notes { noteRow(note, page.zone) } }
    if screen.notes.isEmpty { emptyState { t("No notes yet. Add one above after you practise a skill.") } }
    if screen.count > screen.notes.count { moreLink(address.with("shown", "\(page.shown * 2)"), t("Show more")) }
  }
}

/// A note with its rating and the player's words; either may be missing.
private func noteRow(_ note: MechanicsScreen.Note, _ zone: ZoneTable) -> HTML {
  li(.class("card entry-row")) {
    span(.class("what")) {
      if note.game != "None" { strong { bdi(note.game) } }
      if let rating = note.rating { span(.class("value")) { text(rating) } }
      if let words = note.words { span(.class("note")) { bdi(words) } }
    }
    span(.class("quiet when")) {
      time(note.time.day(in: zone))
      if let entry = note.entry {
        a(.href(PinballAddress.entry(entry)), .label(Message("Change: \(note.line)"))) { t("Change") }
      }
    }
  }
}

// MARK: Words

extension MechanicsScreen.Line {
  fileprivate var facts: Message {
    let mean = average.map { Message("\(Message.number($0, digits: 1)) on average") }
    return [Message("\(logs) notes"), mean, trend.map { $0.signed(digits: 1) }].compactMap(\.self).joined(
      separator: " • "
    )
  }

  fileprivate var latestWords: Message { latest.map { Message("\($0) of 5") } ?? "–" }

  var figures: [Figure] {
    [
      Figure(name: Message("Notes"), value: "\(logs)"),
      Figure(name: Message("Latest"), value: latestWords),
      Figure(name: Message("On average"), value: average.map { .number($0, digits: 1) } ?? "–"),
      Figure(
        name: Message("Progress: later half minus earlier half"),
        value: trend.map { $0.signed(digits: 1) } ?? "–"
      ),
    ]
  }
}

extension Timestamp {
  /// The day by the player's clock.
  func day(in zone: ZoneTable) -> CivilDate { CivilDate(dayNumber: zone.day(of: self)) }
}
