import ArcheryScoring
import Domain
import Pages
import Server

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

  let name: String
  let shoot: String
  let isLocal: Bool
  let made: MadeLink?
  let invite: String
  let view: String
  let members: [Member]
  let open: OpenLinks?

  init(
    _ tournament: Tournament,
    members: [SpaceMember],
    invites: [OpenInvite],
    links: [OpenViewerLink],
    made: MadeLink?,
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
    let revoke = ShootAddress.people("revoke", id)
    let screens = links.enumerated().map { number, link in
      OpenLinks.Link(
        text: "Link for a screen, number \(number + 1)",
        field: HiddenField(name: "link", value: link.id),
        revoke: revoke
      )
    }
    open = OpenLinks(invites.map { OpenLinks.Link($0, revoke: revoke) } + screens)
  }
}

extension MadeLink {
  static func view(_ link: String) -> MadeLink {
    MadeLink(
      title: "Open this link on the screen",
      hint: "It shows the live board, and nothing else, until you end it below. It is shown once.",
      link: link
    )
  }

  static func rejoin(_ link: String) -> MadeLink {
    MadeLink(
      title: "Send this link",
      hint: "It works once. Wherever this archer was signed in, that has ended.",
      link: link
    )
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
