public import ArgumentParser
public import Composition

/// The option `--sync URL` of every served app.
public struct SyncOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Keep the store in step with a server's; everything works without it, too.",
      discussion: "Sign in there first, with 'login'. Every page, and 'sync', shows pending items.",
      valueName: "url"
    )
  )
  public var sync: String?

  @OptionGroup public var adopting: AdoptOption

  public init() {}

  /// Returns the server to sync with.
  ///
  /// - Parameter app: The app.
  /// - Returns: The server; nil if none was named.
  public func choice(of app: (some SyncingApp).Type) -> Syncing? { sync.map(app.syncing) }
}

/// The option `--adopt` of the commands that sync a store.
public struct AdoptOption: ParsableArguments, Sendable {
  @Flag(
    name: .customLong("adopt"),
    help: "Give what this store holds from before you signed in to your account, without asking."
  )
  public var adopts = false

  public init() {}

  /// The user's consent to adopt a used store.
  public var consent: AdoptionConsent { adopts ? .given : .ask }
}
