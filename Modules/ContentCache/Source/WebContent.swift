import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// What a website that is slow, silent or talks without end may cost.
public struct WebLimits: Sendable {
  /// How long one file may take, its last byte included.
  public var deadline = Duration.seconds(20)
  /// Bytes of one file, which is held in memory as a whole.
  public var fileBytes = 64 << 20
  /// Ends when a duration has passed; how deadlines are measured.
  public var wait: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  public init() {}
}

/// The files below an address, such as `https://pillyliu.com`.
///
/// Redirects are not followed: what stands between (a hotel's sign-in page) would pass for the file.
public final class WebContent: ContentSource {
  public let address: String
  private let base: URL
  private let limits: WebLimits
  private let reach: WebReach
  /// The connections, and the address that they are pinned to; nil for a host that the system finds by its name.
  private let client: Mutex<(address: String?, client: HTTPClient)>

  /// Asks nothing yet.
  ///
  /// - Parameters:
  ///   - url: Where the site stands; `/pinball/…` comes after it.
  ///   - limits: How long a file may take, and how large it may be.
  ///   - reach: The sites that may be asked.
  /// - Throws: ``ContentFailure/invalidAddress(_:)`` for a URL that is none.
  public init(_ url: String, limits: WebLimits = WebLimits(), reach: WebReach = .any) throws(ContentFailure) {
    guard let base = URL(string: url), reach.schemes.contains(base.scheme ?? ""), base.host()?.isEmpty == false,
      base.query == nil, base.fragment == nil, base.user() == nil, base.password() == nil
    else { throw .invalidAddress(url) }
    address = url.hasSuffix("/") ? String(url.dropLast()) : url
    self.base = base
    (self.limits, self.reach) = (limits, reach)
    client = Mutex((nil, Self.client(of: base, at: nil)))
  }

  deinit { client.withLock { $0.client.shutdown { _ in } } }

  /// Connections to the host of an address, or to one machine in its place, which has to prove the host's name.
  private static func client(of base: URL, at address: String?) -> HTTPClient {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.httpVersion = .http1Only
    configuration.timeout.connect = .seconds(10)
    configuration.connectionPool.retryConnectionEstablishment = false
    if let address, let host = base.host() { configuration.dnsOverride = [host: address] }
    return HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }

  /// The connections for the next request, to an address that may be asked.
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
  public func close() async { try? await client.withLock(\.client).shutdown() }

  /// The path of a URL on this site, or of a path that is written without one; nil for what stands elsewhere.
  ///
  /// What is nil is not cached: it is for whoever shows it to ask for.
  public func path(of text: String) -> ContentPath? {
    guard let url = URL(string: text, encodingInvalidCharacters: true), url.scheme != nil || url.host() != nil else {
      return ContentPath(text)
    }
    let root = base.path(percentEncoded: false).split(separator: "/")
    let parts = url.path(percentEncoded: false).split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard url.host()?.lowercased() == base.host()?.lowercased(), url.port == base.port, parts.starts(with: root) else {
      return nil
    }
    return ContentPath(parts.dropFirst(root.count).joined(separator: "/"))
  }

  public func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer {
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

  /// What went wrong, as the system calls it where it was the system.
  private static func words(for error: any Error) -> String {
    switch error {
    case let error as IOError: String(cString: strerror(error.errnoCode))
    case let error as NIOConnectionError:
      error.connectionErrors.last.map { words(for: $0.error) } ?? "there is no network or no such site"
    case let error as HTTPClientError: error.shortDescription
    default: "\(error)"
    }
  }

  /// A path as it stands in a URL.
  private static func escaped(_ path: ContentPath) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.text.utf8.reduce(into: "") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      text += plain.contains(byte) ? String(UnicodeScalar(byte)) : "%\(byte < 16 ? "0" : "")\(digits)"
    }
  }
}
