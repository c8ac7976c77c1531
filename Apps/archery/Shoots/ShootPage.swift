import AppKit
import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages

extension ArcheryPages {
  /// One shoot's own page: its progress, its roster, and its commands.
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
  /// The links between entries and accounts, as far as this visitor is asked.
  var accounts: LinksView?
  /// The code that the organiser reads out; nil for others.
  var joinCode: JoinCodeView?
  /// The rounds that the arrows shot so far fit.
  var otherRounds: [Round] = []
}

/// The form for a shoot that was started with the wrong round.
struct OtherRoundView {
  let action: String
  let hidden: [HiddenField]
  let rounds: [OptionView]
  let hasRounds: Bool
  /// nil for organisers who make no shoots here.
  let copy: String?

  /// Creates the view; nil for readers who do not organise, and at other times.
  init?(_ screen: TournamentScreen, _ visitor: ShootVisitor, _ ticket: FormTicket) {
    guard screen.may.manageRoster, screen.status.isStarted, !screen.isPractice, screen.categories.isEmpty else {
      return nil
    }
    action = ShootAddress.command("round", screen.id).text
    hidden = [ticket.field(for: "round")]
    rounds = visitor.otherRounds.map { round in
      OptionView(round.choiceCode, .round(round.name), "", isChosen: false)
    }
    hasRounds = !rounds.isEmpty
    copy = visitor.mayFound ? ShootAddress.copy(of: screen.id).text : nil
  }
}

extension Round {
  /// The code by which a form names the round, with its face where that is not the usual one.
  fileprivate var choiceCode: String {
    let code = code ?? ""
    return passes == RoundCatalogue.round(code)?.passes ? code : "\(code)@\(passes.first?.scoringSystem.rawValue ?? "")"
  }
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

  init(_ command: CommandView, ask: Message, warning: Message, confirm: Message, _ more: [HiddenField] = []) {
    (key, label, self.ask) = (command.key, command.label, ask)
    self.warning = warning
    self.confirm = confirm
    action = command.action
    hidden = command.hidden + more
  }
}

/// The template `shoot` shows this.
private struct ShootView {
  let name: String
  let status: Message
  let isLive: Bool
  let isOver: Bool
  /// nil where neither is known.
  let when: WhenView?
  let isOpen: Bool
  let isPaused: Bool
  let isPractice: Bool
  let joinCode: JoinCodeView?
  let withoutBow: WithoutBowView?
  let accounts: LinksView?
  /// The plan of the day; a practice has one part.
  let parts: [PlanPart]
  let rosterTitle: Message
  let roster: [RosterRowView]
  let add: AddArchersView?
  let roundName: Message
  let passes: [RoundScreen.PassScreen]
  let arrows: Int
  let maxScore: Int
  let ruleName: Message
  let ruleText: Message
  let otherRound: OtherRoundView?
  let disputes: DisputesLink?
  let hasRefused: Bool
  let refused: [RefusedView]
  let dangerous: [DangerView]

  init(_ screen: TournamentScreen, _ ticket: FormTicket, _ visitor: ShootVisitor) {
    name = screen.name
    status = screen.status.label
    isLive = screen.status.isLive
    isOver = screen.status.isFinal
    when = WhenView(date: screen.settings.date, place: screen.settings.place)
    isOpen = screen.status == .open
    isPaused = screen.status == .paused
    isPractice = screen.isPractice
    joinCode = screen.status.isFinal ? nil : visitor.joinCode
    withoutBow = WithoutBowView(screen)
    accounts = visitor.accounts
    parts = PlanPart.all(screen, visitor, ticket)
    rosterTitle = Message("\(screen.roster.count) archers")
    roster = screen.roster.enumerated().map { RosterRowView($1, number: $0, screen, ticket) }
    add = AddArchersView(screen, ticket, bow: visitor.bow)
    roundName = .round(screen.round.name)
    passes = screen.round.passes
    arrows = screen.round.arrows
    maxScore = screen.round.maxScore
    otherRound = OtherRoundView(screen, visitor, ticket)
    ruleName = screen.rule.name.message
    ruleText = screen.rule.explanation.message
    disputes = DisputesLink(screen)
    hasRefused = !screen.refused.isEmpty
    refused = screen.refused.map(RefusedView.init)
    dangerous = Self.dangerous(screen, ticket)
  }

  private static func dangerous(_ screen: TournamentScreen, _ ticket: FormTicket) -> [DangerView] {
    var views: [DangerView] = []
    if screen.may.forceComplete, !screen.may.complete, !screen.isPractice {
      let command = CommandView("complete", Message("Finish early"), screen, ticket)
      let names = screen.unfinished.map(\.displayName).joined(separator: ", ")
      let warning = Message("These archers are not done and will be listed as not finished: \(names)")
      views.append(
        DangerView(
          command,
          ask: Message("Finish early?"),
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
      let ask = screen.isPractice ? Message("Discard the practice?") : Message("Cancel the shoot?")
      views.append(DangerView(command, ask: ask, warning: warning, confirm: Message("Cancel for good")))
    }
    return views
  }
}

/// The date and place of a shoot.
struct WhenView {
  let day: DayView?
  let place: String?

  init?(date: String?, place: String?) {
    if date == nil, place == nil { return nil }
    (day, self.place) = (date.map { DayView($0) }, place)
  }
}

/// The link to ends that two scorers entered differently.
struct DisputesLink {
  let address: String
  let title: Message
  let sentences: [Message]

  init?(_ screen: TournamentScreen) {
    if screen.disputes.isEmpty, screen.settledDisputes.isEmpty { return nil }
    address = ShootAddress.page("disputes", screen.id).text
    title = screen.disputes.isEmpty ? Message("Disputes settled") : Message("Open disputes")
    sentences = screen.disputes.map(\.text)
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
    type = row.type == TournamentAction.Kind.arrow.rawValue ? Message("Arrow") : Message("Change", context: "event")
    archer = row.archer
    message = row.message.message
    date = moment.date
    timestamp = moment.timestamp
  }
}
