import AppKit
import ArcheryScoring
import Domain
import LeaderboardKit
import Pages

extension ArcheryPages {
  /// One shoot's own page: how far it is, who takes part, and what can be done.
  ///
  /// `visitor` says what this user may do here besides what the rules of the shoot allow.
  func shoot(
    _ screen: TournamentScreen,
    ticket: FormTicket,
    visitor: ShootVisitor = ShootVisitor()
  ) throws(TemplateFailure) -> Page {
    try page("\(screen.name)", "shoot", ShootView(screen, ticket, visitor), of: screen.id, json: screen)
  }
}

/// A user who looks at a shoot's page, with the rights that the installation gives.
struct ShootVisitor {
  var mayInvite = false
  /// Whether this user makes shoots here, so also copies of this one.
  var mayFound = false
  /// The bow that this user chose last.
  var bow: BowType?
  /// An archer of the entry list who is called like this user, who does not shoot.
  var namesake: String?
  /// The code that the organiser reads out; nil for others.
  var joinCode: JoinCodeView?
}

/// A form that only has a button.
struct CommandView {
  let key: String
  let action: String
  let hidden: [HiddenField]
  let label: Message
  let look: String
  /// The question before it is done; nil for none.
  let ask: Message?

  init(
    _ name: String,
    _ label: Message,
    look: String = "",
    ask: Message? = nil,
    _ screen: TournamentScreen,
    _ ticket: FormTicket,
    _ more: [HiddenField] = []
  ) {
    key = name
    action = ShootAddress.command(name, screen.id).text
    hidden = [ticket.field(for: name)] + more
    self.label = label
    self.look = look
    self.ask = ask
  }
}

/// Something that is asked about twice.
struct DangerView {
  let key: String
  let label: Message
  let ask: Message
  let warning: Message
  let confirm: Message
  let action: String
  let hidden: [HiddenField]

  init(_ command: CommandView, warning: Message, confirm: Message, _ more: [HiddenField] = []) {
    (key, label, ask) = (command.key, command.label, "\(command.label)?")
    self.warning = warning
    self.confirm = confirm
    action = command.action
    hidden = command.hidden + more
  }
}

/// The template `shoot` shows this.
private struct ShootView {
  struct LinkView {
    let label: Message
    let address: String
    let isPrimary: Bool
  }

  let name: String
  let status: Message
  let isLive: Bool
  let isOpen: Bool
  let isPaused: Bool
  let isPractice: Bool
  let joinCode: JoinCodeView?
  let withoutBow: WithoutBowView?
  let namesake: String?
  let links: [LinkView]
  let commands: [CommandView]
  let rosterTitle: Message
  let roster: [RosterRowView]
  let add: AddArchersView?
  let roundName: String
  let passes: [RoundScreen.PassScreen]
  let arrows: Int
  let maxScore: Int
  let ruleName: String
  let ruleText: String
  let disputes: DisputesLink?
  let hasRefused: Bool
  let refused: [RefusedView]
  let dangerous: [DangerView]

  init(_ screen: TournamentScreen, _ ticket: FormTicket, _ visitor: ShootVisitor) {
    name = screen.name
    status = screen.status.label
    isLive = screen.status.isLive
    isOpen = screen.status == .open
    isPaused = screen.status == .paused
    isPractice = screen.isPractice
    joinCode = screen.status.isFinal ? nil : visitor.joinCode
    withoutBow = WithoutBowView(screen)
    namesake = screen.may.join ? visitor.namesake : nil
    links = Self.links(screen, visitor)
    commands = Self.commands(screen, ticket)
    rosterTitle = Message("\(screen.roster.count) archers")
    roster = screen.roster.enumerated().map { RosterRowView($1, number: $0, screen, ticket) }
    add = AddArchersView(screen, ticket, bow: visitor.bow)
    roundName = screen.round.name
    passes = screen.round.passes
    arrows = screen.round.arrows
    maxScore = screen.round.maxScore
    ruleName = screen.rule.name
    ruleText = screen.rule.explanation
    disputes = DisputesLink(screen)
    hasRefused = !screen.refused.isEmpty
    refused = screen.refused.map(RefusedView.init)
    dangerous = Self.dangerous(screen, ticket)
  }

  private static func links(_ screen: TournamentScreen, _ visitor: ShootVisitor) -> [LinkView] {
    var links: [LinkView] = []
    if screen.may.score {
      links.append(
        LinkView(
          label: Message("Score", context: "command"),
          address: ShootAddress.score(screen.id).text,
          isPrimary: true
        )
      )
    }
    if screen.status.isStarted {
      links.append(
        LinkView(label: Message("Live board"), address: ShootAddress.board(screen.id).text, isPrimary: false)
      )
      let isFinal = screen.status == .completed
      links.append(
        LinkView(label: Message("Results"), address: ShootAddress.results(screen.id).text, isPrimary: isFinal)
      )
    }
    let organises = screen.may.manageRoster && !screen.isPractice
    let pages = [
      (organises, Message("Entry list"), "entries"), (organises, Message("Bows"), "bows"),
      (!screen.isPractice, Message("Line-up"), "line-up"),
      (screen.may.recordShootOff && !screen.isPractice, Message("Shoot-off"), "shoot-off"),
      (screen.may.change, Message("Change the shoot"), "change"), (visitor.mayInvite, Message("People"), "people"),
    ]
    for (may, label, name) in pages where may {
      links.append(LinkView(label: label, address: ShootAddress.page(name, screen.id).text, isPrimary: false))
    }
    if screen.isPractice {
      let label = screen.status.isFinal ? Message("Practise again") : Message("Another practice")
      links.append(LinkView(label: label, address: ShootAddress.practice.text, isPrimary: false))
    } else if visitor.mayFound {
      links.append(
        LinkView(label: Message("Copy this shoot"), address: ShootAddress.copy(of: screen.id).text, isPrimary: false)
      )
    }
    return links
  }

  private static func commands(_ screen: TournamentScreen, _ ticket: FormTicket) -> [CommandView] {
    let may = screen.may
    if screen.isPractice { return practiceCommands(screen, ticket) }
    return [
      may.start ? CommandView("start", Message("Start the shoot"), look: "primary", screen, ticket) : nil,
      may.pause ? CommandView("pause", Message("Pause"), screen, ticket) : nil,
      may.resume ? CommandView("resume", Message("Continue"), look: "primary", screen, ticket) : nil,
      may.complete
        ? CommandView(
          "complete",
          Message("Finish the shoot"),
          look: "primary",
          ask: Message("Finish the shoot? No arrow can be entered afterwards."),
          screen,
          ticket
        ) : nil,
    ].compactMap(\.self)
  }

  /// A practice stops at any time, and the arrows shot count.
  private static func practiceCommands(_ screen: TournamentScreen, _ ticket: FormTicket) -> [CommandView] {
    guard screen.may.forceComplete else { return [] }
    let label = screen.may.complete ? Message("Finish the practice") : Message("Stop here")
    return [
      CommandView(
        "complete",
        label,
        ask: Message("Finish the practice with the arrows shot so far?"),
        screen,
        ticket,
        [HiddenField(name: "force", value: "yes")]
      )
    ]
  }

  private static func dangerous(_ screen: TournamentScreen, _ ticket: FormTicket) -> [DangerView] {
    var views: [DangerView] = []
    if screen.may.forceComplete, !screen.may.complete, !screen.isPractice {
      let command = CommandView("complete", Message("Finish early"), screen, ticket)
      let warning = Message("Some archers are not done. They are listed as not finished.")
      views.append(
        DangerView(
          command,
          warning: warning,
          confirm: Message("Finish the shoot now"),
          [.init(name: "force", value: "yes")]
        )
      )
    }
    if screen.may.cancel {
      let command = CommandView(
        "cancel",
        screen.isPractice ? Message("Discard the practice") : Message("Cancel the shoot"),
        screen,
        ticket
      )
      let warning = Message("Nothing more can be entered, and there will be no results. The arrows stay on record.")
      views.append(DangerView(command, warning: warning, confirm: Message("Cancel for good")))
    }
    return views
  }
}

/// Tells that two have entered something else.
struct DisputesLink {
  let address: String
  let title: Message
  let sentences: [Message]

  init?(_ screen: TournamentScreen) {
    if screen.disputes.isEmpty, screen.settledDisputes.isEmpty { return nil }
    address = ShootAddress.page("disputes", screen.id).text
    title = screen.disputes.isEmpty ? Message("Disputes settled") : Message("Open disputes")
    sentences = screen.disputes.map { Message(verbatim: $0.text) }
  }
}

/// An event that did not count.
struct RefusedView {
  let type: Message
  let archer: String?
  let message: Message
  let date: String
  let timestamp: String

  init(_ row: TournamentScreen.RefusedRow) {
    let moment = MomentView(row.occurredAt)
    type = Message(verbatim: row.type.prefix(1).uppercased() + row.type.dropFirst())
    archer = row.archer
    message = Message(verbatim: row.message)
    date = moment.date
    timestamp = moment.timestamp
  }
}
