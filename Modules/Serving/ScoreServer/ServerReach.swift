import Foundation
import NIOCore
import NIOPosix

/// The address and reach of a server.
package struct ServerReach: Hashable, Sendable {
  /// The address to listen on: this machine only, or `0.0.0.0` for every machine that reaches this one.
  package let host: String
  /// The public address behind a proxy, such as `https://scores.example`, without a trailing slash.
  package let publicURL: String?
  /// Whether browsers reach the server by HTTPS only.
  package let isSecure: Bool
  /// Other names of this machine in its network, the one for links first.
  package let otherNames: [String]

  /// Creates the reach of a server.
  ///
  /// - Parameters:
  ///   - host: The address to listen on.
  ///   - publicURL: The public address; nil if clients reach the server directly.
  ///   - hasCertificate: Whether the server itself speaks TLS.
  ///   - otherNames: Other names of this machine, such as `scorebook.lan`. Links use the first.
  package init(
    host: String = WebServer.host,
    publicURL: String? = nil,
    hasCertificate: Bool = false,
    otherNames: [String] = []
  ) {
    (self.host, self.otherNames) = (host, otherNames.map { $0.lowercased() })
    self.publicURL = publicURL.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    isSecure = hasCertificate || publicURL?.hasPrefix("https:") == true
  }

  /// Whether only programs and browsers of this machine reach the server.
  package var isLocal: Bool { publicURL == nil && Self.isLoopback(host) }

  /// The server's names besides `localhost`.
  package var names: Set<String> {
    var names = Set(otherNames)
    if let name = publicURL.flatMap({ URL(string: $0)?.host() }) { names.insert(name) }
    if !Self.isLoopback(host) {
      names.formUnion(Self.namesOfThisMachine)
      if !Self.isAnywhere(host) { names.insert(host) }
    }
    return names
  }

  /// Returns the beginning of a link that others can open.
  ///
  /// - Parameter port: The server's port.
  /// - Returns: The address, such as `http://192.168.1.20:8080`.
  package func address(port: Int) -> String {
    publicURL ?? address(port: port, scheme: isSecure ? "https" : "http")
  }

  /// Returns the beginning of a link to another port of this machine, which speaks plain HTTP.
  ///
  /// - Returns: The address, such as `http://192.168.1.20:8081`.
  package func plainAddress(port: Int) -> String { address(port: port, scheme: "http") }

  /// Returns the beginning of a link to this machine by another name.
  package func address(of name: String, port: Int) -> String { "\(isSecure ? "https" : "http")://\(name):\(port)" }

  private func address(port: Int, scheme: String) -> String {
    let here = Self.isAnywhere(host) ? Self.addressesOfThisMachine.first { !$0.contains(":") } ?? WebServer.host : host
    let name = otherNames.first ?? here
    return "\(scheme)://\(name.contains(":") ? "[\(name)]" : name):\(port)"
  }

  private static func isLoopback(_ host: String) -> Bool { ["127.0.0.1", "localhost", "::1"].contains(host) }

  private static func isAnywhere(_ host: String) -> Bool { ["0.0.0.0", "::"].contains(host) }

  /// The machine's own name, and its multicast DNS name.
  package static var namesOfThisMachine: Set<String> {
    let name = ProcessInfo.processInfo.hostName.lowercased()
    guard let first = name.split(separator: ".").first, first != "localhost" else { return [name] }
    return [name, "\(first).local"]
  }

  /// Returns this machine's multicast DNS name if the system resolves it to this machine; nil otherwise.
  ///
  /// It takes some seconds where nothing answers such names.
  package static func resolvedName() async -> String? {
    guard let name = namesOfThisMachine.first(where: { $0.hasSuffix(".local") }) else { return nil }
    let found = try? await NIOThreadPool.singleton.runIfActive {
      try SocketAddress.makeAddressResolvingHost(name, port: 0)
    }
    guard let address = found?.ipAddress, addressesOfThisMachine.contains(address) else { return nil }
    return name
  }

  /// The present network addresses of this machine.
  package static var addressesOfThisMachine: [String] {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.compactMap(\.address).filter { [.inet, .inet6].contains($0.protocol) }.compactMap(\.ipAddress)
      .filter { $0 != WebServer.host && $0 != "::1" }
  }
}
