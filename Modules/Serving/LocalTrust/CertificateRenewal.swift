package import Foundation
import Synchronization

/// Keeps a server's certificate valid for as long as the server runs.
///
/// A new certificate is issued before the present one expires, and when the server's names or addresses change.
package final class CertificateRenewal: Sendable {
  /// The time between two looks at the clock and the network.
  private static let pause = Duration.seconds(30)

  private let authority: CertificateAuthority
  private let names: @Sendable () -> ServerNames
  private let now: @Sendable () -> Date
  private let use: @Sendable (ServerCertificate) throws -> Void
  private let current: Mutex<ServerCertificate>

  /// Creates the renewal of a server's certificate.
  ///
  /// - Parameters:
  ///   - authority: The authority that issues the certificates.
  ///   - first: The certificate that the server has.
  ///   - names: Returns the server's present names and addresses.
  ///   - now: The clock.
  ///   - use: Gives a new certificate to the server.
  package init(
    _ authority: CertificateAuthority,
    first: ServerCertificate,
    names: @escaping @Sendable () -> ServerNames,
    now: @escaping @Sendable () -> Date,
    use: @escaping @Sendable (ServerCertificate) throws -> Void
  ) {
    (self.authority, self.names, self.now, self.use) = (authority, names, now, use)
    current = Mutex(first)
  }

  /// Issues a certificate where one is needed.
  ///
  /// - Returns: Whether the server has a new certificate.
  /// - Throws: ``LocalTrustFailure``; what the server throws when it takes the certificate.
  @discardableResult
  package func renew() throws -> Bool {
    let (time, wanted) = (now(), authority.permitted(names()))
    return try current.withLock { current in
      // A certificate that ends with its authority cannot be had for longer.
      let isLast = current.expires >= authority.expires
      let renewal = isLast ? current.expires : current.expires - ServerCertificate.renewalTime
      if current.names == wanted, time < renewal { return false }
      let issued = try authority.issue(wanted, now: time)
      try use(issued)
      current = issued
      return true
    }
  }

  /// Renews until its task is cancelled.
  ///
  /// - Parameters:
  ///   - wait: Waits between two looks.
  ///   - failed: Called with the error, once until renewal succeeds again.
  package func run(
    wait: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    failed: @Sendable (any Error) -> Void
  ) async {
    var hasFailed = false
    while !Task.isCancelled {
      do { try await wait(Self.pause) } catch { return }
      do {
        try renew()
        hasFailed = false
      } catch {
        if !hasFailed { failed(error) }
        hasFailed = true
      }
    }
  }
}
