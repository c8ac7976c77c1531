import ArcheryScoring
import Domain
import Hypertext
import Pages
import Server

extension ArcheryPages {
  /// One archer of the roster, for the organiser.
  func archer(_ view: ArcherView, of shoot: TournamentID) throws(TemplateFailure) -> Page {
    try page("\(view.displayName)", "archer", view, of: shoot)
  }
}

/// The template `archer` shows this.
struct ArcherView {
  let shoot: String
  let displayName: String
  let status: Message?
  let shots: String?
  let details: Details?
  let scorers: Scorers?
  let dangerous: [ReasonView]
  let reinstate: RosterRowView.Reinstatement?
  let correct: JudgeView?
  let join: JoinArchersView?
  let paper: PaperView?
  let account: ArcherAccountView?
  let trail: TrailView?

  init(
    _ archer: Participant,
    _ row: TournamentScreen.RosterRow,
    in screen: TournamentScreen,
    categories: [OptionView] = [],
    members: [SpaceMember],
    correct: JudgeView? = nil,
    join: JoinArchersView? = nil,
    paper: PaperView? = nil,
    account: ArcherAccountView? = nil,
    trail: TrailView? = nil,
    ticket: FormTicket
  ) {
    (self.correct, self.join, self.paper, self.account, self.trail) = (correct, join, paper, account, trail)
    reinstate = RosterRowView.Reinstatement(row, in: screen, ticket)
    shoot = ShootAddress.shoot(screen.id).text
    displayName = row.displayName
    status = RosterRowView.note(on: row.status)
    shots = screen.status.isStarted ? ShootAddress.shots(of: row.id, in: screen.id).text : nil
    details = row.mayRename ? Details(archer, row, screen, categories, ticket) : nil
    scorers = screen.may.manageRoster && !members.isEmpty ? Scorers(archer, row, screen, members, ticket) : nil
    dangerous = [
      row.mayRemove ? .removing(row, screen, ticket) : nil,
      row.mayWithdraw ? .withdrawing(row, screen, ticket) : nil,
      row.mayDisqualify ? .disqualifying(row, screen, ticket) : nil,
      row.mayDeleteName ? .deletingName(row, screen, ticket) : nil,
    ]
    .compactMap(\.self)
  }
}

/// Joins another entry of the same person with the archer.
struct JoinArchersView {
  let action: String
  let hidden: [HiddenField]
  let ask: Message
  let archers: [OptionView]

  /// nil for readers other than organisers, and where there is no other archer.
  init?(_ row: TournamentScreen.RosterRow, in screen: TournamentScreen, _ tournament: Tournament, ticket: FormTicket) {
    guard screen.may.disqualify else { return nil }
    archers = screen.roster.filter { tournament.mayJoin($0.id, into: row.id) }
      .map { OptionView($0.id.rawValue, Message(verbatim: $0.displayName), "", isChosen: false) }
    if archers.isEmpty { return nil }
    action = ShootAddress.command("join", on: row.id, in: screen.id).text
    hidden = [ticket.field(for: "join")]
    ask = Message("Join the other entry with \(row.displayName)?")
  }
}

extension ArcherView {
  /// Everything that replaces what was said about an archer.
  struct Details {
    let action: String
    let hidden: [HiddenField]
    let name: String
    let bows: [OptionView]
    let shaft: Message
    let usualShaft: Message
    let mayPlace: Bool
    let target: String
    let mayClass: Bool
    let club: String
    let ageClasses: [OptionView]
    let genders: [OptionView]
    let hasCategories: Bool
    let categories: [OptionView]

    init(
      _ archer: Participant,
      _ row: TournamentScreen.RosterRow,
      _ screen: TournamentScreen,
      _ categories: [OptionView],
      _ ticket: FormTicket
    ) {
      mayClass = screen.may.manageRoster || screen.status == .open
      club = archer.entrant.club ?? ""
      ageClasses = OptionView.ageClasses(archer.entrant.ageClass)
      genders = OptionView.genders(archer.entrant.gender)
      self.categories = categories
      hasCategories = screen.may.manageRoster && !screen.categories.isEmpty
      action = ShootAddress.command("change", on: row.id, in: screen.id).text
      hidden = [ticket.field(for: "change")]
      name = archer.givenName
      bows = OptionView.bows(archer.bowType)
      shaft = archer.shaftDiameterUm.map(Words.millimetres) ?? ""
      usualShaft = Message("usually \(Words.millimetres(row.shaftDiameterUm))")
      mayPlace = screen.may.manageRoster
      target = archer.target?.text ?? ""
    }
  }

  /// The accounts that may score an archer besides those that always may.
  struct Scorers {
    struct User {
      let field: String
      let id: String
      let displayName: String
      let isChosen: Bool
    }

    let action: String
    let hidden: [HiddenField]
    let who: Message
    let users: [User]
    /// Appoints them for all archers at one target; nil for an archer who stands nowhere.
    let everyone: Message?

    init(
      _ archer: Participant,
      _ row: TournamentScreen.RosterRow,
      _ screen: TournamentScreen,
      _ members: [SpaceMember],
      _ ticket: FormTicket
    ) {
      action = ShootAddress.command("scorers", on: row.id, in: screen.id).text
      hidden = [ticket.field(for: "scorers")]
      let host = members.first { $0.id == archer.addedBy }?.displayName
      who =
        archer.user != nil
        ? Message("This archer scores alone.")
        : host.map { Message("\($0) scores this archer.") } ?? Message("The organiser scores this archer.")
      users = members.enumerated().map { number, member in
        User(
          field: Self.field(number),
          id: member.id.rawValue,
          displayName: member.displayName,
          isChosen: archer.scorers.contains(member.id)
        )
      }
      everyone = archer.target.map { Message("Also for everyone else at target \(String($0.number))") }
    }

    static func field(_ number: Int) -> String { "scorer\(number)" }
  }

  /// Something that is asked about twice, and why.
  struct ReasonView {
    let label: Message
    let ask: Message
    let warning: Message
    let confirm: Message
    /// The field of the reason.
    let field: String
    /// Whether a reason can be given.
    let hasReason: Bool
    let isRequired: Bool
    /// Something to tick besides; nil for nothing.
    var choice: Choice?
    let action: String
    let hidden: [HiddenField]

    struct Choice {
      let field: String
      let label: Message
    }

    static func removing(
      _ row: TournamentScreen.RosterRow,
      _ screen: TournamentScreen,
      _ ticket: FormTicket
    ) -> ReasonView {
      ReasonView(
        label: Message("Remove from the roster"),
        ask: Message("Remove \(row.displayName) from the roster?"),
        warning: Message("For an archer who was entered by mistake. The archer has no arrows yet."),
        confirm: Message("Remove \(row.displayName)"),
        field: "remove-reason",
        hasReason: false,
        isRequired: false,
        action: ShootAddress.command("remove", on: row.id, in: screen.id).text,
        hidden: [ticket.field(for: "remove")]
      )
    }

    static func withdrawing(
      _ row: TournamentScreen.RosterRow,
      _ screen: TournamentScreen,
      _ ticket: FormTicket
    ) -> ReasonView {
      ReasonView(
        label: Message("Withdraw"),
        ask: Message("Withdraw \(row.displayName)?"),
        warning: Message("The arrows stay on the sheet. The archer is not ranked and stops shooting."),
        confirm: Message("Withdraw \(row.displayName)"),
        field: "withdraw-reason",
        hasReason: true,
        isRequired: false,
        action: ShootAddress.command("withdraw", on: row.id, in: screen.id).text,
        hidden: [ticket.field(for: "withdraw")]
      )
    }

    static func disqualifying(
      _ row: TournamentScreen.RosterRow,
      _ screen: TournamentScreen,
      _ ticket: FormTicket
    ) -> ReasonView {
      ReasonView(
        label: Message("Disqualify"),
        ask: Message("Disqualify \(row.displayName)?"),
        warning: Message("The archer is listed as disqualified and not ranked. The reason stays on record."),
        confirm: Message("Disqualify \(row.displayName)"),
        field: "disqualify-reason",
        hasReason: true,
        isRequired: true,
        choice: Choice(field: fromAllField, label: Message("Remove from all results, without a score (DQB)")),
        action: ShootAddress.command("disqualify", on: row.id, in: screen.id).text,
        hidden: [ticket.field(for: "disqualify")]
      )
    }

    static let fromAllField = "from-all"

    static func deletingName(
      _ row: TournamentScreen.RosterRow,
      _ screen: TournamentScreen,
      _ ticket: FormTicket
    ) -> ReasonView {
      ReasonView(
        label: Message("Delete the name"),
        ask: Message("Delete the name \(row.displayName) from this shoot?"),
        warning: Message(
          "The scores stay, without the name. Best scores, notices, and entries of earlier versions keep the name. Devices that sync delete it with their next sync."
        ),
        confirm: Message("Delete the name"),
        field: "delete-name",
        hasReason: false,
        isRequired: false,
        action: ShootAddress.command("delete-name", on: row.id, in: screen.id).text,
        hidden: [ticket.field(for: "delete-name")]
      )
    }
  }
}
