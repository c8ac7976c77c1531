public import Domain
import Hummingbird
public import Hypertext
public import Pages
public import ScoreServer
public import Spaces

/// One kind of space on a site: its pages, the page about people and the webhook.
///
/// A ``SpaceApp`` adds its forms and files to it in ``SpaceApp/add(to:)``, and to ``site`` what the kit cannot make. An app with
/// pages of its own adds a ``SpaceKind`` to its site, as pinball does with its nights.
public struct SpaceSite<App: SpaceKind> {
  /// The site, to which an app adds any other page and form.
  public let site: Site
  /// The server.
  public let frame: WebFrame

  private static var kind: String { App.Fold.space.kind.rawValue }
  private static func address(_ id: SpaceID, _ part: String = "") -> WebAddress { WebAddress(kind, id.rawValue, part) }

  /// Adds a kind of space to a site, whose server has the app's `folds`.
  public init(_ frame: WebFrame, on site: Site) {
    (self.frame, self.site) = (frame, site)
    for page in App.pages { add(page) }
    if !App.pages.isEmpty {
      action("undo") { form, view in [.undo(try view.entry(form["event"].map { EventID(rawValue: $0) }))] }
    }
    PeoplePages(frame, custom: App.people).add(to: site)
    if let hook = App.hook { HookPages(frame, hook).add(to: site) }
  }

  /// Adds a form about a space, which records events.
  ///
  /// The browser queues it while the server is unreachable, so the events depend only on the fields and the space.
  ///
  /// - Parameters:
  ///   - name: The end of the form's address, such as `throw`.
  ///   - isForLeaders: Whether only owner and admins of the space send it.
  ///   - decide: Returns the events, or rejects the form.
  public func action(
    _ name: String,
    forLeaders isForLeaders: Bool = false,
    _ decide: @escaping @Sendable (Form, SpaceView<App.Fold>) throws -> [EventDraft]
  ) {
    site.form("\(Self.kind)/:space/\(name)") { [frame] visit, form in
      let view = try await frame.spaces(App.Fold.self, for: visit)
        .record(in: visit.space(), for: name, by: form, of: visit) { view in
          if isForLeaders && !view.leads { throw Refusal.notAllowed }
          return try decide(form, view)
        }
      return .goTo(Self.address(view.id, form["page"] ?? ""))
    }
  }

  /// Adds a file about a space, such as a table of results, by the end of its address.
  public func download(_ name: String, _ make: @escaping @Sendable (SpaceView<App.Fold>) throws -> Download) {
    site.download("\(Self.kind)/:space/\(name)") { [frame] visit in try make(try await frame.view(of: visit)) }
  }

  /// Adds the first page: the list of spaces, and the form that creates one.
  ///
  /// - Parameters:
  ///   - fields: The fields of the form beside the name.
  ///   - create: Returns the document about a new space from its `name` and those fields.
  public func list(
    @HTMLBuilder fields: @escaping @Sendable () -> HTML = { .empty },
    create: @escaping @Sendable (Form, Timestamp) throws -> App.Fold.About
  ) {
    site.page(App.home.text) { [frame] visit in
      let all = try await frame.spaces(App.Fold.self, for: visit).list()
      let body = HTML {
        h1 { text(App.title) }
        spaceList(all.map { ($0.name, Self.address($0.id)) })
        card("new", t("New \(App.noun.one)")) {
          form(post: WebAddress(Self.kind), as: "new") {
            field("name", t("Name"), .text(nil), .required, .maxlength(64))
            fields()
            button(.class("primary block")) { t("Create \(App.noun.one)") }
          }
        }
        p(.class("quiet")) { a(.href(joinAddress)) { text(App.Root.words.joining) } }
      }
      return Page(
        title: App.title,
        body: body,
        follows: [App.Fold.space.root],
        keeps: all.map { Self.address($0.id) },
        json: all
      )
    }
    site.form(Self.kind) { [frame] visit, form in
      let about = try create(form, frame.installation.clock.now())
      try visit.context.countNewSpace()
      let id = SpaceID(rawValue: try form.ticket())
      return .goTo(Self.address(try await frame.spaces(App.Fold.self, for: visit).create(about, as: id).id))
    }
  }

  private func add(_ page: LivePage<App.Fold>) {
    let list = { @Sendable [frame] (visit: Visit) async throws -> Sidebar? in
      let rows = try await frame.spaces(App.Fold.self, for: visit).list()
        .map { Sidebar.Row($0.name, Self.address($0.id)) }
      return Sidebar(App.title, all: App.home, rows: rows)
    }
    site.page("\(Self.kind)/:space" + (page.part.isEmpty ? "" : "/\(page.part)"), beside: list) { [frame] visit in
      let view: SpaceView<App.Fold> = try await frame.view(of: visit)
      let content = page.content(view)
      let context = SpaceContext(
        part: page.part,
        addresses: { Self.address(view.id, $0) },
        last: view.journal.last()?.id,
        leads: view.leads
      )
      return Page(
        title: "\(view.about.name)",
        body: content.html(context),
        follows: [App.Fold.space.path(of: view.id)],
        json: content.value
      )
    }
  }
}

extension SpaceSite where App: SpaceApp {
  /// Returns the routes of an app that keeps one kind of space.
  static func router(of frame: WebFrame) -> Router<SignedInContext> {
    let content = SiteContent(
      product: App.product,
      words: App.words,
      assets: App.assets,
      places: Places { parts in
        parts.count > 1 && parts[0] == kind ? App.places(of: SpaceID(rawValue: parts[1])) : []
      },
      texts: App.texts,
      faultyFields: App.faultyFields,
      queue: QueueRules(commuting: App.Fold.space.commutes ? [kind] : [], recorded: App.recorded)
    )
    let joining = frame.joining(App.Fold.self) { address($0) }
    let (site, router) = frame.site(content, syncWords: App.syncWords(of: frame.installation), joining: joining)
    App.add(to: SpaceSite(frame, on: site))
    return router
  }
}

extension WebFrame {
  /// Returns the spaces of the account of a request.
  func spaces<Fold: SpaceFold>(_ kind: Fold.Type = Fold.self, for visit: Visit) throws -> SpaceService<Fold> {
    SpaceService(installation.gatekeeper, for: try visit.account())
  }

  /// Returns the space that a request's address names, as its account sees it.
  func view<Fold: SpaceFold>(of visit: Visit) async throws -> SpaceView<Fold> {
    try await spaces(for: visit).view(visit.space())
  }
}

extension Visit {
  /// Returns the id of the space that the address names.
  func space() throws -> SpaceID { SpaceID(rawValue: try part("space")) }
}

extension SpaceView {
  /// Returns the entry with an id; the last one for nil.
  func entry(_ id: EventID?) throws(Refusal) -> ScoringEvent {
    guard let event = id.map({ journal.current($0) }) ?? journal.last() else {
      throw Refusal("nothingToUndo", "There is nothing to undo.")
    }
    return event
  }
}

private let joinAddress = WebAddress("join")

@HTMLBuilder
private func spaceList(_ spaces: [(name: String, address: WebAddress)]) -> HTML {
  if spaces.isEmpty {
    p(.class("lead")) {
      t("Nothing here yet. Fill in the form below, or \(a: "use an invite", .href(joinAddress)).")
    }
  } else {
    ul(.class("list")) {
      for space in spaces { li { cardLink(space.address, bdi(space.name)) } }
    }
  }
}

@available(*, unavailable)
extension SpaceSite: Sendable {}
