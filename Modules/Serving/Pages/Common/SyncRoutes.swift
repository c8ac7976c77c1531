import AsyncAlgorithms
import Domain
package import Hummingbird
package import Hypertext
import OfflineSync
package import ScoreServer
import WireFormat

/// The page about sync, for the owner of the device.
///
/// The page shows pending items with time and reason, syncs at once, and restores losing edits.
package struct SyncRoutes: Sendable {
  /// The address of the page.
  package static let address = WebAddress("sync")

  private let server: SyncedServer
  private let pages: CommonPages
  private let words: SyncWords
  /// The most losing edits shown on one page.
  private static let shownEdits = 50

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - server: The server that the store syncs with. Only its host sees the page.
  ///   - pages: The look of the page.
  ///   - words: The names of items.
  package init(_ server: SyncedServer, _ pages: CommonPages, _ words: SyncWords) {
    (self.server, self.pages, self.words) = (server, pages, words)
  }

  private var sync: OfflineSync { server.sync }

  package func add(to router: Router<SignedInContext>) {
    router.get("sync") { request, context in
      let account = try requireHost(context)
      if request.wantsJSON { return try Response.json(server.report) }
      let body = syncPage(try await state())
      let page = Page(title: "Sync", body: body, scripts: ["forms.js"], account: account)
      return Response.html(pages.in(context.language).document(page))
    }
    router.get("sync/live") { request, context in
      _ = try requireHost(context)
      let isAllowed = context.isStillThemselves
      let changes = merge(sync.followStatus().map { _ in () }, sync.lost.changes().map { _ in () })
      return EventStream.response(to: request, on: changes) {
        guard try await isAllowed() else { return nil }
        return pages.in(context.language).part(syncState(try await state()))
      }
    }
    router.post("sync") { _, context in
      _ = try requireHost(context)
      // The page shows whether it succeeds.
      _ = await sync.sync(within: .seconds(2))
      return Response.redirect(to: Self.address)
    }
    router.post("sync/restore") { request, context in
      if let edit = try await edit(Form(request, context), context) { try await sync.lost.restore(edit) }
      return Response.redirect(to: Self.address)
    }
    router.post("sync/dismiss") { request, context in
      _ = try requireHost(context)
      let form = try await Form(request, context)
      if !form.isConfirmed(for: request) { throw RefusedForm(form, because: Unconfirmed()) }
      if let edit = try await edit(form, context) { try await sync.lost.dismiss(edit) }
      return Response.redirect(to: Self.address)
    }
  }

  private func requireHost(_ context: SignedInContext) throws -> Account {
    let account = try context.requireAccount()
    guard account.user == server.host else { throw Problem.notFound }
    return account
  }

  /// Returns the edit of a form; nil if it was restored or dismissed before.
  private func edit(_ form: Form, _ context: SignedInContext) async throws -> LostEdit? {
    _ = try requireHost(context)
    let address = try form.text("edit")
    return try await sync.lost.all().first { $0.address == address }
  }

  private func state() async throws -> SyncScreen {
    let report = server.report
    var names: [SyncItem: Message] = [:]
    for item in report.waiting.map({ SyncItem($0.kind, $0.path) }) + report.withheld {
      names[item] = await words.words(for: item)
    }
    var lost: [SyncScreen.Lost] = []
    let edits = try await sync.lost.all()
    for edit in edits.prefix(Self.shownEdits) {
      lost.append(
        SyncScreen.Lost(
          what: await words.words(for: edit.item),
          why: edit.causeWords,
          content: await words.words(for: edit, in: sync.lost),
          made: edit.stamp?.time,
          address: edit.address
        )
      )
    }
    return SyncScreen(report: report, names: names, lost: lost, more: edits.count - lost.count)
  }
}
