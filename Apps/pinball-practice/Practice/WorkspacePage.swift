import Domain
import Hypertext
import Pages
import Pinball

/// A part of a player's work with one game, a tab of its page.
enum WorkspacePart: String, CaseIterable {
  case summary, input, log

  fileprivate var title: Message {
    switch self {
    case .summary: Message("Summary")
    case .input: Message("Input")
    case .log: Message("Log", context: "noun")
    }
  }
}

extension PinballPages {
  /// Returns the page of a player's work with one game, and the next action.
  func workspace(
    _ screen: WorkspaceScreen,
    _ links: WorkspaceLinks,
    part: WorkspacePart,
    log: JournalScreen,
    zone: ZoneTable,
    isSaved: Bool,
    follows: [ItemPath]
  ) -> Page {
    Page(
      title: Message("Practice · \(screen.name)"),
      body: HTML {
        crumbs(PinballAddress.game(screen.practiceKey)) { span { t("Back to \(bdi: screen.name)") } }
        h1 { bdi(screen.name) }
        seenForm(screen.practiceKey, .practice)
        if isSaved { outcome(Message("Saved.")) }
        tabs(
          Message("My practice"),
          WorkspacePart.allCases.map {
            Page.Link($0.title, PinballAddress.workspace(screen.practiceKey, $0), isCurrent: $0 == part)
          }
        )
        switch part {
        case .summary:
          summaryCard(screen, links)
          studyCard(links.all)
        case .input: inputCard(screen)
        case .log: logSection(log, of: screen.practiceKey, zone)
        }
      },
      tabs: .practice(),
      scripts: ["pinball.js", "reading.js"],
      follows: follows,
      keeps: WorkspacePart.allCases.map { PinballAddress.workspace(screen.practiceKey, $0) },
      json: screen
    )
  }
}

/// The links to everything that the advice about a game names.
struct WorkspaceLinks {
  private let game: GameScreen
  private let rulesheet: StudyLink?
  private let playfield: StudyLink?
  private let videos: [StudyLink]

  init(_ game: GameScreen, has reading: GameReading) {
    self.game = game
    let key = game.practiceKey
    rulesheet =
      reading.hasRulesheet
      ? StudyLink(label: Message("Rulesheet"), target: .here(PinballAddress.rulesheet(key)))
      : game.rulesheetURL.flatMap(ElsewhereAddress.init).map {
        StudyLink(label: Message("Rules on the web"), target: .elsewhere($0))
      }
    playfield =
      reading.hasPlayfield
      ? StudyLink(label: Message("Playfield"), target: .here(PinballAddress.playfield(key))) : nil
    videos = StudyLink.videos(of: game)
  }

  var all: [StudyLink] { [rulesheet, playfield].compactMap(\.self) + videos }

  /// The place where a task is done; nil where there is none.
  func link(to task: String?) -> StudyLink? {
    switch task.map({ StudyTask(rawValue: $0) }) {
    case .rulesheet?: rulesheet
    case .playfield?: playfield
    case .tutorialVideo?: videos.first { $0.label.description.lowercased().contains("tutorial") }
    case .gameplayVideo?: videos.first { $0.label.description.lowercased().contains("gameplay") }
    case .practice?:
      StudyLink(
        label: Message("Log practice"),
        target: .here(PinballAddress.entry(.practice).with("game", game.practiceKey))
      )
    default: nil
    }
  }
}

private func summaryCard(_ screen: WorkspaceScreen, _ links: WorkspaceLinks) -> HTML {
  card("summary", t("Summary")) {
    if let group = screen.group {
      p { t("Group: \(a: "\(bdi: group.name)", .href(PinballAddress.group(group.id)))") }
    }
    p {
      spaced {
        strong { t("Next: \(screen.next.message)") }
        if let next = links.link(to: screen.nextTask) { next.link("button") { text(next.label) } }
      }
    }
    for alert in screen.alerts { p(.class("quiet")) { text(alert.message) } }
    if let scores = screen.scores {
      figureTable(scores.figures, t("My scores"), isTitleShown: true)
      p { buttonLink(PinballAddress.insights.with("game", screen.practiceKey)) { t("Insights") } }
    }
    if let target = screen.target { targetTable(target, t("Target scores")) }
    p { buttonLink(PinballAddress.highScores(screen.practiceKey)) { t("High scores") } }
  }
}

@HTMLBuilder
private func studyCard(_ links: [StudyLink]) -> HTML {
  if !links.isEmpty {
    card("study", t("Study")) {
      ul(.class("list")) { for link in links { li { studyLink(link, span { text(link.label) }) } } }
    }
  }
}

private func inputCard(_ screen: WorkspaceScreen) -> HTML {
  card("input", t("Add an entry")) {
    div(.class("actions")) {
      for kind in EntryDraft.Kind.allCases {
        buttonLink(PinballAddress.entry(kind).with("game", screen.practiceKey)) { text(kind.title) }
      }
    }
    form(post: PinballAddress.gameNote(screen.practiceKey), as: "note") {
      field("note", t("My note on this game"), .area(screen.note ?? ""), .rows(3), .maxlength(10000))
      button(.class("block")) { t("Save note") }
    }
  }
}

private func logSection(_ log: JournalScreen, of key: String, _ zone: ZoneTable) -> HTML {
  section(.labelled(by: "log-title")) {
    h2(.id("log-title")) { t("My entries") }
    div(.data("days")) {
      for day in log.days {
        h3 { time(day.date) }
        ul(.class("list rows")) {
          for row in day.rows {
            li(.class("card entry-row")) {
              span(.class("what")) {
                strong { text(row.heading.message) }
                rowRemarks(row)
              }
              rowEnd(row, zone)
            }
          }
        }
      }
    }
    if log.days.isEmpty {
      emptyState {
        t("No entries yet. \(a: "Log your first entry", .href(PinballAddress.workspace(key, .input)))")
      }
    }
    if log.count > log.days.reduce(0, { $0 + $1.rows.count }) {
      moreLink(PinballAddress.journal.with("game", key), t("Show all"))
    }
  }
}
