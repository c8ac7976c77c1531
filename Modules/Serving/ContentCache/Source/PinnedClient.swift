#if HTTPS
package import AsyncHTTPClient
import NIOCore

/// The connections to a host, or to one machine in its place that must prove the host's name.
///
/// They close when the last owner releases this object, so a request under way is undisturbed when the host's address changes.
/// Redirects are not followed, and no connection is retried.
package final class PinnedClient: Sendable {
  /// The address that was checked; nil for a host that the system resolves.
  package let address: String?
  /// The client, which works as long as this object lives.
  package let client: HTTPClient

  /// Creates the client without connecting.
  package init(host: String, address: String?) {
    self.address = address
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.httpVersion = .http1Only
    configuration.timeout.connect = .seconds(10)
    configuration.connectionPool.retryConnectionEstablishment = false
    if let address { configuration.dnsOverride = [host: address] }
    client = HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }

  deinit { client.shutdown { _ in } }
}
#endif
