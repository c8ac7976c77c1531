import AsyncAlgorithms
import Domain
public import Hummingbird
import OfflineSync
public import Server
import WireFormat

/// The page about sync, for whoever runs the device.
///
/// It says what is pending, since when and why, syncs at once, and gives edits that gave way back.
public struct SyncRoutes: Sendable {
  /// Where the page is.
  public static let address = WebAddress("sync")

  private let server: SyncedServer
  private let pages: SyncPages
  private let words: SyncWords
  /// More lost edits than this are not worked out for one page.
  private static let shownEdits = 50

  /// - Parameters:
  ///   - server: What the store is kept in step with; only its host sees the page.
  ///   - pages: How it looks.
  ///   - words: What things are called.
  public init(_ server: SyncedServer, _ pages: SyncPages, _ words: SyncWords) {
    (self.server, self.pages, self.words) = (server, pages, words)
  }

  private var sync: OfflineSync { server.sync }

  public func add(to router: Router<SignedInContext>) {
    router.get("sync") { request, context in
      let account = try requireHost(context)
      if request.wantsJSON { return try Response.json(server.report) }
      return Response.html(try pages.in(context.language).sync(try await state(), signedIn: account.displayName))
    }
    router.get("sync/live") { request, context in
      _ = try requireHost(context)
      let isAllowed = context.isStillThemselves
      let changes = merge(sync.followStatus().map { _ in () }, sync.lost.changes().map { _ in () })
      return EventStream.response(to: request, on: changes) {
        guard try await isAllowed() else { return nil }
        return try pages.in(context.language).fragment(try await state()).text
      }
    }
    router.post("sync") { _, context in
      _ = try requireHost(context)
      // Whether it gets through stands on the page.
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

  /// nil where it was restored or dismissed before.
  private func edit(_ form: Form, _ context: SignedInContext) async throws -> LostEdit? {
    _ = try requireHost(context)
    let address = try form.text("edit")
    return try await sync.lost.all().first { $0.address == address }
  }

  private func state() async throws -> SyncStateView {
    let report = server.report
    var names: [SyncItem: Message] = [:]
    for item in report.waiting.map({ SyncItem($0.kind, $0.path) }) + report.withheld {
      names[item] = await words.words(for: item)
    }
    var lost: [SyncStateView.Lost] = []
    let edits = try await sync.lost.all()
    for edit in edits.prefix(Self.shownEdits) {
      lost.append(
        SyncStateView.Lost(
          what: await words.words(for: edit.item),
          why: edit.causeWords,
          content: await words.words(for: edit, in: sync.lost),
          made: (edit.stamp?.time).map(MomentView.init),
          address: edit.address
        )
      )
    }
    return SyncStateView(report, lost: lost, more: edits.count - lost.count) {
      names[$0] ?? Message("\(String(describing: $0))")
    }
  }
}
