import Synchronization

/// The open connections of a server, and which of them it drops when there are too many.
///
/// A full server drops idle connections and slow headers first, then streams of readers without an account, then slow
/// bodies, then streams of members. It never drops a request that it is working on, unless its sender does not take the
/// answer.
final class OpenConnections: Sendable {
  /// The work of a connection, in the order in which a full server drops connections.
  enum Phase: Int, Comparable {
    case waiting, readerStream, receiving, memberStream, answering

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  struct Identifier: Hashable { fileprivate let number: Int }

  private struct Connection {
    let address: String?
    let close: @Sendable () -> Void
    var phase = Phase.waiting
    var since: ContinuousClock.Instant
    var isClosing = false
  }

  private struct State {
    var connections: [Identifier: Connection] = [:]
    var made = 0
    var closing = 0
    var addresses: [String: Int] = [:]
  }

  private let limits: ServerLimits
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())

  init(_ limits: ServerLimits, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    (self.limits, self.now) = (limits, now)
  }

  /// Connections beyond this number make the server drop others; the places above it let new ones in meanwhile.
  private var enough: Int { limits.connections - (limits.connections < 8 ? 0 : max(1, limits.connections / 32)) }

  /// Adds a connection.
  ///
  /// - Parameters:
  ///   - address: What the connection is counted for; nil where it is not counted.
  ///   - close: Closes the connection.
  /// - Returns: The connection's number; nil where its address has too many, none of them idle.
  func open(from address: String?, close: @escaping @Sendable () -> Void) -> Identifier? {
    let (identifier, dropped) = state.withLock { state -> (Identifier?, Connection?) in
      var dropped: Connection?
      if let address, state.addresses[address, default: 0] >= limits.connectionsPerAddress {
        dropped = drop(from: &state) { $0.phase == .waiting && $0.address == address }
        if dropped == nil { return (nil, nil) }
      }
      state.made += 1
      let identifier = Identifier(number: state.made)
      state.connections[identifier] = Connection(address: address, close: close, since: now())
      if let address { state.addresses[address, default: 0] += 1 }
      return (identifier, dropped ?? relieve(&state, sparing: identifier))
    }
    dropped?.close()
    return identifier
  }

  /// Notes what a connection does from now on; a full server closes the first that may go, perhaps this one.
  func change(_ identifier: Identifier, to phase: Phase) {
    let dropped = state.withLock { state -> Connection? in
      state.connections[identifier]?.phase = phase
      state.connections[identifier]?.since = now()
      return phase < .answering ? relieve(&state) : nil
    }
    dropped?.close()
  }

  /// Forgets a connection that is closed.
  func remove(_ identifier: Identifier) {
    state.withLock { state in
      guard let connection = state.connections.removeValue(forKey: identifier) else { return }
      if connection.isClosing { state.closing -= 1 }
      guard let address = connection.address else { return }
      state.addresses[address, default: 1] -= 1
      if state.addresses[address] == 0 { state.addresses[address] = nil }
    }
  }

  private func relieve(_ state: inout State, sparing spared: Identifier? = nil) -> Connection? {
    guard state.connections.count - state.closing > enough else { return nil }
    let stuck = now() - limits.idle
    return drop(from: &state, sparing: spared) { $0.phase < .answering || $0.since < stuck }
  }

  /// Takes the first to go out of those that may.
  private func drop(
    from state: inout State,
    sparing spared: Identifier? = nil,
    where mayGo: (Connection) -> Bool
  ) -> Connection? {
    var first: (key: Identifier, value: Connection)?
    for candidate in state.connections where candidate.key != spared && !candidate.value.isClosing {
      guard mayGo(candidate.value) else { continue }
      if let best = first?.value, (best.phase, best.since) < (candidate.value.phase, candidate.value.since) { continue }
      first = candidate
    }
    guard let first else { return nil }
    state.connections[first.key]?.isClosing = true
    state.closing += 1
    return first.value
  }
}
