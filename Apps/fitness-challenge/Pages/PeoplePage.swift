import Domain
import GroupChallenges
import Pages
import Server

extension FitnessPages {
  /// Who is in a group, and how others come in.
  func people(_ view: PeopleView, signedIn: String) throws(TemplateFailure) -> HTML {
    try document("People · \(view.name)", "people", view, scripts: ["times.js"], signedIn: signedIn)
  }
}

/// What the template `people` sees.
struct PeopleView {
  struct Invite {
    let action: String
  }

  struct Button {
    let action: String
    let label: String
    let explanation: String
    var isDanger = false
  }

  struct Excuse {
    let action: String
    let key: Int
    let ticket: HiddenField
  }

  struct Commands {
    let user: HiddenField
    let excuse: Excuse?
    let buttons: [Button]
  }

  struct Member {
    let displayName: String
    let role: String
    let commands: Commands?
  }

  let group: String
  let name: String
  let today: String
  let isLocal: Bool
  let made: MadeLink?
  let invite: Invite?
  let members: [Member]
  let open: OpenLinks?

  init(
    _ view: GroupView,
    _ roles: [UserID: Membership.Role],
    invites: [OpenInvite],
    made: MadeLink?,
    isLocal: Bool,
    today: String,
    ticket: FormTicket
  ) {
    let id = view.id
    (group, name, self.today) = (GroupAddress.group(id).text, view.group.name, today)
    (self.made, self.isLocal) = (made, isLocal && view.leads)
    invite = view.leads ? Invite(action: GroupAddress.part("people", "invite", of: id).text) : nil
    members = view.members.enumerated().map { key, member in
      let role = roles[member.user]
      return Member(
        displayName: member.displayName,
        role: role?.label ?? "Member",
        commands: Commands(on: member.user, role, key: key, view, ticket)
      )
    }
    let revoke = GroupAddress.part("people", "revoke", of: id)
    open = OpenLinks(invites.map { OpenLinks.Link($0, revoke: revoke) })
  }
}

extension PeopleView.Commands {
  /// nil where the viewer may do nothing about that member.
  fileprivate init?(on user: UserID, _ role: Membership.Role?, key: Int, _ view: GroupView, _ ticket: FormTicket) {
    func action(_ command: String) -> String { GroupAddress.part("people", command, of: view.id).text }
    var buttons: [PeopleView.Button] = []
    if user == view.viewer {
      if view.role != .owner {
        let words = "You see this group no more. Your check-ins stay, and a new invite lets you in again."
        buttons.append(.init(action: action("leave"), label: "Leave the group", explanation: words, isDanger: true))
      }
    } else if view.leads, role != .owner {
      let lost = "For a lost phone: ends every sign-in, and makes a link that signs in once."
      buttons.append(.init(action: action("rejoin"), label: "Make a new sign-in link", explanation: lost))
      if view.role == .owner {
        let hand = "Then that member runs the group, and you help."
        buttons.append(.init(action: action("hand-over"), label: "Hand the group over", explanation: hand))
      }
      let words = "The group is not seen any more. The check-ins stay. Only a later invite lets this member in again."
      buttons.append(.init(action: action("remove"), label: "Remove", explanation: words, isDanger: true))
    }
    let excuse =
      view.leads
      ? PeopleView.Excuse(action: action("excuse"), key: key, ticket: ticket.field(for: "excuse-\(key)")) : nil
    if buttons.isEmpty, excuse == nil { return nil }
    self.init(user: HiddenField(name: "user", value: user.rawValue), excuse: excuse, buttons: buttons)
  }
}

extension Membership.Role {
  fileprivate var label: String {
    switch self {
    case .owner: "Runs the group"
    case .admin: "Helps to run it"
    case .member, .guest, .publisher, .viewer: "Member"
    case .former: "Was here"
    }
  }
}
