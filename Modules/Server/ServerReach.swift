import Foundation
import NIOCore

/// Who reaches a server, and by which address.
public struct ServerReach: Hashable, Sendable {
  /// Where it listens: on this machine only, or `0.0.0.0` for every machine that reaches this one.
  public let host: String
  /// The address that others use where something stands in between, such as `https://scores.example`; without a slash at
  /// its end.
  public let publicURL: String?
  /// Whether browsers reach it by https only.
  public let isSecure: Bool

  /// - Parameters:
  ///   - host: Where to listen.
  ///   - publicURL: The address that others use; nil where they reach the server directly.
  ///   - hasCertificate: Whether the server itself speaks TLS.
  public init(host: String = WebServer.host, publicURL: String? = nil, hasCertificate: Bool = false) {
    self.host = host
    self.publicURL = publicURL.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    isSecure = hasCertificate || publicURL?.hasPrefix("https:") == true
  }

  /// Whether only programs and browsers of this machine reach it.
  public var isLocal: Bool { publicURL == nil && Self.isLoopback(host) }

  /// What the server is called besides `localhost`.
  public var names: Set<String> {
    var names: Set<String> = []
    if let name = publicURL.flatMap({ URL(string: $0)?.host() }) { names.insert(name) }
    if !Self.isLoopback(host) {
      names.insert(ProcessInfo.processInfo.hostName)
      if !Self.isAnywhere(host) { names.insert(host) }
    }
    return names
  }

  /// The beginning of a link that others can open.
  ///
  /// - Parameter port: Where the server listens.
  /// - Returns: Such as `http://192.168.1.20:8080`.
  public func address(port: Int) -> String {
    if let publicURL { return publicURL }
    let name = Self.isAnywhere(host) ? Self.addressOfThisMachine ?? WebServer.host : host
    return "\(isSecure ? "https" : "http")://\(name.contains(":") ? "[\(name)]" : name):\(port)"
  }

  private static func isLoopback(_ host: String) -> Bool { ["127.0.0.1", "localhost", "::1"].contains(host) }

  private static func isAnywhere(_ host: String) -> Bool { ["0.0.0.0", "::"].contains(host) }

  /// The first address that this machine has in a network.
  private static var addressOfThisMachine: String? {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.lazy.compactMap(\.address).first { $0.protocol == .inet && $0.ipAddress != WebServer.host }?
      .ipAddress
  }
}
