import Domain
import Hummingbird
import Hypertext
import OfflineSync
import Pages
import Server
import Spaces
import WireFormat

/// The site of an app that keeps one kind of space: the list, each space's pages, its people, its forms.
struct SpaceSite<App: SpaceApp>: Sendable {
  private let frame: WebFrame
  private let content: SiteContent
  private let pages = App.pages

  private var space: Space { App.Fold.space }
  private var kind: String { space.kind.rawValue }

  init(_ frame: WebFrame) {
    self.frame = frame
    content = SiteContent(
      product: App.product,
      words: App.words,
      assets: pages.assets,
      places: Places { parts in
        let kind = App.Fold.space.kind.rawValue
        guard parts.count > 1, parts[0] == kind else { return [] }
        return [
          Page.Link(App.words.home, WebAddress()), Page.Link(App.noun.label, WebAddress(kind, parts[1])),
          Page.Link("People", WebAddress(kind, parts[1], "people")),
        ] + (App.pages.hook == nil ? [] : [Page.Link("Connections", WebAddress(kind, parts[1], "connections"))])
      },
      queue: QueueRules(commuting: App.Fold.space.commutes ? [App.Fold.space.kind.rawValue] : [])
    )
  }

  func router() -> Router<SignedInContext> {
    let joining = frame.joining(App.Fold.self) { address($0) }
    let (site, router) = frame.site(content, syncWords: syncWords, joining: joining)
    addList(to: site)
    for page in pages.pages {
      site.page("\(kind)/:space" + (page.part.isEmpty ? "" : "/\(page.part)"), beside: list) { visit in
        render(page, try await view(visit))
      }
    }
    for action in pages.actions + [.undo] {
      site.form("\(kind)/:space/\(action.name)") { visit, form in
        let view = try await service(visit).record(in: id(visit), for: action.name, by: form, of: visit) {
          try action.decide(form, $0)
        }
        return .goTo(address(view.id, form["page"] ?? ""))
      }
    }
    for download in pages.downloads {
      site.download("\(kind)/:space/\(download.name)") { visit in try download.make(try await view(visit)) }
    }
    PeoplePages<App.Fold>(frame).add(to: site)
    if let hook = pages.hook { HookPages(frame, hook).add(to: site) }
    return router
  }

  @Sendable
  private func list(_ visit: Visit) async throws -> Beside? {
    let rows = try await service(visit).list().map { Beside.Row($0.name, address($0.id)) }
    return Beside(App.words.home, all: WebAddress(), rows: rows)
  }

  private func addList(to site: Site) {
    site.page("/") { visit in
      let all = try await service(visit).list()
      let body = HTML {
        h1 { text(App.words.home) }
        spaceList(all.map { ($0.name, address($0.id)) })
        card("new", t("New \(App.noun.one)")) {
          form(post: WebAddress(kind), as: "new") {
            field("name", t("Name"), .text(nil), .required, .maxlength(64))
            pages.newFields()
            button(.class("primary block")) { t("Create \(App.noun.one)") }
          }
        }
        p(.class("quiet")) { a(.href(joinAddress)) { text(App.words.joining) } }
      }
      return Page(title: App.words.home, body: body, follows: [space.root], json: all)
    }
    site.form(kind) { visit, form in
      let about = try pages.create(form, frame.installation.now())
      try visit.context.countNewSpace()
      let view = try await service(visit).create(about, as: SpaceID(rawValue: try form.ticket()))
      return .goTo(address(view.id))
    }
  }

  private func render(_ page: LivePage<App.Fold>, _ view: SpaceView<App.Fold>) -> Page {
    let content = page.content(view)
    let context = SpaceContext(
      part: page.part,
      addresses: { address(view.id, $0) },
      last: view.journal.last()?.id,
      leads: view.leads
    )
    return Page(
      title: "\(view.about.name)",
      body: content.html(context),
      follows: [space.path(of: view.id)],
      json: content.value
    )
  }

  private var syncWords: SyncWords {
    SyncWords { item in
      guard let id = space.id(of: item.path) else { return nil }
      let key = DocumentKey<App.Fold.About>.stored(space.about(of: id))
      let name = try? await frame.installation.documents.value(key).value?.name
      return Message("The \(App.noun.one) \(name ?? id.rawValue)")
    }
  }

  private func id(_ visit: Visit) throws -> SpaceID { SpaceID(rawValue: try visit.part("space")) }
  private func address(_ id: SpaceID, _ part: String = "") -> WebAddress { WebAddress(kind, id.rawValue, part) }
  private func view(_ visit: Visit) async throws -> SpaceView<App.Fold> { try await service(visit).view(id(visit)) }

  private func service(_ visit: Visit) throws -> SpaceService<App.Fold> {
    frame.installation.spaces(App.Fold.self, for: try visit.account())
  }
}

extension SpaceAction {
  /// Retracts the entry that the form names.
  static var undo: SpaceAction {
    SpaceAction("undo") { form, view in [.undo(try view.entry(form["event"].map { EventID(rawValue: $0) }))] }
  }
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
