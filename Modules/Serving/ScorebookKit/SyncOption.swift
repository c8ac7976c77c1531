package import ArgumentParser
package import Composition

/// The option `--sync URL` of every served app.
package struct SyncOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Keep the store in step with a server's; everything works without it, too.",
      discussion: "Sign in there first, with 'login'. Every page, and 'sync', shows pending items.",
      valueName: "url"
    )
  )
  package var sync: String?

  @OptionGroup package var adopting: AdoptOption

  package init() {}

  /// Returns the server to sync with.
  ///
  /// - Returns: The server; nil if none was named.
  package func choice(of app: (some ServedApp).Type) -> Syncing? { sync.map(app.syncing) }
}

/// The option `--adopt` of the commands that sync a store.
package struct AdoptOption: ParsableArguments, Sendable {
  @Flag(
    name: .customLong("adopt"),
    help: "Give what this store holds from before you signed in to your account, without asking."
  )
  package var adopts = false

  package init() {}

  package var consent: AdoptionConsent { adopts ? .given : .ask }
}
