public import ArgumentParser
public import Composition

/// `--sync URL`, as every app that serves takes it.
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

  /// - Parameter app: Whose store it is.
  /// - Returns: The server to sync with; nil where none was named.
  public func choice(of app: (some SyncingApp).Type) -> Syncing? { sync.map(app.syncing) }
}
