import AppPages
import ArcheryScoring
import Domain
import Server
import WebPages

extension ArcheryPages {
  /// Who takes part in a shoot with an account, and how others come in.
  func people(_ view: PeopleView, signedIn: String?) throws(TemplateFailure) -> HTML {
    let page = Page(
      title: "People · \(view.name)",
      body: try templates.render("people", view),
      scripts: ["times.js"],
      signedIn: signedIn
    )
    return try shell.document(page)
  }
}

/// What the template `people` sees.
struct PeopleView {
  /// What was just made, which is shown once.
  struct Made {
    let title: String
    let hint: String
    let link: String
    var code: String?
    var codeAddress: String?

    static func invite(link: String, code: String, at address: String) -> Made {
      Made(
        title: "Send this link",
        hint: "Whoever opens it types a name, and is in. It is shown once.",
        link: link,
        code: code,
        codeAddress: address
      )
    }

    static func view(_ link: String) -> Made {
      Made(
        title: "Open this link on the screen",
        hint: "It shows the live board, and nothing else, until you end it below. It is shown once.",
        link: link
      )
    }

    static func rejoin(_ link: String) -> Made {
      Made(
        title: "Send this link",
        hint: "It works once. Wherever this archer was signed in, that has ended.",
        link: link
      )
    }
  }

  struct Member {
    let displayName: String
    let role: String
    /// nil for those who run the shoot, and who do not take part any more.
    let commands: Commands?
  }

  struct Commands {
    let rejoin: String
    let remove: String
    let user: HiddenField
  }

  struct Open {
    let text: String
    let date: String?
    let timestamp: String?
    let field: HiddenField
    let revoke: String
  }

  let name: String
  let shoot: String
  let isLocal: Bool
  let made: Made?
  let invite: String
  let view: String
  let members: [Member]
  let hasOpen: Bool
  let open: [Open]

  init(
    _ tournament: Tournament,
    members: [SpaceMember],
    invites: [OpenInvite],
    links: [OpenViewerLink],
    made: Made?,
    isLocal: Bool
  ) {
    let id = tournament.id
    name = tournament.name
    shoot = ShootAddress.shoot(id).text
    (self.made, self.isLocal) = (made, isLocal)
    invite = ShootAddress.people("invite", id).text
    view = ShootAddress.people("view", id).text
    self.members = members.map { member in
      let isPlain = member.role == .member || member.role == .publisher
      return Member(
        displayName: member.displayName,
        role: member.role.label,
        commands: isPlain ? Commands(on: member.id, in: id) : nil
      )
    }
    let revoke = ShootAddress.people("revoke", id).text
    open = invites.map { Open($0, revoke) } + links.enumerated().map { Open($1, number: $0 + 1, revoke) }
    hasOpen = !open.isEmpty
  }
}

extension PeopleView.Commands {
  fileprivate init(on user: UserID, in id: TournamentID) {
    self.init(
      rejoin: ShootAddress.people("rejoin", id).text,
      remove: ShootAddress.people("remove", id).text,
      user: HiddenField(name: "user", value: user.rawValue)
    )
  }
}

extension PeopleView.Open {
  fileprivate init(_ invite: OpenInvite, _ revoke: String) {
    let moment = MomentView(invite.expiresAt)
    self.init(
      text: "Invite for \(invite.usesLeft) more, until",
      date: moment.date,
      timestamp: moment.timestamp,
      field: HiddenField(name: "invite", value: invite.id),
      revoke: revoke
    )
  }

  fileprivate init(_ link: OpenViewerLink, number: Int, _ revoke: String) {
    self.init(
      text: "Link for a screen, number \(number)",
      date: nil,
      timestamp: nil,
      field: HiddenField(name: "link", value: link.id),
      revoke: revoke
    )
  }
}

extension Membership.Role {
  fileprivate var label: String {
    switch self {
    case .owner: "Organiser"
    case .admin: "Helps to organise"
    case .member: "Takes part"
    case .publisher: "Publishes results"
    case .guest: "Guest"
    case .viewer: "Looks on"
    case .former: "Took part once"
    }
  }
}
