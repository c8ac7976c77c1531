package import ArgumentParser
import Composition
import Domain
package import Foundation
import ScoreServer

package struct StoreSharing: Hashable, Sendable {
  package var servers: Int
  /// The file of the keys that sign sessions, the same for all servers; nil for the app's own.
  package var sessionKeys: URL?

  package init(servers: Int = 1, sessionKeys: URL? = nil) {
    (self.servers, self.sessionKeys) = (servers, sessionKeys)
  }
}

package struct SessionKeysOption: ParsableArguments, Sendable {
  @Option(
    name: .customLong("session-keys"),
    help: ArgumentHelp(
      "The file of the keys that sign sessions, the same for all servers of a store. Also SCOREBOOK_SESSION_KEYS.",
      valueName: "file"
    )
  )
  var path: String?

  package init() {}

  package func validate() throws {
    if path?.isEmpty == true { throw ValidationError(Message("Name the file of session keys with --session-keys.")) }
  }

  /// The file; nil for the app's own.
  package var file: URL? { path.map { URL(filePath: $0) } ?? StoreChoice.sharedSessionKeys() }
}

/// The options of a server that shares its store with others, and of one behind a proxy.
package struct SharingOptions: ParsableArguments, Sendable {
  @Option(
    help: "The number of servers that share the store. Each allows a caller its part of the limits."
  )
  package var servers = 1

  @Option(
    help: ArgumentHelp("The name of this server among them, a label of its metrics.", valueName: "name")
  )
  package var serverName: String?

  @OptionGroup package var keys: SessionKeysOption

  @Option(
    name: .customLong("trusted-proxy"),
    help: ArgumentHelp(
      """
      A proxy whose X-Forwarded-For is believed, such as 10.0.0.5 or 10.0.0.0/24. (default: with --url this machine, else \
      none)
      """,
      valueName: "address"
    )
  )
  package var trustedProxies: [String] = []

  @Option(
    help: ArgumentHelp(
      "Go on for so long after a signal to stop, with /readyz saying no, so that a proxy sends nothing new.",
      valueName: "seconds"
    )
  )
  package var drain = 0

  package init() {}

  package func validate() throws {
    guard (1...100).contains(servers) else {
      throw ValidationError(Message("--servers is a number from 1 to 100."))
    }
    guard servers == 1 || keys.file != nil else {
      throw ValidationError(Message("Several servers need the same --session-keys file."))
    }
    guard serverName == nil || serverName?.wholeMatch(of: /[A-Za-z0-9.-]{1,64}/) != nil else {
      throw ValidationError(Message("A --server-name has letters, digits, dots and hyphens."))
    }
    guard TrustedProxies(trustedProxies) != nil else {
      throw ValidationError(Message("A --trusted-proxy is an address or a network, such as 10.0.0.5 or 10.0.0.0/24"))
    }
    guard (0...600).contains(drain) else {
      throw ValidationError(Message("--drain is a number of seconds from 0 to 600."))
    }
  }

  var choice: StoreSharing { StoreSharing(servers: servers, sessionKeys: keys.file) }

  /// Returns the limits of one of these servers, from those of a server that has the store to itself.
  func limits(from limits: ServerLimits, isBehindProxy: Bool) -> ServerLimits {
    var limits = limits.shared(by: servers)
    limits.drain = .seconds(drain)
    limits.proxies =
      trustedProxies.isEmpty
      ? (isBehindProxy ? .thisMachine : TrustedProxies()) : TrustedProxies(trustedProxies) ?? TrustedProxies()
    return limits
  }
}
