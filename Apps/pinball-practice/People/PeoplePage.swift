import Domain
import Hypertext
import Pages
import ScoreServer

extension PinballPages {
  /// The page about members and invites; an account that may not invite has nil.
  func people(_ invites: [OpenInvite]?, made: MadeLink?, isLocal: Bool) -> Page {
    let links = (invites ?? []).map { OpenLinks.Link($0, revoke: PinballAddress.people("revoke")) }
    let body = HTML {
      h1 { t("Players") }
      if let made { made.html }
      if isLocal, invites != nil {
        p(.class("flag")) {
          t(
            "Other devices cannot reach this server. For phones, start it with \(code: "pinball-practice serve --host 0.0.0.0")."
          )
        }
      }
      if invites != nil {
        inviteCard()
      } else {
        emptyState { t("Ask the owner of this server to invite other players.") }
      }
      if let open = OpenLinks(links) { open.html }
    }
    return Page(title: Message("Players"), body: body, follows: invites == nil ? [] : ["local/sign-in/invites"])
  }
}

private func inviteCard() -> HTML {
  card("invite", t("Invite players")) {
    form(post: PinballAddress.people("invite"), as: nil, .data("online")) {
      p(.class("hint")) {
        t("One link and code for up to 30 players, valid for a week. All see the league. Each practice is private.")
      }
      button(.class("primary block")) { t("Create invite") }
    }
  }
}
