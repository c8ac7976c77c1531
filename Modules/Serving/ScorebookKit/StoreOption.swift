public import ArgumentParser
public import Composition
import Domain
import StoreEngine
import Synchronization

/// The option `--store URL` of every command.
public struct StoreOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Where the data is kept: \(Self.forms).",
      discussion: "Also SCOREBOOK_STORE. Default: the app's own file in the user's data folder.",
      valueName: "url"
    )
  )
  public var store: String?

  public init() {}

  /// Opens the store while `body` runs.
  public func withContainer<Result>(
    of app: (some ServedApp).Type,
    syncing: Syncing? = nil,
    _ body: (Container) async throws -> Result
  ) async throws -> Result {
    let choice = try StoreChoice(flag: store, app: app._commandName)
    return try await Container.with(choice, syncing: syncing, in: app.stores, body)
  }

  /// The kinds of store of the app, which the parser's declaration of an option cannot know.
  private static let registry = Mutex(StoreRegistry.standard)

  static func offer(_ stores: StoreRegistry) { registry.withLock { $0 = stores } }

  private static var forms: String { registry.withLock(\.forms) }
}
