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

extension WebLimits {
  /// Returns the result of `work`; nil where the deadline passes or the task is cancelled before it.
  package func result<Result: Sendable>(of work: @escaping @Sendable () async -> Result) async -> Result? {
    await withTaskGroup { group -> Result? in
      group.addTask { () -> Result? in await work() }
      group.addTask { () -> Result? in
        try? await wait(deadline)
        return nil
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? nil
    }
  }
}

extension WebReach {
  /// Returns a site's address without a slash at its end; throws ``ContentFailure/invalidAddress(_:)`` for no address.
  fileprivate func address(of text: String) throws(ContentFailure) -> (text: String, url: URL) {
    guard let base = url(text), base.query == nil else { throw .invalidAddress(text) }
    return (text.hasSuffix("/") ? String(text.dropLast()) : text, base)
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
  private let connections: Mutex<PinnedClient>

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
    connections = Mutex(PinnedClient(host: base.host() ?? "", address: nil))
  }

  /// Returns the connections for the next request, to an allowed address.
  private func pinned() async throws(ContentFailure) -> PinnedClient {
    let host = base.host() ?? ""
    let address = try await reach.pinned(host, last: connections.withLock(\.address))
    return connections.withLock { held in
      if held.address != address { held = PinnedClient(host: host, address: address) }
      return held
    }
  }

  /// Closes the connections; nothing can be fetched afterwards.
  package func close() async { try? await connections.withLock(\.client).shutdown() }

  package func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer {
    guard let result = await limits.result(of: { await self.answer(path, unless: known) }) else {
      throw Task.isCancelled ? .cancelled : .tooSlow(seconds: Int(limits.deadline.components.seconds))
    }
    return try result.get()
  }

  private func answer(_ path: ContentPath, unless known: ContentTag?) async -> Result<ContentAnswer, ContentFailure> {
    var request = HTTPClientRequest(url: address + Self.escaped(path))
    if let etag = known?.etag { request.headers.add(name: "If-None-Match", value: etag) }
    if let date = known?.lastModified { request.headers.add(name: "If-Modified-Since", value: date) }
    let response: HTTPClientResponse
    let connections: PinnedClient
    do throws(ContentFailure) { connections = try await pinned() } catch { return .failure(error) }
    defer { withExtendedLifetime(connections) {} }
    do { response = try await connections.client.execute(request, deadline: .distantFuture) } catch {
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
