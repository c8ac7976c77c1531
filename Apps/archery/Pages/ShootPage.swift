import ArcheryScoring
import WebPages

extension ArcheryPages {
  /// One shoot's own page: how far it is, who takes part, and what can be done.
  ///
  /// `mayInvite` says whether this user may let others in.
  func shoot(
    _ screen: TournamentScreen,
    ticket: FormTicket,
    mayInvite: Bool = false,
    signedIn: String?
  ) throws(TemplateFailure) -> HTML {
    let page = Page(
      title: screen.name,
      body: try templates.render("shoot", ShootView(screen, ticket, mayInvite: mayInvite)),
      scripts: ["times.js"],
      signedIn: signedIn
    )
    return try shell.document(page)
  }
}

/// A form that only has a button.
struct CommandView {
  let action: String
  let hidden: [HiddenField]
  let label: String
  let look: String

  init(_ name: String, _ label: String, look: String = "", _ screen: TournamentScreen, _ ticket: FormTicket) {
    action = ShootAddress.command(name, screen.id).text
    hidden = [ticket.field(for: name)]
    self.label = label
    self.look = look
  }
}

/// Something that is asked about twice.
struct DangerView {
  let label: String
  let warning: String
  let confirm: String
  let action: String
  let hidden: [HiddenField]

  init(_ command: CommandView, warning: String, confirm: String, _ more: [HiddenField] = []) {
    label = command.label
    self.warning = warning
    self.confirm = confirm
    action = command.action
    hidden = command.hidden + more
  }
}

/// What the template `shoot` sees.
private struct ShootView {
  struct LinkView {
    let label: String
    let address: String
    let isPrimary: Bool
  }

  let name: String
  let status: String
  let isLive: Bool
  let isOpen: Bool
  let isPaused: Bool
  let links: [LinkView]
  let commands: [CommandView]
  let rosterTitle: String
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

  init(_ screen: TournamentScreen, _ ticket: FormTicket, mayInvite: Bool) {
    name = screen.name
    status = screen.status.label
    isLive = screen.status.isLive
    isOpen = screen.status == .open
    isPaused = screen.status == .paused
    links = Self.links(screen, mayInvite: mayInvite)
    commands = Self.commands(screen, ticket)
    rosterTitle = Words.count(screen.roster.count, "archer", "archers")
    roster = screen.roster.enumerated().map { RosterRowView($1, number: $0, screen, ticket) }
    add = AddArchersView(screen, ticket)
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

  private static func links(_ screen: TournamentScreen, mayInvite: Bool) -> [LinkView] {
    var links: [LinkView] = []
    if screen.may.score {
      links.append(LinkView(label: "Score", address: ShootAddress.score(screen.id).text, isPrimary: true))
    }
    if screen.status.isStarted {
      links.append(LinkView(label: "Live board", address: ShootAddress.board(screen.id).text, isPrimary: false))
      let isFinal = screen.status == .completed
      links.append(LinkView(label: "Results", address: ShootAddress.results(screen.id).text, isPrimary: isFinal))
    }
    let pages = [
      (screen.may.manageRoster, "Entry list", "entries"), (screen.may.recordShootOff, "Shoot-off", "shoot-off"),
      (screen.may.change, "Change the shoot", "change"),
    ]
    for (may, label, name) in pages where may {
      links.append(LinkView(label: label, address: ShootAddress.page(name, screen.id).text, isPrimary: false))
    }
    if mayInvite {
      links.append(LinkView(label: "People", address: ShootAddress.people(screen.id).text, isPrimary: false))
    }
    return links
  }

  private static func commands(_ screen: TournamentScreen, _ ticket: FormTicket) -> [CommandView] {
    let may = screen.may
    return [
      may.start ? CommandView("start", "Start the shoot", look: "primary", screen, ticket) : nil,
      may.pause ? CommandView("pause", "Pause", screen, ticket) : nil,
      may.resume ? CommandView("resume", "Go on", look: "primary", screen, ticket) : nil,
      may.complete ? CommandView("complete", "Finish the shoot", look: "primary", screen, ticket) : nil,
    ].compactMap(\.self)
  }

  private static func dangerous(_ screen: TournamentScreen, _ ticket: FormTicket) -> [DangerView] {
    var views: [DangerView] = []
    if screen.may.forceComplete, !screen.may.complete {
      let command = CommandView("complete", "Finish early", screen, ticket)
      let warning = "Not everybody is done. Those who are not are listed as not finished."
      views.append(
        DangerView(command, warning: warning, confirm: "Finish the shoot now", [.init(name: "force", value: "yes")])
      )
    }
    if screen.may.cancel {
      let command = CommandView("cancel", "Cancel the shoot", screen, ticket)
      let warning = "Nothing more can be entered, and there will be no results. The arrows stay on record."
      views.append(DangerView(command, warning: warning, confirm: "Cancel it for good"))
    }
    return views
  }
}

/// Tells that two have entered something else.
struct DisputesLink {
  let address: String
  let sentences: [String]

  init?(_ screen: TournamentScreen) {
    if screen.disputes.isEmpty { return nil }
    address = ShootAddress.page("disputes", screen.id).text
    sentences = screen.disputes.map(\.text)
  }
}

/// An event that did not count.
struct RefusedView {
  let type: String
  let archer: String?
  let message: String
  let date: String
  let timestamp: String

  init(_ row: TournamentScreen.RefusedRow) {
    let moment = MomentView(row.occurredAt)
    type = row.type.prefix(1).uppercased() + row.type.dropFirst()
    archer = row.archer
    message = row.message
    date = moment.date
    timestamp = moment.timestamp
  }
}
