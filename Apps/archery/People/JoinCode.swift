import Access
import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import ScorebookKit
import WireFormat

/// The code that lets others into a shoot, as the organiser reads it out.
struct JoinCode {
  struct Shown {
    let code: String
    /// The address at which the code is typed, such as `192.168.1.20:8080/join`.
    let address: String
    let link: ElsewhereAddress
    let usesLeft: Int
    let expiresAt: Timestamp
  }

  /// nil where there is none now.
  let shown: Shown?
  /// Whether only the machine of the server reaches it.
  let isLocal: Bool
}

func joinCodeCard(_ code: JoinCode, of shoot: TournamentID) -> HTML {
  let make = TournamentAddress.page("code", shoot)
  return card("code", t("Join with a code")) {
    if code.isLocal { localServerWarning }
    if let shown = code.shown {
      secret { joinCodeFacts(shown) }
      form(post: make, as: nil) { button { t("Create another code") } }
      form(
        post: TournamentAddress.page("code", shoot, "end"),
        as: nil,
        asks: Message("End this code? Archers can no longer join with it.")
      ) { button { t("End this code") } }
    } else {
      form(post: make, as: nil) {
        p { t("Archers join by typing it on their phones, with their name and bow.") }
        button(.class("block")) { t("Show a code") }
      }
    }
  }
}

/// What an organiser is told whose server no phone reaches.
let localServerWarning = p(.class("flag")) {
  t("Only this machine reaches the server. For phones, start it with: archery serve --host 0.0.0.0")
}

@HTMLBuilder
private func joinCodeFacts(_ shown: JoinCode.Shown) -> HTML {
  p(.class("join-code")) { text(shown.code) }
  if let picture = try? QRPicture(shown.link.text, label: Message("QR code to join")) {
    div(.class("join-qr")) { picture.html }
  }
  p {
    t(
      """
      Enter it at \(span: "\(shown.address)", .class("secret")), \
      or open \(a: "\(shown.link.text)", .class("secret"), .href(shown.link)).
      """
    )
  }
  p(.class("quiet")) { t("For \(shown.usesLeft) more archers, until \(time: shown.expiresAt).") }
}

extension ArcheryWeb {
  /// The forms that create and end the code that the organiser reads out.
  func addCodes(to site: Site) {
    site.form("shoots/:space/code") { visit, _ in
      let (id, account) = try await shoot(visit)
      try await checkMayInvite(into: id, account)
      try await app.invites.makeSpaceCode(of: id.space, by: account)
      return .goTo(TournamentAddress.shoot(id))
    }
    site.form("shoots/:space/code/end") { visit, _ in
      let (id, account) = try await shoot(visit)
      try await app.invites.endSpaceCode(of: id.space, by: account)
      return .goTo(TournamentAddress.shoot(id))
    }
  }

  func joinCode(_ id: TournamentID, _ account: Account, _ visit: Visit) async throws -> JoinCode {
    let address = frame.address(visit.context)
    let shown = try await app.invites.spaceCode(of: id.space, for: account).flatMap { code in
      ElsewhereAddress(address + JoinRoutes.path(of: code.code)).map { link in
        JoinCode.Shown(
          code: code.code,
          address: MadeLink.typed("\(address)/join"),
          link: link,
          usesLeft: code.usesLeft,
          expiresAt: code.expiresAt
        )
      }
    }
    return JoinCode(shown: shown, isLocal: frame.reach.isLocal)
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
      return TournamentAddress.shoots
    }
    let id = TournamentID(segment)
    let said = try form["bow"].map { try BowType(reading: $0) }
    try await app.remember(said, for: admission.user)
    let bow = try await app.preferences(of: admission.user).bow
    if role == .member, form["shoots"] != nil { try await app.join(id, admission.user, with: bow) }
    let tournament = try await app.tournaments.tournament(id)
    guard let own = tournament.archer(of: admission.user), own.status == .active, tournament.status == .inProgress
    else { return TournamentAddress.shoot(id) }
    return TournamentAddress.score(id, archer: own.id)
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

extension ArcheryPages {
  /// The page on which the bearer of an invite joins and chooses a bow.
  func join(_ entry: JoinRoutes.Entry) -> HTML {
    content.in(entry.language).common.join(entry, fields: joinFields(entry.sent))
  }
}

/// The fields as they were sent; nil for a page that was not sent yet.
@HTMLBuilder
private func joinFields(_ sent: Form?) -> HTML {
  bowField(sent?["bow"].flatMap { try? BowType(reading: $0) })
  explainedChoice(
    "shoots",
    .checkbox("yes", isOn: sent.map { $0["shoots"] != nil } ?? true),
    t("I shoot"),
    t("Clear this if you only watch or keep score.")
  )
}
