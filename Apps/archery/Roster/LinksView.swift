import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages

/// The links between archers of the entry list and accounts, as one visitor of a shoot's page sees them.
struct LinksView {
  /// The question whether the visitor is on the entry list.
  struct Claim {
    let action: String
    let hidden: [HiddenField]
    /// The archer with the visitor's name; nil for none.
    let namesake: String?
    let archers: [OptionView]
  }

  /// The visitor's request, which waits for the organiser.
  struct Pending {
    let sentence: Message
    let unlink: String
    let hidden: [HiddenField]
  }

  /// A request that waits for this visitor, the organiser.
  struct Request {
    let key: String
    let sentence: Message
    let approve: String
    let unlink: String
    let approveHidden: [HiddenField]
    let unlinkHidden: [HiddenField]
  }

  let claim: Claim?
  let pending: Pending?
  let hasRequests: Bool
  let requests: [Request]

  /// - Parameters:
  ///   - tournament: The shoot.
  ///   - account: The visitor.
  ///   - names: The names of accounts that have asked.
  ///   - ticket: Makes each form count once.
  init(_ tournament: Tournament, for account: Account, names: [UserID: String], ticket: FormTicket) {
    let organises = tournament.organises(account.user)
    pending = Pending(tournament, account.user, ticket)
    claim = pending == nil ? Claim(tournament, account, ticket) : nil
    requests = organises ? Self.requests(tournament, names, ticket) : []
    hasRequests = !requests.isEmpty
  }

  private static func requests(_ tournament: Tournament, _ names: [UserID: String], _ ticket: FormTicket) -> [Request] {
    tournament.roster.flatMap { archer in
      archer.requests.sorted().map { user in
        let (name, key) = (names[user] ?? user.rawValue, "\(archer.id)-\(user)")
        let account = HiddenField(name: "account", value: user.rawValue)
        return Request(
          key: key,
          sentence: Message("\(name) says: “I am \(tournament.displayName(of: archer.id))”"),
          approve: ShootAddress.command("link", on: archer.id, in: tournament.id).text,
          unlink: ShootAddress.command("unlink", on: archer.id, in: tournament.id).text,
          approveHidden: [ticket.field(for: "link\(key)"), account],
          unlinkHidden: [ticket.field(for: "unlink\(key)"), account]
        )
      }
    }
  }
}

extension LinksView.Claim {
  /// nil for a visitor who may not ask for any archer.
  fileprivate init?(_ tournament: Tournament, _ account: Account, _ ticket: FormTicket) {
    let archers = tournament.linkable(by: account.user).filter(\.isEntered)
    guard !archers.isEmpty, !tournament.isPractice else { return nil }
    let same = archers.first { NameKey($0.givenName) == NameKey(account.displayName) }
    // The organiser knows the list, and is asked only about the own name.
    if tournament.organises(account.user), same == nil { return nil }
    action = ShootAddress.command("link", tournament.id).text
    hidden = [ticket.field(for: "claim")]
    namesake = same.map { tournament.displayName(of: $0.id) }
    let names = tournament.displayNames
    let none = OptionView("", Message("Choose your name"), isChosen: same == nil)
    self.archers =
      [none]
      + archers.map { archer in
        let target = archer.target.map { " · \($0.text)" } ?? ""
        return OptionView(
          archer.id.rawValue,
          Message(verbatim: (names[archer.id] ?? "") + target),
          isChosen: archer.id == same?.id
        )
      }
  }
}

extension LinksView.Pending {
  /// nil for a visitor who waits for nothing.
  fileprivate init?(_ tournament: Tournament, _ user: UserID, _ ticket: FormTicket) {
    guard let archer = tournament.requested(by: user) else { return nil }
    let name = tournament.displayName(of: archer.id)
    sentence = Message("You said that you are \(name). The organiser confirms it with one tap.")
    unlink = ShootAddress.command("unlink", on: archer.id, in: tournament.id).text
    hidden = [ticket.field(for: "unclaim")]
  }
}

/// The account of one archer, on the archer's page.
struct ArcherAccountView {
  let sentence: Message
  /// Ends the link; nil for a visitor who may not.
  let unlink: String?
  let hidden: [HiddenField]

  /// nil for an archer who is not linked.
  init?(_ row: TournamentScreen.RosterRow, accountName: String?, in shoot: TournamentID, _ ticket: FormTicket) {
    guard let account = row.account else { return nil }
    sentence =
      row.isCurrentUser
      ? Message("You are this archer. The arrows count in your scores and bests.")
      : Message(
        "Linked with the account of \(accountName ?? account.rawValue). The arrows count in its scores and bests."
      )
    unlink = row.mayEndLink ? ShootAddress.command("unlink", on: row.id, in: shoot).text : nil
    hidden = [ticket.field(for: "unlink"), HiddenField(name: "account", value: account.rawValue)]
  }
}
