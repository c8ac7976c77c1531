import Domain
import Hypertext
import Pages
import Server

extension PinballPages {
  /// The page about members and invites.
  func people(_ view: PeopleView) throws(TemplateFailure) -> Page {
    try page(Message("Players"), "people", view, in: nil, follows: view.invite == nil ? [] : ["local/sign-in/invites"])
  }
}

/// The view of the template `people`.
struct PeopleView {
  let made: MadeLink?
  let isLocal: Bool
  /// The form that creates an invite; nil for readers who may not.
  let invite: String?
  let open: OpenLinks?

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - invites: The active invites; nil for an account that may not invite.
  ///   - made: The new link.
  ///   - isLocal: Whether other machines cannot reach the server.
  init(_ invites: [OpenInvite]?, made: MadeLink?, isLocal: Bool) {
    self.made = made
    self.isLocal = isLocal && invites != nil
    invite = invites == nil ? nil : PinballAddress.people("invite").text
    open = OpenLinks((invites ?? []).map { OpenLinks.Link($0, revoke: PinballAddress.people("revoke")) })
  }
}
