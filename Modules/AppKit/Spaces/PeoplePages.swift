import Access
public import Domain
public import Hypertext
public import Pages
public import Server
public import Spaces
import WireFormat

/// A sport's command about one member, offered on the page about people, such as "Excuse a day".
public struct MemberAction<Fold: SpaceFold>: Sendable {
  /// The end of the form's address.
  let name: String
  /// The button's text, for the member's name.
  let label: @Sendable (String) -> Message
  /// The fields of the form; the number makes the ids of fields unique.
  let fields: @Sendable (SpaceView<Fold>, Int, Visit) throws -> HTML
  let isOffered: @Sendable (SpaceView<Fold>, UserID) -> Bool
  let asks: (@Sendable (Form, SpaceView<Fold>) throws -> Bool)?
  let decide: @Sendable (Form, UserID, SpaceView<Fold>) throws -> [Draft]

  /// - Parameters:
  ///   - name: The end of the form's address, such as `excuse`.
  ///   - label: Makes the button's text from the member's name.
  ///   - fields: Makes the fields of the form for a visit; the number is another one for each member.
  ///   - isOffered: Whether the reader may do this for a member.
  ///   - asks: Whether a form asks its user first, by the question in its markup (`data-ask`); no form for nil.
  ///   - decide: Makes the events of a form.
  public init(
    _ name: String,
    label: @escaping @Sendable (String) -> Message,
    fields: @escaping @Sendable (SpaceView<Fold>, Int, Visit) throws -> HTML,
    isOffered: @escaping @Sendable (SpaceView<Fold>, UserID) -> Bool,
    asks: (@Sendable (Form, SpaceView<Fold>) throws -> Bool)? = nil,
    decide: @escaping @Sendable (Form, UserID, SpaceView<Fold>) throws -> [Draft]
  ) {
    (self.name, self.label, self.fields) = (name, label, fields)
    (self.isOffered, self.asks, self.decide) = (isOffered, asks, decide)
  }
}

/// The page about the people of a space: its members, invites and removals.
///
/// One page serves every kind of space of every app, below the space's own page: `…/people`.
public struct PeoplePages<Fold: SpaceFold>: Sendable {
  /// The app's own rules for the page.
  public struct Custom: Sendable {
    /// The title of a space.
    public var title: @Sendable (SpaceView<Fold>) -> String = { $0.about.name }
    /// Returns whether the reader may invite.
    public var mayInvite: @Sendable (SpaceView<Fold>) -> Bool = \.leads
    /// Returns whether organisers can appoint others, and make another member the organiser.
    public var handsOver: @Sendable (SpaceView<Fold>) -> Bool = { _ in true }
    /// Returns the page of a member; nil for none that the reader may see.
    public var member: @Sendable (UserID, SpaceView<Fold>) -> WebAddress? = { _, _ in nil }
    /// Returns what the app offers a member who leaves, beside leaving; nil for nothing.
    public var departure: @Sendable (SpaceView<Fold>) -> Departure? = { _ in nil }
    /// Throws if the app hides the space from a reader whom the access rules admit.
    public var admit: @Sendable (Visit, SpaceID) async throws -> Void = { _, _ in }

    public init() {}
  }

  /// What an app offers a member who leaves.
  public struct Departure: Sendable {
    let data: String
    let erase: String

    /// - Parameters:
    ///   - data: The file with the member's data.
    ///   - erase: The form that deletes the member's data, and leaves.
    public init(data: WebAddress, erase: WebAddress) { (self.data, self.erase) = (data.text, erase.text) }
  }

  /// The default number of uses of an invite.
  private static var uses: Int { 30 }

  private let frame: WebFrame
  private let root: String
  private let custom: Custom
  private let name: @Sendable (UserID, SpaceView<Fold>) -> String?
  private let actions: [MemberAction<Fold>]
  private let screen: (@Sendable (_ secret: String) -> WebAddress)?
  private var library: TemplateLibrary

  private static var templates: [String: [UInt8]] { OpenLinks.templates.merging(PeopleTemplates.sources) { $1 } }

  private var installation: Installation { frame.installation }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - frame: The server.
  ///   - root: The first part of the addresses of spaces; the kind of space for nil.
  ///   - custom: The app's own rules.
  ///   - name: Returns the name of a member in a space; the account's name for nil.
  ///   - actions: The sport's commands about a member.
  ///   - screen: The address of the page that a viewer link shows; nil for no such links.
  /// - Throws: ``Pages/TemplateFailure`` for a broken template.
  public init(
    _ frame: WebFrame,
    at root: String? = nil,
    custom: Custom = Custom(),
    name: @escaping @Sendable (UserID, SpaceView<Fold>) -> String? = { _, _ in nil },
    actions: [MemberAction<Fold>] = [],
    screen: (@Sendable (_ secret: String) -> WebAddress)? = nil
  ) throws(TemplateFailure) {
    (self.frame, self.root, self.custom) = (frame, root ?? Fold.space.kind.rawValue, custom)
    (self.name, self.actions, self.screen) = (name, actions, screen)
    library = try TemplateLibrary(Self.templates)
  }

  /// Adds the page and its forms to a site.
  ///
  /// - Throws: ``Pages/TemplateFailure`` for a broken template.
  public func add(to site: Site) throws(TemplateFailure) {
    var pages = self
    pages.library = try TemplateLibrary(Self.templates, in: site.content.languages)
    pages.addRoutes(to: site)
  }

  private func addRoutes(to site: Site) {
    let path = "\(root)/:space/people"
    site.page(path) { visit in try await page(visit) }
    site.form("\(path)/invite") { visit, form in
      let uses = try form.optionalNumber("uses", in: 1...Invites.largestUses) ?? Self.uses
      let view = try await service(visit).view(id(visit))
      guard custom.mayInvite(view) else { throw Problem.notFound }
      let grant = InviteGrant.role(.member, in: Fold.space.path(of: view.id))
      let invite = try await installation.invites.make(grant, by: visit.account(), withCode: true, uses: uses)
      return .show(try await page(visit, made: .invite(invite, at: frame.address(visit.context))))
    }
    site.form("\(path)/rejoin") { visit, form in
      let user = UserID(rawValue: try form.text("user"))
      let change = DeviceChange(form["device"])
      let secret = try await installation.invites.rejoinLink(for: user, in: space(visit), by: visit.account(), change)
      let link = frame.address(visit.context) + SignInRoutes.path(of: secret)
      let hint =
        change == .lostPhone
        ? Message("The link works once. This member was signed out on every device.")
        : Message("The link works once. This member stays signed in on every other device.")
      return .show(try await page(visit, made: MadeLink(title: Message("Send this link"), hint: hint, link: link)))
    }
    site.form("\(path)/remove", asks: true) { visit, form in
      let user = UserID(rawValue: try form.text("user"))
      try await installation.invites.remove(user, from: space(visit), by: visit.account())
      try await service(visit).recordDeparture(of: user, from: id(visit), as: ticket())
      return try await goTo(visit)
    }
    site.form("\(path)/hand-over", asks: true) { visit, form in
      let user = UserID(rawValue: try form.text("user"))
      try await service(visit).handOver(id(visit), to: user, as: ticket())
      return try await goTo(visit)
    }
    site.form("\(path)/leave", asks: true) { visit, _ in
      try await service(visit).leave(id(visit), as: ticket())
      return .goTo(WebAddress())
    }
    site.form("\(path)/appoint") { visit, form in
      let user = UserID(rawValue: try form.text("user"))
      let role = try form.text("role") == "admin" ? Membership.Role.admin : .member
      try await service(visit).appoint(user, to: role, in: id(visit), as: ticket())
      return try await goTo(visit)
    }
    site.form("\(path)/answer") { visit, form in
      let (request, isConfirmed) = (try form.text("request"), try form.text("answer") == "confirm")
      let account = try visit.account()
      try await installation.invites.answer(request, to: space(visit), by: account, isConfirmed: isConfirmed)
      return try await goTo(visit)
    }
    site.form("\(path)/revoke", asks: true) { visit, form in
      if let invite = form["invite"] { try await installation.invites.revoke(invite, by: visit.account()) }
      if let link = form["link"] { try await installation.invites.revokeViewerLink(link, by: visit.account()) }
      return try await goTo(visit)
    }
    if let screen { addScreens(screen, path, to: site) }
    for action in actions {
      site.form("\(path)/\(action.name)") { visit, form in
        let user = UserID(rawValue: try form.text("user"))
        if let asks = action.asks, try asks(form, try await service(visit).view(id(visit))) { try visit.confirm(form) }
        _ = try await service(visit).record(in: id(visit), for: action.name, by: form, of: visit) { view in
          try action.decide(form, user, view)
        }
        return try await goTo(visit)
      }
    }
  }

  private func addScreens(
    _ screen: @escaping @Sendable (_ secret: String) -> WebAddress,
    _ path: String,
    to site: Site
  ) {
    site.form("\(path)/view") { visit, _ in
      let journal = Fold.space.journal(of: try await id(visit))
      let link = try await installation.invites.makeViewerLink(to: journal, by: visit.account())
      let made = MadeLink(
        title: Message("Open this link on the screen"),
        hint: Message("The link shows the live board, and nothing else, until you end it below. It is shown once."),
        link: frame.address(visit.context) + screen(link.secret).text
      )
      return .show(try await page(visit, made: made))
    }
  }

  // MARK: The page

  private func page(_ visit: Visit, made: MadeLink? = nil) async throws -> Page {
    let (account, view) = (try visit.account(), try await service(visit).view(id(visit)))
    let space = Fold.space.path(of: view.id)
    var members: [SpaceMember] = []
    for (user, role) in try await service(visit).members(of: view.id) {
      // A guest has no account, and a member acts for the guest.
      if role == .guest { continue }
      let shown =
        if let name = name(user, view) { name } else { try await installation.signIn.account(of: user)?.displayName }
      members.append(SpaceMember(id: user, displayName: shown ?? user.rawValue, role: role))
    }
    members.sort { $0.id < $1.id }
    members = visit.language.sorted(members, by: \.displayName)
    let window = ListWindow(of: address(view.id), visit.query)
    let (shown, found) = window.part(of: members, named: \.displayName) { $0.id == account.user }
    let content = PeopleView(
      people: address(view.id).text,
      localHint: frame.reach.isLocal && view.leads ? "\(installation.app) serve --host 0.0.0.0" : nil,
      made: made,
      invite: custom.mayInvite(view) ? PeopleView.Invite(isForScreens: screen != nil) : nil,
      returning: view.leads ? try await returning(to: view.id, account) : [],
      search: window.search(in: members.count),
      members: try shown.enumerated().map { number, member in
        try line(of: member, number, view, account, visit)
      },
      previous: window.previous,
      next: window.next(of: found),
      open: view.leads ? try await open(into: view.id, account) : nil
    )
    return Page(
      title: Message("People · \(custom.title(view))"),
      body: try library.in(visit.language).render("people", content),
      follows: view.leads ? [space, SignIn.devices] : [space],
      json: members
    )
  }

  private func line(
    of member: SpaceMember,
    _ number: Int,
    _ view: SpaceView<Fold>,
    _ account: Account,
    _ visit: Visit
  ) throws -> PeopleView.Member {
    let isMe = member.id == account.user
    let (isOpen, appoints) = (view.leads && !isMe && member.role != .owner, custom.handsOver(view))
    let own = try actions.filter { $0.isOffered(view, member.id) }.map { action in
      PeopleView.Action(
        name: action.name,
        label: action.label(member.displayName),
        fragment: try action.fields(view, number, visit),
        hidden: [visit.ticket.field(for: "\(action.name)-\(number)")]
      )
    }
    let commands = PeopleView.Commands(
      user: member.id.rawValue,
      actions: own,
      rejoin: isOpen,
      appoint: isOpen && appoints && member.role == .member,
      dismiss: isOpen && appoints && member.role == .admin,
      handOver: isOpen && appoints && view.role == .owner,
      remove: isOpen,
      leave: isMe && view.role != .owner ? custom.title(view) : nil,
      data: custom.departure(view)?.data,
      erase: custom.departure(view)?.erase,
      eraseHidden: [visit.ticket.field(for: "erase")]
    )
    return PeopleView.Member(
      displayName: member.displayName,
      address: custom.member(member.id, view)?.text,
      role: member.role.label,
      nameNote: view.leads && member.displayName.mixesAlphabets ? .mixedAlphabets : nil,
      commands: commands.isEmpty ? nil : commands
    )
  }

  private func returning(to id: SpaceID, _ account: Account) async throws -> [PeopleView.Return] {
    try await installation.invites.returns(to: Fold.space.path(of: id), for: account).map { request in
      PeopleView.Return(
        id: request.id,
        name: request.account.displayName,
        device: request.device.device,
        number: request.device.number
      )
    }
  }

  private func open(into id: SpaceID, _ account: Account) async throws -> OpenLinks? {
    let (space, revoke) = (Fold.space.path(of: id), WebAddress(root, id.rawValue, "people", "revoke"))
    let invites = try await installation.invites.openInvites(into: space, for: account)
      .map { OpenLinks.Link($0, revoke: revoke) }
    if screen == nil { return OpenLinks(invites) }
    let links = try await installation.invites.openViewerLinks(into: space, for: account).enumerated()
      .map { number, link in
        OpenLinks.Link(
          text: Message("Link for a screen, number \(number + 1)"),
          field: HiddenField(name: "link", value: link.id),
          revoke: revoke
        )
      }
    return OpenLinks(invites + links)
  }

  // MARK: The request

  private func service(_ visit: Visit) throws -> SpaceService<Fold> {
    installation.spaces(Fold.self, for: try visit.account())
  }

  private func id(_ visit: Visit) async throws -> SpaceID {
    let id = SpaceID(rawValue: try visit.part("space"))
    try await custom.admit(visit, id)
    return id
  }

  private func space(_ visit: Visit) async throws -> Path { Fold.space.path(of: try await id(visit)) }
  private func ticket() -> Ticket { Ticket(installation.newIdentity()) }
  private func address(_ id: SpaceID) -> WebAddress { WebAddress(root, id.rawValue, "people") }
  private func goTo(_ visit: Visit) async throws -> FormAnswer { .goTo(address(try await id(visit))) }
}

/// The view of the template `people`.
private struct PeopleView {
  struct Invite {
    let isForScreens: Bool
  }

  struct Action {
    let name: String
    let label: Message
    let fragment: HTML
    let hidden: [HiddenField]
  }

  struct Commands {
    let user: String
    let actions: [Action]
    let rejoin: Bool
    let appoint: Bool
    let dismiss: Bool
    let handOver: Bool
    let remove: Bool
    /// The title of the space that the reader may leave.
    let leave: String?
    /// The file with the reader's data; nil where the app has none.
    let data: String?
    /// The form that deletes the reader's data, and leaves.
    let erase: String?
    let eraseHidden: [HiddenField]

    var isEmpty: Bool { actions.isEmpty && !rejoin && !appoint && !dismiss && !handOver && !remove && leave == nil }
  }

  /// A browser that asks to be signed in as a member.
  struct Return {
    let id: String
    let name: String
    let device: String
    let number: String
  }

  struct Member {
    let displayName: String
    /// The member's page; nil for none.
    let address: String?
    let role: Message
    /// A hint for leaders about the name; nil for none.
    let nameNote: Message?
    let commands: Commands?
  }

  let people: String
  let localHint: String?
  let made: MadeLink?
  let invite: Invite?
  let returning: [Return]
  /// nil for a list that is short enough to read.
  let search: ListWindow.Search?
  let members: [Member]
  let previous: String?
  let next: String?
  let open: OpenLinks?
}

/// The templates of the pages that the kit draws itself.
enum PeopleTemplates {
  static let sources: [String: [UInt8]] = ["people": PackageResources.people_mustache]
}
