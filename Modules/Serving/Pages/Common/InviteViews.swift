package import Domain
package import Hypertext
package import ScoreServer

/// A new link that is shown once.
package struct MadeLink: Sendable {
  let title: Message
  let hint: Message
  let link: String
  let code: String?
  let codeAddress: String?
  package init(title: Message, hint: Message, link: String, code: String? = nil, codeAddress: String? = nil) {
    (self.title, self.hint, self.link) = (title, hint, link)
    (self.code, self.codeAddress) = (code, codeAddress)
  }

  /// The link, its QR code, and the code to read out.
  package var html: HTML { secret { content } }

  private var content: HTML {
    card("made", text(title)) {
      p { a(.class("secret"), Attribute("href", link)) { text(link) } }
      p(.hidden) { button(.type(.button), .class("primary block"), .data("share", link)) { t("Share link") } }
      if let picture = try? QRPicture(link, label: Message("QR code of the link")) { picture.html }
      if let code, let codeAddress {
        p {
          t(
            "Or read out the code \(strong: "\(code)", .class("code")). It is entered at \(span: "\(codeAddress)", .leftToRight)."
          )
        }
      }
      p(.class("hint")) { text(hint) }
    }
  }

  /// Returns an invite to the server at an address.
  package static func invite(_ invite: Invite, at address: String) -> MadeLink {
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
  package static func typed(_ address: String) -> String {
    address.hasPrefix("http://") ? String(address.dropFirst("http://".count)) : address
  }
}

/// The active invites and links.
package struct OpenLinks: Sendable {
  /// One active link.
  package struct Link: Sendable {
    let text: Message
    let until: Timestamp?
    let field: (name: String, value: String)
    let revoke: WebAddress

    /// Creates a link that is valid until revoked.
    package init(text: Message, field: (name: String, value: String), revoke: WebAddress) {
      (self.text, self.field, self.revoke, until) = (text, field, revoke, nil)
    }

    package init(_ invite: OpenInvite, revoke: WebAddress) {
      text = Message("Invite for \(invite.usesLeft) more, until")
      (field, self.revoke, until) = (("invite", invite.id), revoke, invite.expiresAt)
    }
  }

  let links: [Link]

  /// Creates the list; nil for no links.
  package init?(_ links: [Link]) {
    if links.isEmpty { return nil }
    self.links = links
  }

  /// The list with a button for each link.
  package var html: HTML {
    card("open", t("Active invites")) {
      factList(links) { link in
        span {
          spaced {
            text(link.text)
            if let end = link.until { time(end) }
          }
        }
        form(post: link.revoke, as: nil, asks: "End this link? It stops working at once.") {
          hidden(link.field.name, link.field.value)
          button(.askButton(Message("End link"))) { t("End link") }
        }
      }
    }
  }
}
