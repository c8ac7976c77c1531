import Access
import AppKit
import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages
import Server
import WireFormat

/// The code that lets others into a shoot, as the organiser reads it out.
struct JoinCodeView {
  struct Shown {
    let code: String
    /// The address at which the code is typed, such as `192.168.1.20:8080/join`.
    let address: String
    /// The address with the code in it.
    let link: String
    /// The link as a code to scan.
    let fragment: QRPicture?
    let usesLeft: Int
    let date: String
    let timestamp: String
  }

  /// nil where there is none now.
  let shown: Shown?
  let action: String
  let end: String
  let isLocal: Bool
}

/// The archers on no division's board.
struct WithoutBowView {
  let sentence: Message
  let address: String

  /// nil if every archer has a bow, and for readers other than the organiser.
  init?(_ screen: TournamentScreen) {
    let count = screen.archersWithoutBow
    guard count > 0, screen.may.manageRoster, !screen.isPractice else { return nil }
    sentence =
      Message("\(count) archers have no bow. They are missing from the boards and best scores of each bow.")
    address = ShootAddress.page("bows", screen.id).text
  }
}

extension ArcheryWeb {
  /// The forms that create and end the code that the organiser reads out.
  func addCodes(to site: Site) {
    site.form("shoots/:space/code") { visit, _ in
      let (id, account) = try await shoot(visit)
      try await checkMayInvite(into: id, account)
      try await app.invites.makeSpaceCode(of: id.space, by: account)
      return .goTo(ShootAddress.shoot(id))
    }
    site.form("shoots/:space/code/end", asks: true) { visit, _ in
      let (id, account) = try await shoot(visit)
      try await app.invites.endSpaceCode(of: id.space, by: account)
      return .goTo(ShootAddress.shoot(id))
    }
  }

  func joinCode(_ id: TournamentID, _ account: Account, _ visit: Visit) async throws -> JoinCodeView {
    let address = frame.address(visit.context)
    let shown = try await app.invites.spaceCode(of: id.space, for: account).map { code in
      let moment = MomentView(code.expiresAt)
      let link = address + JoinRoutes.path(of: code.code)
      return JoinCodeView.Shown(
        code: code.code,
        address: MadeLink.typed("\(address)/join"),
        link: link,
        fragment: try? QRPicture(link, label: Message("QR code to join")),
        usesLeft: code.usesLeft,
        date: moment.date,
        timestamp: moment.timestamp
      )
    }
    let (make, end) = (ShootAddress.command("code", id), ShootAddress.endCode(of: id))
    return JoinCodeView(shown: shown, action: make.text, end: end.text, isLocal: frame.reach.isLocal)
  }

  /// Every account may practise, but only organisers invite.
  func mayInvite(into screen: TournamentScreen, _ account: Account) async throws -> Bool {
    if screen.isPractice, !account.mayFound { return false }
    return try await app.invites.mayInvite(into: screen.id.space, account)
  }

  private func checkMayInvite(into id: TournamentID, _ account: Account) async throws {
    let screen = try await app.tournaments.tournament(id).screen(for: account.user)
    guard try await mayInvite(into: screen, account) else { throw Problem.notFound }
  }

  /// Adds a new member to the roster unless the form says otherwise, and opens the scoring page of a begun shoot.
  @Sendable
  func landing(_ admission: Admission, _ form: Form) async throws -> WebAddress {
    guard case .role(let role, let space) = admission.grant, let segment = space.segments.last else {
      return ShootAddress.shoots
    }
    let id = TournamentID(segment)
    let said = try form["bow"].map { try BowType(reading: $0) }
    try await app.remember(said, for: admission.user)
    let bow = try await app.preferences(of: admission.user).bow
    if role == .member, form["shoots"] != nil { try await app.join(id, admission.user, with: bow) }
    let tournament = try await app.tournaments.tournament(id)
    guard let own = tournament.archer(of: admission.user), own.status == .active, tournament.status == .inProgress
    else { return ShootAddress.shoot(id) }
    return ShootAddress.score(id, archer: own.id)
  }
}

extension ArcheryServices {
  /// Adds a new member to the roster, if the shoot accepts archers and does not have this one.
  ///
  /// If the organiser's entry list has an archer of the same name, a person decides whether that is this member.
  fileprivate func join(_ id: TournamentID, _ user: UserID, with bow: BowType?) async throws {
    let tournament = try await tournaments.tournament(id)
    guard tournament.archer(of: user) == nil, let account = try await signIn.account(of: user),
      tournament.entered(named: account.displayName) == nil
    else { return }
    let archer = TournamentCommand.NewArcher(PlayerID(user), displayName: account.displayName, bowType: bow)
    do {
      try await perform(.add(archer), on: id, by: user)
    } catch {
      // The shoot's page shows a refusal of the rules, such as that it is over or full.
      guard error.refusal != nil else { throw error }
    }
  }
}

extension Tournament {
  /// The archer of the organiser's entry list with this name.
  func entered(named name: String) -> Participant? {
    active.first { $0.isEntered && $0.account == nil && NameKey($0.givenName) == NameKey(name) }
  }
}

extension ArcheryPages {
  /// The page on which the bearer of an invite joins and chooses a bow.
  func join(_ entry: JoinRoutes.Entry) throws(TemplateFailure) -> HTML {
    let content = content.in(entry.language)
    return try content.common.join(entry, fields: try content.render("join-fields", JoinFields(entry.sent)))
  }
}

/// The template `join-fields` shows this.
private struct JoinFields {
  let bows: [OptionView]
  let shoots: Bool

  /// Creates the fields as they were sent; nil for a page that was not sent yet.
  init(_ sent: Form?) {
    bows = OptionView.bows(sent?["bow"].flatMap { try? BowType(reading: $0) })
    shoots = sent.map { $0["shoots"] != nil } ?? true
  }
}
