import Access
public import Domain
public import Hypertext
public import Pages
public import ScoreServer
public import Spaces
import WireFormat

/// A sport's command about one member, offered on the page about people, such as "Excuse a day".
public struct MemberAction<Fold: SpaceFold>: Sendable {
  /// The end of the form's address.
  let name: String
  /// The button's text, for the member's name.
  let label: @Sendable (String) -> Message
  /// The fields of the form; the number makes the ids of fields unique.
  let fields: @Sendable (SpaceView<Fold>, Int) -> HTML
  let isOffered: @Sendable (SpaceView<Fold>, UserID) -> Bool
  let asks: (@Sendable (Form, SpaceView<Fold>) throws -> Bool)?
  let decide: @Sendable (Form, UserID, SpaceView<Fold>) throws -> [EventDraft]

  /// - Parameters:
  ///   - name: The end of the form's address, such as `excuse`.
  ///   - label: Makes the button's text from the member's name.
  ///   - fields: Makes the fields of the form; the number is another one for each member.
  ///   - isOffered: Whether the reader may do this for a member.
  ///   - asks: Whether a form asks its user first, by the question in its fields; no form for nil.
  ///   - decide: Makes the events of a form.
  public init(
    _ name: String,
    label: @escaping @Sendable (String) -> Message,
    fields: @escaping @Sendable (SpaceView<Fold>, Int) -> HTML,
    isOffered: @escaping @Sendable (SpaceView<Fold>, UserID) -> Bool,
    asks: (@Sendable (Form, SpaceView<Fold>) throws -> Bool)? = nil,
    decide: @escaping @Sendable (Form, UserID, SpaceView<Fold>) throws -> [EventDraft]
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
    /// Whether the owner removes the space here, and not on a page of the app.
    public var removesSpace = true
    /// Returns the name of a member in a space; the account's name for nil.
    public var name: @Sendable (UserID, SpaceView<Fold>) -> String? = { _, _ in nil }
    /// The sport's commands about a member.
    public var actions: [MemberAction<Fold>] = []
    /// The address of the page that a viewer link shows; nil for no such links.
    public var screen: (@Sendable (_ secret: String) -> WebAddress)?

    public init() {}
  }

  /// What an app offers a member who leaves.
  public struct Departure: Sendable {
    let data: WebAddress
    let erase: WebAddress

    /// - Parameters:
    ///   - data: The file with the member's data.
    ///   - erase: The form that deletes the member's data, and leaves.
    public init(data: WebAddress, erase: WebAddress) { (self.data, self.erase) = (data, erase) }
  }

  /// The default number of uses of an invite.
  private static var uses: Int { 30 }

  private let frame: WebFrame
  private let root: String
  private let custom: Custom

  private let invites: Invites
  private let signIn: SignIn

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - frame: The server.
  ///   - root: The first part of the addresses of spaces; the kind of space for nil.
  ///   - custom: The app's own rules.
  package init(_ frame: WebFrame, at root: String? = nil, custom: Custom = Custom()) {
    (self.frame, self.root, self.custom) = (frame, root ?? Fold.space.kind.rawValue, custom)
    (invites, signIn) = (frame.installation.invites, frame.installation.signIn)
  }

  package func add(to site: Site) {
    let path = "\(root)/:space/people"
    site.page(path) { visit in try await page(visit) }
    site.form("\(path)/invite") { visit, form in
      let uses = try form.optionalNumber("uses", in: 1...Invites.largestUses) ?? Self.uses
      let view = try await service(visit).view(id(visit))
      guard custom.mayInvite(view) else { throw Problem.notFound }
      let grant = InviteGrant.role(.member, in: Fold.space.path(of: view.id))
      let invite = try await invites.make(grant, by: visit.account(), withCode: true, uses: uses)
      return .show(try await page(visit, made: .invite(invite, at: frame.address(visit.context))))
    }
    site.form("\(path)/rejoin") { visit, form in
      let user = UserID(rawValue: try form.text("user"))
      let change = DeviceChange(form["device"])
      let secret = try await invites.rejoinLink(for: user, in: space(visit), by: visit.account(), change)
      let link = frame.address(visit.context) + SignInRoutes.path(of: secret)
      let hint =
        change == .lostPhone
        ? Message("The link works once. This member was signed out on every device.")
        : Message("The link works once. This member stays signed in on every other device.")
      return .show(try await page(visit, made: MadeLink(title: Message("Send this link"), hint: hint, link: link)))
    }
    site.form("\(path)/remove") { visit, form in
      let user = UserID(rawValue: try form.text("user"))
      try await invites.remove(user, from: id(visit), of: service(visit), as: ticket())
      return try await goTo(visit)
    }
    site.form("\(path)/hand-over") { visit, form in
      let user = UserID(rawValue: try form.text("user"))
      try await service(visit).handOver(id(visit), to: user, as: ticket())
      return try await goTo(visit)
    }
    site.form("\(path)/leave") { visit, _ in
      try await service(visit).leave(id(visit), as: ticket())
      return .goTo(WebAddress())
    }
    if custom.removesSpace {
      site.form("\(path)/delete") { visit, form in
        let view = try await service(visit).view(id(visit))
        guard view.leads else { throw Problem.notFound }
        // A form that is sent without its fields deletes nothing.
        _ = try form.text("sure")
        try await service(visit).delete(view.id, as: ticket())
        return .goTo(WebAddress())
      }
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
      try await invites.answer(request, to: space(visit), by: account, isConfirmed: isConfirmed)
      return try await goTo(visit)
    }
    site.form("\(path)/revoke") { visit, form in
      if let invite = form["invite"] { try await invites.revoke(invite, by: visit.account()) }
      if let link = form["link"] { try await invites.revokeViewerLink(link, by: visit.account()) }
      return try await goTo(visit)
    }
    if let screen = custom.screen { addScreens(screen, path, to: site) }
    for action in custom.actions {
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
      let link = try await invites.makeViewerLink(to: journal, by: visit.account())
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
    let people = try await signIn.people(in: view, of: service(visit), named: custom.name)
    let members = visit.language.sorted(people, by: \.displayName)
    let returning = view.leads ? try await invites.returns(to: space, for: account) : []
    let open = view.leads ? try await open(into: view.id, account) : nil
    let body = HTML {
      h1 { t("People") }
      if let made { made.html }
      if frame.reach.isLocal, view.leads { localHint("\(frame.installation.app) serve --host 0.0.0.0") }
      if custom.mayInvite(view) {
        inviting(address(view.id, "invite"), screen: custom.screen.map { _ in address(view.id, "view") })
      }
      for request in returning { answering(request, address(view.id, "answer")) }
      list(members, view, account.user, ListWindow(of: address(view.id), visit.query))
      if let open { open.html }
    }
    return Page(
      title: Message("People · \(custom.title(view))"),
      body: body,
      follows: view.leads ? [space, SignIn.devices] : [space],
      json: members
    )
  }

  private func open(into id: SpaceID, _ account: Account) async throws -> OpenLinks? {
    let (space, revoke) = (Fold.space.path(of: id), address(id, "revoke"))
    let open = try await invites.openInvites(into: space, for: account)
      .map { OpenLinks.Link($0, revoke: revoke) }
    if custom.screen == nil { return OpenLinks(open) }
    let links = try await invites.openViewerLinks(into: space, for: account).enumerated()
      .map { number, link in
        OpenLinks.Link(
          text: Message("Link for a screen, number \(number + 1)"),
          field: ("link", link.id),
          revoke: revoke
        )
      }
    return OpenLinks(open + links)
  }

  // MARK: The request

  private func service(_ visit: Visit) throws -> SpaceService<Fold> {
    try frame.spaces(for: visit)
  }

  private func id(_ visit: Visit) async throws -> SpaceID {
    let id = try visit.space()
    try await custom.admit(visit, id)
    return id
  }

  private func space(_ visit: Visit) async throws -> ItemPath { Fold.space.path(of: try await id(visit)) }
  private func ticket() -> Ticket { Ticket(frame.installation.clock.newIdentity()) }
  /// The page, or one of its forms.
  private func address(_ id: SpaceID, _ form: String = "") -> WebAddress {
    WebAddress(root, id.rawValue, "people", form)
  }
  private func goTo(_ visit: Visit) async throws -> FormAnswer { .goTo(address(try await id(visit))) }
}

// MARK: Members

extension PeoplePages {
  private func list(_ members: [SpaceMember], _ view: SpaceView<Fold>, _ me: UserID, _ window: ListWindow) -> HTML {
    let (shown, found) = window.part(of: members, named: \.displayName) { $0.id == me }
    // The owner of the server gives a space that nobody owns to a member.
    let isForsaken = view.account?.role == .owner && !members.contains { $0.role == .owner }
    let handsOver = custom.handsOver(view) && (isOwner(of: view) || isForsaken)
    return card("members", t("Members")) {
      window.search(in: members.count, Message("Name"))
      ul(.class("list facts")) {
        for (number, member) in shown.enumerated() {
          let commands =
            member.id == me
            ? ownCommands(number, view, member, handsOver: handsOver)
            : commands(about: member, number, view, handsOver: handsOver)
          line(of: member, view, commands)
        }
      }
      window.pager(of: found, Message("Previous page"), Message("Next page"))
    }
  }

  private func isOwner(of view: SpaceView<Fold>) -> Bool { view.role == .owner && view.isMember }

  private func line(of member: SpaceMember, _ view: SpaceView<Fold>, _ commands: HTML) -> HTML {
    li(.class("member")) {
      span {
        spaced {
          if let page = custom.member(member.id, view) {
            a(.href(page)) { bdi(member.displayName) }
          } else {
            bdi(member.displayName)
          }
          badge("quiet") { text(member.role.label) }
          if view.leads, member.displayName.mixesAlphabets { badge("bad") { text(.mixedAlphabets) } }
        }
      }
      if !commands.isEmpty {
        moreMenu(Message("More for \(member.displayName)"), id: "more-\(member.id.rawValue)") { commands }
      }
    }
  }

  /// The sport's commands about a member.
  @HTMLBuilder
  private func sportCommands(_ number: Int, _ view: SpaceView<Fold>, _ member: SpaceMember) -> HTML {
    for action in custom.actions.filter({ $0.isOffered(view, member.id) }) {
      form(post: address(view.id, action.name), as: "\(action.name)-\(number)") {
        hidden("user", member.id.rawValue)
        action.fields(view, number)
        button(.class("block")) { text(action.label(member.displayName)) }
      }
    }
  }

  /// What the reader can do about another member; the owner stays as long as no one else is the owner.
  @HTMLBuilder
  private func commands(
    about member: SpaceMember,
    _ number: Int,
    _ view: SpaceView<Fold>,
    handsOver: Bool
  ) -> HTML {
    sportCommands(number, view, member)
    if view.leads, member.role != .owner {
      signInLink(for: member, address(view.id, "rejoin"))
      if custom.handsOver(view) {
        if member.role == .member { appointing(member, address(view.id, "appoint")) }
        if member.role == .admin { dismissing(member, address(view.id, "appoint")) }
        if handsOver { handingOver(to: member, address(view.id, "hand-over"), byOwner: isOwner(of: view)) }
      }
      removing(member, address(view.id, "remove"))
    }
  }

  @HTMLBuilder
  private func ownCommands(
    _ number: Int,
    _ view: SpaceView<Fold>,
    _ member: SpaceMember,
    handsOver: Bool
  ) -> HTML {
    sportCommands(number, view, member)
    if view.role != .owner {
      if handsOver { handingOver(to: member, address(view.id, "hand-over"), byOwner: false) }
      leaving(custom.title(view), address(view.id, "leave"))
      if let departure = custom.departure(view) {
        p { a(.class("button block"), .href(departure.data), .download) { t("Take my data along (CSV)") } }
        erasing(departure.erase)
      }
    } else if custom.removesSpace {
      deleting(custom.title(view), address(view.id, "delete"))
    }
  }
}

// MARK: Those who come

private func localHint(_ command: String) -> HTML {
  p(.class("flag")) { t("Only this machine reaches the server. For phones, start it with: \(command)") }
}

private func inviting(_ address: WebAddress, screen: WebAddress?) -> HTML {
  card("invite", t("Invite people")) {
    form(post: address, as: nil, .data("online")) {
      let uses = [
        Choice("1", Message("1 person")), Choice("5", Message("up to 5 people")),
        Choice("30", Message("up to 30 people"), isChosen: true), Choice("200", Message("up to 200 people")),
      ]
      field("uses", t("Invite for"), .select(uses), hint: "One link and one code, valid for a week.")
      button(.class("primary block")) { t("Create invite") }
    }
    if let screen {
      form(post: screen, as: nil, .data("online")) { button(.class("block")) { t("Create link for a screen") } }
    }
  }
}

/// A browser that asks to be signed in as a member.
private func answering(_ request: ReturnRequest, _ address: WebAddress) -> HTML {
  let name = request.account.displayName
  return section(.class("card"), .label(Message("\(name) asks to be let in"))) {
    p(.class("lead"), .announce) { t("\(bdi: name) asks to be let in with \(request.device.device).") }
    p {
      t("Both devices show this number:")
      text(" ")
      strong(.class("device-number")) { text(request.device.number) }
    }
    p(.class("hint")) { t("Ask \(bdi: name) in person. Whoever holds that device then enters as this member.") }
    form(post: address, as: nil, .data("online")) {
      hidden("request", request.id)
      button(.class("primary block"), .name("answer"), .value("confirm")) { t("Let \(bdi: name) in") }
      button(.class("block"), .name("answer"), .value("refuse")) { t("Refuse") }
    }
  }
}
