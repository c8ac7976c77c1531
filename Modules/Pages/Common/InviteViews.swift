public import Domain
public import Hypertext
public import Server

/// A new link that is shown once, the view of the template `made-link`.
public struct MadeLink: Sendable {
  let title: Message
  let hint: Message
  let link: String
  let code: String?
  let codeAddress: String?
  /// The QR code of the link; nil for a link that is too long.
  let fragment: QRPicture?

  /// Creates the view of a link.
  public init(title: Message, hint: Message, link: String, code: String? = nil, codeAddress: String? = nil) {
    (self.title, self.hint, self.link) = (title, hint, link)
    (self.code, self.codeAddress) = (code, codeAddress)
    fragment = try? QRPicture(link, label: Message("QR code of the link"))
  }

  /// Returns the view of an invite to the server at an address.
  public static func invite(_ invite: Invite, at address: String) -> MadeLink {
    MadeLink(
      title: Message("Send this link"),
      hint: Message(
        "The link, the QR code and the code are shown once. Each person who uses one enters a name and becomes a member."
      ),
      link: address + JoinRoutes.path(of: invite.secret),
      code: invite.code,
      codeAddress: typed("\(address)/join")
    )
  }

  /// Returns an address as a person types it: browsers add `http://` by themselves.
  public static func typed(_ address: String) -> String {
    address.hasPrefix("http://") ? String(address.dropFirst("http://".count)) : address
  }
}

/// The active invites and links, the view of the template `open-links`.
public struct OpenLinks: Sendable {
  /// One active link.
  public struct Link: Sendable {
    let text: Message
    let date: String?
    let timestamp: String?
    let field: HiddenField
    let revoke: String

    /// Creates the view of a link that is valid until revoked.
    public init(text: Message, field: HiddenField, revoke: WebAddress) {
      (self.text, self.field, self.revoke) = (text, field, revoke.text)
      (date, timestamp) = (nil, nil)
    }

    /// Creates the view of an invite.
    public init(_ invite: OpenInvite, revoke: WebAddress) {
      let moment = MomentView(invite.expiresAt)
      text = Message("Invite for \(invite.usesLeft) more, until")
      (date, timestamp) = (moment.date, moment.timestamp)
      (field, self.revoke) = (HiddenField(name: "invite", value: invite.id), revoke.text)
    }
  }

  let links: [Link]

  /// Creates the view; nil for no links.
  public init?(_ links: [Link]) {
    if links.isEmpty { return nil }
    self.links = links
  }

  /// The templates of this file's views, for an app to include.
  public static let templates: [String: [UInt8]] = [
    "made-link": PackageResources.made_link_mustache,
    "open-links": PackageResources.open_links_mustache,
  ]
}
