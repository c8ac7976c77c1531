#if HTTPS
import Domain
import Foundation
import HummingbirdCore
import Hypertext
import LocalTrust
import Logging
import Pages
import QRCodes
import ScoreServer
import Synchronization

/// HTTPS with a certificate of the machine's own authority, and a plain port with instructions for phones.
final class LocalHTTPS: Sendable {
  private struct Ports {
    var secure: Int?
    var plain: Int?
  }

  /// Whether this program can speak HTTPS.
  static let isBuilt = true

  private let certificate: ChangingCertificate
  private let renewal: CertificateRenewal
  private let authority: CertificateAuthority
  private let reach: ServerReach
  private let ports = Mutex(Ports())

  /// Creates the HTTPS side.
  ///
  /// - Parameters:
  ///   - file: The authority's file, which all apps of this user share, so that phones trust it once.
  ///   - reach: The server's names.
  ///   - now: The clock.
  /// - Throws: ``LocalTrust/LocalTrustFailure``, ``LocalTrust/TLSFilesUnusable``; ``CommandFailure`` for a name that the
  ///   authority may not certify.
  init(authority file: URL, reach: ServerReach, now: @escaping @Sendable () -> Timestamp) throws {
    let time = { @Sendable in Date(timeIntervalSince1970: Double(now().rawValue) / 1000) }
    authority = try CertificateAuthority.open(
      file,
      name: "Scorebook (\(ProcessInfo.processInfo.hostName))",
      hosts: ServerReach.namesOfThisMachine,
      now: time()
    )
    self.reach = reach
    let names = { @Sendable in Self.names(reach) }
    let permitted = authority.permitted(names())
    if let name = reach.otherNames.first(where: { !permitted.hosts.contains($0) }) {
      throw CommandFailure(
        Message(
          "The certificate cannot cover \(name). Choose a name that ends in .local, .lan, .home.arpa or .internal."
        )
      )
    }
    let first = try authority.issue(names(), now: time())
    let certificate = try ChangingCertificate(der: first.der, keyPEM: first.keyPEM)
    self.certificate = certificate
    renewal = CertificateRenewal(authority, first: first, names: names, now: time) {
      try certificate.replace(der: $0.der, keyPEM: $0.keyPEM)
    }
  }

  /// The authority and the addresses for phones; nil until both ports are open.
  var trust: PhoneTrust? {
    let ports = ports.withLock(\.self)
    guard let secure = ports.secure, let plain = ports.plain else { return nil }
    return PhoneTrust(
      name: authority.name,
      fingerprint: authority.fingerprint,
      certificate: authority.der,
      secureAddress: reach.address(port: secure),
      startAddress: reach.plainAddress(port: plain) + PhoneRoutes.address.text
    )
  }

  /// Adds the certificate to a server.
  var securing: WebServer.Securing { ServerTLS.changing(certificate).secure }

  /// Renews the certificate until its task is cancelled.
  func renew(_ failed: @Sendable (any Error) -> Void) async { await renewal.run(failed: failed) }

  /// Records an open port.
  ///
  /// - Returns: The HTTPS port, once both are open.
  func opened(secure: Int? = nil, plain: Int? = nil) -> Int? {
    ports.withLock { ports in
      if let secure { ports.secure = secure }
      if let plain { ports.plain = plain }
      return ports.plain == nil ? nil : ports.secure
    }
  }

  /// Prints how phones connect.
  func announce() {
    guard let trust else { return }
    Terminal.say(Message("A phone must trust this server once. Open this page on the phone, and follow its steps:"))
    Terminal.say("  \(trust.startAddress)")
    if Terminal.isScreen, let code = try? QRCode(trust.startAddress) {
      Terminal.write(code.terminalText(colored: true) + "\n")
    }
    Terminal.say(Message("The SHA-256 fingerprint of the certificate, to compare on the phone:"))
    Terminal.say("  \(trust.fingerprint)")
  }

  /// Returns when an authority expires, and whether the next server replaces it; nil without its file.
  ///
  /// - Throws: ``LocalTrust/LocalTrustFailure``.
  static func expiry(of file: URL, now: Timestamp) throws -> (moment: Timestamp, isNear: Bool)? {
    guard let authority = try CertificateAuthority.found(in: file) else { return nil }
    let expires = Timestamp(authority.expires)
    return (expires, Timestamp(authority.expires - CertificateAuthority.renewalTime) <= now)
  }

  /// Returns the certificate of an authority in DER; nil without one that can be read.
  static func authority(in file: URL) -> [UInt8]? { (try? CertificateAuthority.found(in: file))?.der }

  private static func names(_ reach: ServerReach) -> ServerNames {
    ServerNames(
      hosts: reach.names.filter { $0.contains { $0.isLetter } && !$0.contains(":") }.union(["localhost"]),
      addresses: Set(ServerReach.addressesOfThisMachine).union(["127.0.0.1", "::1"])
    )
  }
}

extension WebServer {
  /// Returns what adds a certificate in files to a server.
  static func securing(certificate: String, key: String) throws -> Securing {
    ServerTLS.files(TLSFiles(certificate: certificate, key: key)).secure
  }

  /// Checks a certificate in files, and returns when it begins and ceases to be valid.
  static func validity(certificate: String, key: String) throws -> (from: Timestamp, until: Timestamp) {
    let validity = try TLSFiles(certificate: certificate, key: key).validity()
    return (Timestamp(validity.from), Timestamp(validity.until))
  }
}
#endif
