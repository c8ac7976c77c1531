import Domain
import Foundation

/// The limits on a website that is slow, silent or never stops sending.
package struct WebLimits: Sendable {
  /// The time for one file, up to its last byte.
  package var deadline = Duration.seconds(20)
  /// The most bytes of one file, which is held in memory.
  package var fileBytes = 64 << 20
  /// Waits for a duration, so that tests can control deadlines.
  package var wait: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// Creates the default limits.
  package init() {}
}

extension WebReach {
  /// Returns a site's address without a slash at its end; throws ``ContentFailure/invalidAddress(_:)`` for no address.
  fileprivate func address(of url: String) throws(ContentFailure) -> (text: String, url: URL) {
    guard let base = URL(string: url), schemes.contains(base.scheme ?? ""), base.host()?.isEmpty == false,
      base.query == nil, base.fragment == nil, base.user() == nil, base.password() == nil,
      // A port out of range would end the process below the HTTP client.
      (1...65_535).contains(base.port ?? 443)
    else { throw .invalidAddress(url) }
    return (url.hasSuffix("/") ? String(url.dropLast()) : url, base)
  }
}

#if HTTPS
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// The files below an address, such as `https://pillyliu.com`.
///
/// Redirects are not followed, because an intermediary (a hotel's sign-in page) would pass for the file.
package final class WebContent: ContentSource {
  package let address: String
  private let base: URL
  private let limits: WebLimits
  private let reach: WebReach
  /// The connections, with the address that they are pinned to; nil for a host that the system resolves.
  private let client: Mutex<(address: String?, client: HTTPClient)>

  /// Creates a source without connecting.
  ///
  /// - Parameters:
  ///   - url: The site's address. `/pinball/…` follows it.
  ///   - limits: The limits on time and size.
  ///   - reach: The sites that may be requested.
  /// - Throws: ``ContentFailure/invalidAddress(_:)`` for an invalid URL.
  package init(_ url: String, limits: WebLimits = WebLimits(), reach: WebReach = .any) throws(ContentFailure) {
    (address, base) = try reach.address(of: url)
    (self.limits, self.reach) = (limits, reach)
    client = Mutex((nil, Self.client(of: base, at: nil)))
  }

  deinit { client.withLock { $0.client.shutdown { _ in } } }

  /// Returns connections to the host of an address, or to one machine in its place that must prove the host's name.
  private static func client(of base: URL, at address: String?) -> HTTPClient {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.httpVersion = .http1Only
    configuration.timeout.connect = .seconds(10)
    configuration.connectionPool.retryConnectionEstablishment = false
    if let address, let host = base.host() { configuration.dnsOverride = [host: address] }
    return HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }

  /// Returns the connections for the next request, to an allowed address.
  private func pinnedClient() async throws(ContentFailure) -> HTTPClient {
    let address = try await reach.pinned(base.host() ?? "", last: client.withLock(\.address))
    return client.withLock { state in
      if state.address != address {
        let old = state.client
        old.shutdown { _ in }
        state = (address, Self.client(of: base, at: address))
      }
      return state.client
    }
  }

  /// Closes the connections; nothing can be fetched afterwards.
  package func close() async { try? await client.withLock(\.client).shutdown() }

  package func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer {
    let result = await withTaskGroup { group -> Result<ContentAnswer, ContentFailure> in
      group.addTask { await self.answer(path, unless: known) }
      group.addTask { [limits] in
        do { try await limits.wait(limits.deadline) } catch { return .failure(.cancelled) }
        return .failure(.tooSlow(seconds: Int(limits.deadline.components.seconds)))
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .failure(.cancelled)
    }
    return try result.get()
  }

  private func answer(_ path: ContentPath, unless known: ContentTag?) async -> Result<ContentAnswer, ContentFailure> {
    var request = HTTPClientRequest(url: address + Self.escaped(path))
    if let etag = known?.etag { request.headers.add(name: "If-None-Match", value: etag) }
    if let date = known?.lastModified { request.headers.add(name: "If-Modified-Since", value: date) }
    let response: HTTPClientResponse
    let client: HTTPClient
    do throws(ContentFailure) { client = try await pinnedClient() } catch { return .failure(error) }
    do { response = try await client.execute(request, deadline: .distantFuture) } catch {
      return .failure(Self.failure(error, hasBegun: false))
    }
    switch response.status {
    case .ok: break
    case .notModified where known != nil: return .success(.unchanged)
    case .notFound, .gone: return .failure(.missing)
    default: return .failure(.refused(status: Int(response.status.code)))
    }
    do {
      let body = try await response.body.collect(upTo: limits.fileBytes)
      let tag = ContentTag(
        etag: response.headers.first(name: "ETag"),
        lastModified: response.headers.first(name: "Last-Modified")
      )
      return .success(.bytes(Array(body.readableBytesView), tag: tag))
    } catch is NIOTooManyBytesError {
      return .failure(.tooLarge(limit: limits.fileBytes))
    } catch {
      return .failure(Self.failure(error, hasBegun: true))
    }
  }

  private static func failure(_ error: any Error, hasBegun: Bool) -> ContentFailure {
    if error is CancellationError || error as? HTTPClientError == .cancelled { return .cancelled }
    return hasBegun ? .cutOff : .unreachable(words(for: error))
  }

  /// Returns the error in words, in the system's own where the system failed.
  private static func words(for error: any Error) -> ContentObjection {
    switch error {
    case let error as IOError: .system(String(cString: strerror(error.errnoCode)))
    case let error as NIOConnectionError: error.connectionErrors.last.map { words(for: $0.error) } ?? .noNetwork
    case let error as HTTPClientError: .system(error.shortDescription)
    default: .system("\(error)")
    }
  }

  /// Returns a path as written in a URL.
  private static func escaped(_ path: ContentPath) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.text.utf8.reduce(into: "") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      text += plain.contains(byte) ? String(UnicodeScalar(byte)) : "%\(byte < 16 ? "0" : "")\(digits)"
    }
  }
}
#else
/// Stands in for websites in a program that was built without the trait HTTPS: none can be reached.
package struct WebContent: ContentSource {
  package let address: String

  package init(_ url: String, limits: WebLimits = WebLimits(), reach: WebReach = .any) throws(ContentFailure) {
    address = try reach.address(of: url).text
  }

  package func close() async {}

  package func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer {
    throw .unreachable(.system(String(cString: strerror(EPROTONOSUPPORT))))
  }
}
#endif
