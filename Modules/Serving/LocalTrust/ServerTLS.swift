package import HummingbirdCore
import HummingbirdTLS
package import Logging
import NIOCore
import NIOSSL
import Synchronization

/// A server's proof of identity over HTTPS.
package enum ServerTLS: Sendable {
  /// A certificate in files, which are read again after a change.
  case files(TLSFiles)
  /// A certificate that may change while the server runs.
  case changing(ChangingCertificate)

  /// Returns a server's HTTP over TLS.
  ///
  /// - Parameters:
  ///   - http: The server's HTTP.
  ///   - logger: Logs problems with changed files.
  /// - Returns: HTTPS.
  /// - Throws: ``TLSFilesUnusable``.
  package func secure(_ http: HTTPServerBuilder, _ logger: Logger) throws -> HTTPServerBuilder {
    let configuration =
      switch self {
      case .files(let files): try ChangingTLSFiles(files, logger).configuration
      case .changing(let certificate): certificate.configuration
      }
    return try .tls(http, tlsConfiguration: configuration)
  }
}

/// A server's certificate and key, which can be replaced while the server runs.
///
/// New connections get the newest certificate. Open connections keep theirs.
package final class ChangingCertificate: Sendable {
  private struct Pair: Sendable {
    let certificate: NIOSSLCertificate
    let key: NIOSSLPrivateKey
  }

  private let newest: Mutex<Pair>

  /// Creates a certificate with its key.
  ///
  /// - Throws: ``TLSFilesUnusable`` if they do not match.
  package init(der: [UInt8], keyPEM: String) throws(TLSFilesUnusable) {
    newest = Mutex(try Self.checked(der, keyPEM))
  }

  /// Replaces the certificate.
  ///
  /// - Throws: ``TLSFilesUnusable`` if they do not match; then the old certificate stays.
  package func replace(der: [UInt8], keyPEM: String) throws(TLSFilesUnusable) {
    let next = try Self.checked(der, keyPEM)
    newest.withLock { $0 = next }
  }

  var configuration: TLSConfiguration {
    var configuration = Self.configuration(newest.withLock(\.self))
    configuration.sslContextCallback = { [self] _, promise in
      let pair = newest.withLock(\.self)
      var override = NIOSSLContextConfigurationOverride()
      override.certificateChain = [.certificate(pair.certificate)]
      override.privateKey = .privateKey(pair.key)
      promise.succeed(override)
    }
    return configuration
  }

  private static func checked(_ der: [UInt8], _ keyPEM: String) throws(TLSFilesUnusable) -> Pair {
    do {
      let pair = Pair(
        certificate: try NIOSSLCertificate(bytes: der, format: .der),
        key: try NIOSSLPrivateKey(bytes: Array(keyPEM.utf8), format: .pem)
      )
      _ = try NIOSSLContext(configuration: configuration(pair))
      return pair
    } catch {
      throw TLSFilesUnusable("the server's certificate and key do not belong together")
    }
  }

  private static func configuration(_ pair: Pair) -> TLSConfiguration {
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: [.certificate(pair.certificate)],
      privateKey: .privateKey(pair.key)
    )
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    return configuration
  }
}
