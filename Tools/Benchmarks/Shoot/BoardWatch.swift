import ArcheryScoring
import AsyncHTTPClient
import Domain
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// A page that follows the board as browsers do, and notes how long each arrow that it is told of took to stand on it.
final class BoardWatch: Sendable {
  private struct State {
    var sent: [String: Int] = [:]
    var shown: [String: Int] = [:]
    /// The arrows that the board has not shown yet.
    var awaited: [(archer: String, arrows: Int, since: ContinuousClock.Instant)] = []
    var delays: [Duration] = []
    var bytes = 0
    var whenSeen: CheckedContinuation<Void, Never>?
    /// The archers in the order of the rows.
    var order: [String] = []

    mutating func take(_ rows: some Sequence<Substring>) {
      var new: [String] = []
      for row in rows {
        var name = row.hasPrefix("data-row") ? row.text(from: "<bdi>", to: "<").map { String($0) } : nil
        if let first = row.number(of: "data-kept"), let count = row.number(of: "data-count"), first < order.count {
          new += order[first...].prefix(count)
          name = order[first]
        } else if let name {
          new.append(name)
        }
        if let name, let arrows = row.text(from: " arrows\">", to: "<").flatMap({ Int($0) }) { shown[name] = arrows }
      }
      if !new.isEmpty { order = new }
    }
  }

  /// Each page has a connection of its own.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 10_000
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }()

  private let address: String
  private let token: String
  private let state = Mutex(State())

  /// Whether it reads what it is sent; one reader's time is enough to be measured, and costs less than twenty.
  private let isReading: Bool

  init(server: String, token: String, shoot: TournamentID, isReading: Bool = true) {
    self.isReading = isReading
    address = "\(server)/shoots/\(shoot)/board"
    self.token = token
  }

  var delays: [Duration] { state.withLock(\.delays) }
  /// The bytes that the server has sent to this page.
  var bytes: Int { state.withLock(\.bytes) }

  /// So many more arrows of an archer are awaited on the board, since a moment.
  func expect(_ archer: PlayerID, after arrows: Int, since: ContinuousClock.Instant = .now, isMeasured: Bool = true) {
    let name = ShootPlan.name(of: archer)
    state.withLock { state in
      let count = state.sent[name, default: 0] + arrows
      state.sent[name] = count
      guard isMeasured else { return }
      if state.shown[name, default: 0] >= count {
        state.delays.append(.now - since)
      } else {
        state.awaited.append((name, count, since))
      }
    }
  }

  /// Follows the board until it is cancelled.
  func follow() async throws {
    let response = try await Self.client.execute(request("/live"), timeout: .minutes(60))
    var (text, searched) = (ByteBuffer(), 0)
    for try await var part in response.body {
      state.withLock { $0.bytes += part.readableBytes }
      if !isReading { continue }
      text.writeBuffer(&part)
      while let event = text.readEvent(&searched) { see(event) }
      text.discardReadBytes()
    }
  }

  /// The board as it is.
  func board() async throws -> BoardScreen {
    let answer = try await HTTPClient.shared.execute(request(""), timeout: .seconds(60))
    return try JSONDecoder().decode(
      BoardScreen.self,
      from: Data(try await answer.body.collect(upTo: 100 << 20).readableBytesView)
    )
  }

  /// Returns when nothing is awaited any more.
  func untilSeen() async throws {
    await withCheckedContinuation { continuation in
      let isSeen = state.withLock { state in
        if !state.awaited.isEmpty { state.whenSeen = continuation }
        return state.awaited.isEmpty
      }
      if isSeen { continuation.resume() }
    }
  }

  /// Takes the archers and their arrows from the rows that came.
  ///
  /// A row with `data-kept` stands for rows of the table before; the cells in it belong to the first of them.
  private func see(_ event: String) {
    let rows = event.split(separator: "<tr ").dropFirst()
    if rows.isEmpty { return }
    let now = ContinuousClock.now
    let waiter = state.withLock { state in
      state.take(rows)
      for awaited in state.awaited where state.shown[awaited.archer, default: 0] >= awaited.arrows {
        state.delays.append(now - awaited.since)
      }
      state.awaited.removeAll { state.shown[$0.archer, default: 0] >= $0.arrows }
      guard state.awaited.isEmpty else { return CheckedContinuation<Void, Never>?.none }
      defer { state.whenSeen = nil }
      return state.whenSeen
    }
    waiter?.resume()
  }

  private func request(_ path: String) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: address + path)
    request.headers.add(name: "Authorization", value: "Bearer \(token)")
    request.headers.add(name: "Accept", value: path.isEmpty ? "application/json" : "text/event-stream")
    return request
  }
}

extension ByteBuffer {
  /// The next whole event of a stream; nil where its end has not come yet.
  ///
  /// `searched` counts the bytes that were found to hold no end, so that none is searched twice.
  fileprivate mutating func readEvent(_ searched: inout Int) -> String? {
    let newline = UInt8(ascii: "\n")
    let bytes = readableBytesView
    var rest = bytes.dropFirst(searched)
    while let end = rest.firstIndex(of: newline) {
      rest = rest[(end + 1)...]
      guard let next = rest.first else { break }
      if next == newline {
        searched = 0
        return readString(length: end + 2 - bytes.startIndex)
      }
    }
    searched = max(0, bytes.count - 1)
    return nil
  }
}

extension Substring {
  fileprivate func text(from start: String, to end: String) -> Substring? {
    guard let start = firstRange(of: start) else { return nil }
    let rest = self[start.upperBound...]
    return rest.firstRange(of: end).map { rest[..<$0.lowerBound] }
  }

  fileprivate func number(of attribute: String) -> Int? { text(from: "\(attribute)=\"", to: "\"").flatMap { Int($0) } }
}
