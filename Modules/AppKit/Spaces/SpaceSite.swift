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

  init(_ frame: WebFrame) throws(TemplateFailure) {
    self.frame = frame
    content = try SiteContent(
      product: App.product,
      words: App.words,
      templates: Self.templates.merging(pages.templates) { $1 },
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

  private static var templates: [String: [UInt8]] { SpaceTemplates.sources }

  func router() throws -> Router<SignedInContext> {
    let joining = frame.joining(App.Fold.self) { address($0) }
    let (site, router) = frame.site(content, syncWords: syncWords, joining: joining)
    addList(to: site)
    for page in pages.pages {
      site.page("\(kind)/:space" + (page.part.isEmpty ? "" : "/\(page.part)"), beside: list) { visit in
        try render(page, try await view(visit), visit)
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
    try PeoplePages<App.Fold>(frame).add(to: site)
    if let hook = pages.hook { try HookPages(frame, hook).add(to: site) }
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
      let list = SpaceListView(
        title: App.words.home,
        spaces: all.map { SpaceListView.Line(name: $0.name, address: address($0.id).text) },
        newTitle: Message("New \(App.noun.one)"),
        create: Message("Create \(App.noun.one)"),
        joining: App.words.joining,
        action: "/\(kind)",
        hidden: [visit.ticket.field(for: "new")]
      )
      return Page(
        title: App.words.home,
        body: try content.in(visit).render("spaces", list),
        follows: [space.root],
        json: all
      )
    }
    site.form(kind) { visit, form in
      let about = try pages.create(form, frame.installation.now())
      try visit.context.countNewSpace()
      let view = try await service(visit).create(about, as: SpaceID(rawValue: try form.ticket()))
      return .goTo(address(view.id))
    }
  }

  private func render(_ page: LivePage<App.Fold>, _ view: SpaceView<App.Fold>, _ visit: Visit) throws -> Page {
    let screen = page.screen(view)
    let template = SpaceTemplateView(
      screen: screen.value,
      hidden: [visit.ticket.field(for: "page"), HiddenField(name: "page", value: page.part)],
      address: address(view.id).text,
      last: view.journal.last()?.id.rawValue,
      leads: view.leads
    )
    return Page(
      title: "\(view.about.name)",
      body: try content.in(visit).render(page.template, template),
      follows: [space.path(of: view.id)],
      json: screen.value
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

/// The view of the template `spaces`.
private struct SpaceListView {
  struct Line {
    let name: String
    let address: String
  }

  let title: Message
  let spaces: [Line]
  let newTitle: Message
  let create: Message
  let joining: Message
  let action: String
  let hidden: [HiddenField]
}

/// The view of a sport's template.
private struct SpaceTemplateView {
  let screen: Any
  let hidden: [HiddenField]
  /// The space's address, before the name of an action.
  let address: String
  /// The id of the last entry, for the form that undoes it.
  let last: String?
  let leads: Bool
}

/// The template of the list of spaces.
enum SpaceTemplates {
  static let sources: [String: [UInt8]] = ["spaces": PackageResources.spaces_mustache]
}
