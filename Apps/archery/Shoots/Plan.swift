import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The parts of a shoot's day, Prepare, Shoot and Finish, with their steps for this visitor.
@HTMLBuilder
func plan(_ screen: TournamentScreen, _ visitor: TournamentVisitor) -> HTML {
  let plan = Plan(screen, visitor)
  if screen.isPractice {
    plan.practice
  } else {
    plan.prepare
    plan.shoot
    plan.finish
  }
}

/// The step that the page highlights.
private enum NextStep {
  case addArchers, categories, bows, start, score, board, disputes, resume, finish, results

  init(_ screen: TournamentScreen) {
    let organises = screen.may.manageRoster
    switch screen.status {
    case .open where organises:
      if screen.roster.isEmpty {
        self = .addArchers
      } else if screen.unassigned > 0 {
        self = .categories
      } else if screen.archersWithoutBow > 0 && !screen.categories.isEmpty {
        self = .bows
      } else {
        self = .start
      }
    case .open: self = .board
    case .paused: self = organises ? .resume : .board
    case .inProgress:
      if organises, !screen.disputes.isEmpty {
        self = .disputes
      } else if organises, screen.unfinished.isEmpty {
        self = .finish
      } else {
        self = screen.may.score ? .score : .board
      }
    case .completed, .cancelled: self = .results
    }
  }
}

private struct Plan {
  let screen: TournamentScreen
  let visitor: TournamentVisitor
  let next: NextStep

  init(_ screen: TournamentScreen, _ visitor: TournamentVisitor) {
    (self.screen, self.visitor, next) = (screen, visitor, NextStep(screen))
  }

  private var organises: Bool { screen.may.manageRoster }

  /// A part of the day; nothing for one without steps and note.
  ///
  /// A practice has no parts, and so no title.
  private func part(
    _ key: String,
    _ title: Message?,
    isNow: Bool,
    note: Message? = nil,
    @HTMLBuilder steps: () -> HTML
  ) -> HTML {
    let steps = steps()
    if steps.isEmpty, note == nil { return .empty }
    return section(
      .class("plan-part", isNow ? "plan-now" : nil),
      .id("plan-\(key)"),
      .labelled(by: title.map { _ in "plan-\(key)-title" })
    ) {
      if let title { h2(.id("plan-\(key)-title")) { text(title) } }
      if let note { p(.class("plan-note")) { text(note) } }
      div(.class("actions")) { steps }
    }
  }

  private func link(_ label: Message, _ address: WebAddress, _ step: NextStep? = nil) -> HTML {
    a(.class("button", step == next ? "primary" : nil), .href(address)) { text(label) }
  }

  private func page(_ label: Message, _ name: String, _ step: NextStep? = nil) -> HTML {
    link(label, TournamentAddress.page(name, screen.id), step)
  }

  private func command(
    _ name: String,
    _ label: Message,
    _ step: NextStep? = nil,
    asks question: Message? = nil,
    @HTMLBuilder fields: () -> HTML = { .empty }
  ) -> HTML {
    form(post: TournamentAddress.page(name, screen.id), as: name, asks: question) {
      fields()
      button(.class(step == next ? "primary" : nil)) { text(label) }
    }
  }

  // MARK: The parts

  var prepare: HTML {
    let note =
      organises && screen.unassigned > 0 ? Message("\(screen.unassigned) archers are in no category.") : nil
    let isNow = [.addArchers, .categories, .bows, .start].contains(next)
    return part("prepare", Message("Prepare"), isNow: isNow, note: note) {
      if organises {
        page(Message("Entry list"), "entries", .addArchers)
        page(Message("Categories"), "categories", .categories)
        page(Message("Bows"), "bows", .bows)
        page(Message("Targets"), "targets")
      }
      page(Message("Line-up"), "line-up")
      if organises { page(Message("Score cards"), "score-cards") }
      if screen.may.change { page(Message("Change the shoot"), "change") }
      if visitor.mayInvite { page(Message("People"), "people") }
      if screen.may.start { command("start", Message("Start the shoot"), .start) }
    }
  }

  var shoot: HTML {
    let (may, started) = (screen.may, screen.status.isStarted)
    return part(
      "shooting",
      Message("Shoot", context: "plan"),
      isNow: [.score, .board, .disputes, .resume].contains(next) && started,
      note: screen.status == .open ? Message("Scoring and the live board open at the start.") : nil
    ) {
      if may.score {
        link(Message("Score", context: "command"), TournamentAddress.score(screen.id), .score)
        link(Message("Enter cards"), TournamentAddress.desk(screen.id))
      }
      if started { link(Message("Live board"), TournamentAddress.board(screen.id), .board) }
      if may.pause { command("pause", Message("Pause")) }
      if may.resume { command("resume", Message("Continue"), .resume) }
    }
  }

  var finish: HTML {
    let may = screen.may
    let isNow = [.finish, .results].contains(next)
    return part("finish", Message("Finish", context: "plan"), isNow: isNow, note: finishNote) {
      if screen.status.isStarted { link(Message("Results"), TournamentAddress.results(screen.id), .results) }
      if may.recordShootOff { page(Message("Shoot-off"), "shoot-off") }
      if visitor.mayFound { link(Message("Copy this shoot"), TournamentAddress.copy(of: screen.id)) }
      if may.complete {
        let question = Message("Finish the shoot? No arrow can be entered afterwards.")
        command("complete", Message("Finish the shoot"), .finish, asks: question)
      }
      if may.reopen {
        command("reopen", Message("Reopen"), asks: Message("Reopen the shoot? The results are provisional again."))
      }
    }
  }

  /// Names the archers for whom the end of the shoot waits.
  private var finishNote: Message? {
    guard organises, screen.status.isLive, !screen.unfinished.isEmpty else { return nil }
    let names = screen.unfinished.prefix(Self.mostNames).map { "\($0.displayName) (\($0.endsCompleted)/\($0.ends))" }
    let list = names.joined(separator: ", ")
    let rest = screen.unfinished.count - names.count
    return rest > 0 ? Message("Not finished: \(list) and \(rest) more.") : Message("Not finished: \(list)")
  }

  private static let mostNames = 12

  /// A practice stops at any time, and the arrows shot count.
  var practice: HTML {
    let again = screen.status.isFinal ? Message("Practise again") : Message("Another practice")
    return part("practice", nil, isNow: true) {
      if screen.may.score { link(Message("Score", context: "command"), TournamentAddress.score(screen.id), .score) }
      if screen.status.isStarted {
        link(Message("Live board"), TournamentAddress.board(screen.id))
        link(Message("Results"), TournamentAddress.results(screen.id), .results)
      }
      if screen.may.change { page(Message("Change the shoot"), "change") }
      if visitor.mayInvite { page(Message("People"), "people") }
      link(again, TournamentAddress.practice)
      if screen.may.forceComplete {
        let label = screen.may.complete ? Message("Finish the practice") : Message("Stop here")
        command("complete", label, asks: Message("Finish the practice with the arrows shot so far?")) {
          hidden("force", "yes")
        }
      }
    }
  }
}
