import ArcheryScoring
import AsyncHTTPClient
import Domain
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// A screen that follows the board, and notes how long after its acknowledgement each end stands on it.
final class BoardWatch: Sendable {
  private struct State {
    var sent: [PlayerID: Int] = [:]
    var shown: [PlayerID: Int] = [:]
    /// What was acknowledged and has not been seen.
    var awaited: [(archer: PlayerID, arrows: Int, since: ContinuousClock.Instant)] = []
    var delays: [Duration] = []
    var whenSeen: CheckedContinuation<Void, Never>?
  }

  private let address: String
  private let token: String
  private let state = Mutex(State())

  init(server: String, token: String, shoot: TournamentID) {
    address = "\(server)/shoots/\(shoot)/board"
    self.token = token
  }

  var delays: [Duration] { state.withLock(\.delays) }

  /// From now on, so many more arrows of an archer are awaited on the board.
  func expect(_ archer: PlayerID, after arrows: Int) {
    let now = ContinuousClock.now
    state.withLock { state in
      let count = state.sent[archer, default: 0] + arrows
      state.sent[archer] = count
      if state.shown[archer, default: 0] >= count {
        state.delays.append(.zero)
      } else {
        state.awaited.append((archer, count, now))
      }
    }
  }

  /// Follows the board until it is cancelled; what it is too slow for is skipped.
  func follow() async throws {
    let (events, newest) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let reading = Task {
      let response = try await HTTPClient.shared.execute(request("/live"), timeout: .minutes(60))
      var text = ByteBuffer()
      for try await var part in response.body {
        text.writeBuffer(&part)
        while let event = text.readEvent() { newest.yield(event) }
        text.discardReadBytes()
      }
      newest.finish()
    }
    for await event in events {
      guard event.contains("data: "), let data = event.split(separator: "data: ").last else { continue }
      see(try JSONDecoder().decode(BoardScreen.self, from: Data(data.utf8)))
    }
    reading.cancel()
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

  private func see(_ board: BoardScreen) {
    let now = ContinuousClock.now
    let waiter = state.withLock { state in
      for row in board.rows { state.shown[row.id] = row.arrowsShot }
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
    request.headers.add(name: "Accept", value: "application/json")
    return request
  }
}

extension ByteBuffer {
  /// The next whole event of a stream; nil where its end has not come yet.
  fileprivate mutating func readEvent() -> String? {
    let bytes = readableBytesView
    guard let end = bytes.firstRange(of: Array("\n\n".utf8)) else { return nil }
    return readString(length: bytes.distance(from: bytes.startIndex, to: end.upperBound))
  }
}
