public import ArgumentParser
public import Composition
public import Domain

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

  /// - Parameter ownerOnly: The kinds of space that a server of this app keeps to whoever runs it.
  /// - Returns: The server to sync with; nil where none was named.
  public func choice(ownerOnly: Set<Path.Segment>) -> Syncing? { sync.map { Syncing(with: $0, ownerOnly: ownerOnly) } }
}
