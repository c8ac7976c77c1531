public import ArgumentParser
public import Composition

/// The option `--sync URL` of every served app.
public struct SyncOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Keep the store in step with a server's; everything works without it, too.",
      discussion: "Sign in there first, with 'login'. What waits is shown on every page, and by 'sync'.",
      valueName: "url"
    )
  )
  public var sync: String?

  public init() {}

  /// Returns the server to sync with.
  ///
  /// - Parameter app: The app.
  /// - Returns: The server; nil if none was named.
  public func choice(of app: (some SyncingApp).Type) -> Syncing? { sync.map(app.syncing) }
}
