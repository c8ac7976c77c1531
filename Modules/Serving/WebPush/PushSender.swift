import AsyncHTTPClient
import CanonicalJSON
package import ContentCache
import Crypto
package import Domain
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// Sends messages to push services (RFC 8030).
///
/// Endpoints come from browsers, so they are foreign: the rule `reach` decides which machines may be asked, a connection goes
/// to the address that was checked, redirects are not followed, and the body of an answer is not read.
package final class PushSender: Sendable {
  /// The longest time that a push service may ask for, in seconds: a day.
  package static let longestPause = 86_400
  /// The most hosts whose connections stay open; browsers use a handful.
  private static let mostHosts = 16

  private let keys: PushKeys
  private let contact: String
  private let reach: WebReach
  private let limits: WebLimits
  private let now: @Sendable () -> Timestamp
  /// The connections by host.
  private let connections = Mutex<[String: PinnedClient]>([:])

  /// Creates a sender without connecting.
  ///
  /// - Parameters:
  ///   - keys: The keys of the installation.
  ///   - contact: The `mailto:` or `https:` address at which push services reach the installation's operator.
  ///   - reach: The push services that may be asked.
  ///   - limits: The time for one message.
  ///   - now: The clock.
  /// - Throws: ``PushObjection/contact``.
  package init(
    keys: PushKeys,
    contact: String,
    reach: WebReach = .pushServices,
    limits: WebLimits = WebLimits(),
    now: @escaping @Sendable () -> Timestamp
  ) throws(PushObjection) {
    guard ["mailto", "https"].contains(URL(string: contact)?.scheme) else { throw .contact }
    (self.keys, self.contact, self.reach, self.limits, self.now) = (keys, contact, reach, limits, now)
  }

  /// Sends a message once and tells what became of it.
  ///
  /// After ``PushOutcome/later(after:)`` the push service may have the message nevertheless, because an answer can be lost. A
  /// topic lets a retry replace it.
  package func send(_ push: Push, to subscription: PushSubscription) async -> PushOutcome {
    guard let url = subscription.url(in: reach), let host = url.host() else { return .refused(.endpoint) }
    do throws(PushObjection) {
      let request = try request(push, to: subscription, at: url)
      return await limits.result { await self.outcome(of: request, at: host) } ?? .later(after: nil)
    } catch { return .refused(error) }
  }

  private func request(_ push: Push, to subscription: PushSubscription, at url: URL) throws(PushObjection)
    -> HTTPClientRequest
  {
    var request = HTTPClientRequest(url: subscription.endpoint)
    request.method = .POST
    request.body = .bytes(try subscription.sealed(push.content))
    guard let authorization = try? keys.authorization(for: url, contact: contact, now: now()) else { throw .keys }
    request.headers = [
      "Authorization": authorization, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
      "TTL": "\(push.timeToLive)", "Urgency": push.urgency.rawValue,
    ]
    if let topic = push.topic {
      // A topic has at most 32 characters of this alphabet.
      request.headers.add(name: "Topic", value: Data(SHA256.hash(data: Data(topic.utf8)).prefix(24)).base64URL)
    }
    return request
  }

  private func outcome(of request: HTTPClientRequest, at host: String) async -> PushOutcome {
    let pinned: PinnedClient
    do throws(ContentFailure) { pinned = try await connection(to: host) } catch {
      if case .privateAddress = error { return .refused(.privateAddress) }
      return .later(after: nil)
    }
    defer { withExtendedLifetime(pinned) {} }
    guard let response = try? await pinned.client.execute(request, deadline: .distantFuture) else {
      return .later(after: nil)
    }
    switch response.status.code {
    case 200..<300: return .delivered
    case 404, 410: return .gone
    case 401, 403:
      // Where the clocks are far apart, the signature is not valid yet, or not any more.
      let theirs = response.headers.first(name: "Date").flatMap { Self.time(of: $0) }
      guard theirs?.isWithin(PushKeys.validity * 1000, of: now()) ?? true else { return .later(after: nil) }
      return .refused(.status(Int(response.status.code)))
    case 408, 425, 429, 500...: return .later(after: pause(asked: response.headers.first(name: "Retry-After")))
    default: return .refused(.status(Int(response.status.code)))
    }
  }

  /// Returns the connections to a host at an address that was just checked.
  private func connection(to host: String) async throws(ContentFailure) -> PinnedClient {
    let address = try await reach.pinned(host, last: connections.withLock { $0[host]?.address })
    return connections.withLock { connections in
      if let held = connections[host], held.address == address { return held }
      // Messages under way hold the connections that they use.
      if connections.count >= Self.mostHosts { connections = [:] }
      let made = PinnedClient(host: host, address: address)
      connections[host] = made
      return made
    }
  }

  /// Returns the time of a header `Retry-After`, in seconds or as a date; nil where it says nothing.
  private func pause(asked text: String?) -> Duration? {
    guard let text else { return nil }
    let seconds = Int(text) ?? Int(clamping: (Self.time(of: text)?.milliseconds(since: now()) ?? 0) / 1000)
    return seconds > 0 ? .seconds(min(seconds, Self.longestPause)) : nil
  }

  private static func time(of text: String) -> Timestamp? {
    (try? Date(text, strategy: httpDate)).map { Timestamp($0) }
  }

  private static let httpDate = Date.ParseStrategy(
    format: """
      \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
      """,
    locale: Locale(identifier: "en_US_POSIX"),
    timeZone: .gmt
  )
}
