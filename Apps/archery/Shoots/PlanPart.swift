import ArcheryScoring
import Domain
import Hypertext
import Pages

/// One part of a shoot's day on its page: Prepare, Shoot or Finish, with its steps.
struct PlanPart {
  struct LinkView {
    let label: Message
    let address: String
    let isPrimary: Bool
  }

  let key: String
  /// nil for a practice, which has no parts.
  let title: Message?
  /// The part of the next step.
  let isNow: Bool
  /// A sentence about what is missing; nil for nothing.
  let note: Message?
  let links: [LinkView]
  let commands: [CommandView]

  /// The parts for this visitor; one without steps and note is left out.
  static func all(_ screen: TournamentScreen, _ visitor: ShootVisitor, _ ticket: FormTicket) -> [PlanPart] {
    let plan = Plan(screen, visitor, ticket)
    let parts = screen.isPractice ? [plan.practice] : [plan.prepare, plan.shoot, plan.finish]
    return parts.filter { !$0.links.isEmpty || !$0.commands.isEmpty || $0.note != nil }
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
  let visitor: ShootVisitor
  let ticket: FormTicket
  let next: NextStep

  init(_ screen: TournamentScreen, _ visitor: ShootVisitor, _ ticket: FormTicket) {
    (self.screen, self.visitor, self.ticket) = (screen, visitor, ticket)
    next = NextStep(screen)
  }

  private var organises: Bool { screen.may.manageRoster }

  private func link(_ label: Message, _ address: WebAddress, _ step: NextStep? = nil) -> PlanPart.LinkView {
    PlanPart.LinkView(label: label, address: address.text, isPrimary: step == next)
  }

  private func page(_ label: Message, _ name: String, _ step: NextStep? = nil) -> PlanPart.LinkView {
    link(label, ShootAddress.page(name, screen.id), step)
  }

  private func command(
    _ name: String,
    _ label: Message,
    _ step: NextStep? = nil,
    ask: Message? = nil,
    _ more: [HiddenField] = []
  ) -> CommandView {
    CommandView(name, label, look: step == next ? "primary" : "", ask: ask, screen, ticket, more)
  }

  // MARK: The parts

  var prepare: PlanPart {
    let own = organises
    return PlanPart(
      key: "prepare",
      title: Message("Prepare"),
      isNow: [.addArchers, .categories, .bows, .start].contains(next),
      note: prepareNote,
      links: [
        own ? page(Message("Entry list"), "entries", .addArchers) : nil,
        own ? page(Message("Categories"), "categories", .categories) : nil,
        own ? page(Message("Bows"), "bows", .bows) : nil,
        own ? page(Message("Targets"), "targets") : nil,
        page(Message("Line-up"), "line-up"),
        own ? page(Message("Score cards"), "score-cards") : nil,
        screen.may.change ? page(Message("Change the shoot"), "change") : nil,
        visitor.mayInvite ? page(Message("People"), "people") : nil,
      ].compactMap(\.self),
      commands: screen.may.start ? [command("start", Message("Start the shoot"), .start)] : []
    )
  }

  private var prepareNote: Message? {
    guard organises else { return nil }
    return screen.unassigned > 0 ? Message("\(screen.unassigned) archers are in no category.") : nil
  }

  var shoot: PlanPart {
    let may = screen.may
    let started = screen.status.isStarted
    return PlanPart(
      key: "shooting",
      title: Message("Shoot", context: "plan"),
      isNow: [.score, .board, .disputes, .resume].contains(next) && started,
      note: screen.status == .open ? Message("Scoring and the live board open at the start.") : nil,
      links: [
        may.score ? link(Message("Score", context: "command"), ShootAddress.score(screen.id), .score) : nil,
        may.score ? link(Message("Enter cards"), ShootAddress.desk(screen.id)) : nil,
        started ? link(Message("Live board"), ShootAddress.board(screen.id), .board) : nil,
      ].compactMap(\.self),
      commands: [
        may.pause ? command("pause", Message("Pause")) : nil,
        may.resume ? command("resume", Message("Continue"), .resume) : nil,
      ].compactMap(\.self)
    )
  }

  var finish: PlanPart {
    let may = screen.may
    return PlanPart(
      key: "finish",
      title: Message("Finish", context: "plan"),
      isNow: [.finish, .results].contains(next),
      note: finishNote,
      links: [
        screen.status.isStarted ? link(Message("Results"), ShootAddress.results(screen.id), .results) : nil,
        may.recordShootOff ? page(Message("Shoot-off"), "shoot-off") : nil,
        visitor.mayFound ? link(Message("Copy this shoot"), ShootAddress.copy(of: screen.id)) : nil,
      ].compactMap(\.self),
      commands: [
        may.complete
          ? command(
            "complete",
            Message("Finish the shoot"),
            .finish,
            ask: Message("Finish the shoot? No arrow can be entered afterwards.")
          ) : nil,
        may.reopen
          ? command("reopen", Message("Reopen"), ask: Message("Reopen the shoot? The results are provisional again."))
          : nil,
      ].compactMap(\.self)
    )
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
  var practice: PlanPart {
    let again = screen.status.isFinal ? Message("Practise again") : Message("Another practice")
    let label = screen.may.complete ? Message("Finish the practice") : Message("Stop here")
    let stop = command(
      "complete",
      label,
      ask: Message("Finish the practice with the arrows shot so far?"),
      [HiddenField(name: "force", value: "yes")]
    )
    return PlanPart(
      key: "practice",
      title: nil,
      isNow: true,
      note: nil,
      links: [
        screen.may.score ? link(Message("Score", context: "command"), ShootAddress.score(screen.id), .score) : nil,
        screen.status.isStarted ? link(Message("Live board"), ShootAddress.board(screen.id)) : nil,
        screen.status.isStarted ? link(Message("Results"), ShootAddress.results(screen.id), .results) : nil,
        screen.may.change ? page(Message("Change the shoot"), "change") : nil,
        visitor.mayInvite ? page(Message("People"), "people") : nil,
        link(again, ShootAddress.practice),
      ].compactMap(\.self),
      commands: screen.may.forceComplete ? [stop] : []
    )
  }
}
