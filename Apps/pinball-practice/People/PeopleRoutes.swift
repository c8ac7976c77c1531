import Domain
import Hypertext
import Pages
import ScoreServer
import ScorebookKit
import WireFormat

extension PinballWeb {
  /// The page about members and invites, and its forms.
  func addPeople(to site: Site) {
    site.page("people") { visit in try await people(visit) }
    site.form("people/invite") { visit, _ in
      let invite = try await app.invites.make(.organiser, by: visit.account(), withCode: true, uses: Self.inviteUses)
      return .show(try await people(visit, made: .invite(invite, at: frame.address(visit.context))))
    }
    site.form("people/revoke") { visit, form in
      let account = try visit.account()
      try await app.invites.revoke(try form.text("invite"), by: account)
      return .goTo(PinballAddress.people)
    }
  }

  private static let inviteUses = 30

  private func people(_ visit: Visit, made: MadeLink? = nil) async throws -> Page {
    let account = try visit.account()
    let invites = account.role == .owner ? try await app.invites.openInvites(for: account) : nil
    return pages.people(invites, made: made, isLocal: frame.reach.isLocal)
  }
}
