import Synchronization

/// The open connections of a server, with the order in which a full server drops them.
///
/// First come idle connections and slow headers, then streams of strangers, of viewers, then slow bodies, then streams
/// of members. A request in progress is never dropped, unless its sender does not read the answer.
final class OpenConnections: Sendable {
  /// The phase of a connection, in the order in which a full server drops connections.
  enum Phase: Int, Comparable {
    case waiting, strangerStream, viewerStream, receiving, memberStream, answering

    static func streaming(to reader: StreamReader) -> Self {
      switch reader {
      case .stranger: .strangerStream
      case .viewer: .viewerStream
      case .member: .memberStream
      }
    }

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

  /// The number of connections above which the server drops others.
  ///
  /// The places above it admit new ones meanwhile.
  private var enough: Int { limits.connections - (limits.connections < 8 ? 0 : max(1, limits.connections / 32)) }

  /// Adds a connection.
  ///
  /// - Parameters:
  ///   - address: The address that the connection is counted for; nil if it is not counted.
  ///   - close: Closes the connection.
  /// - Returns: The connection's number; nil if its address has too many, none of them idle.
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

  /// Changes the phase of a connection.
  ///
  /// A full server closes the first in the order, perhaps this one.
  func change(_ identifier: Identifier, to phase: Phase) {
    let dropped = state.withLock { state -> Connection? in
      state.connections[identifier]?.phase = phase
      state.connections[identifier]?.since = now()
      return phase < .answering ? relieve(&state) : nil
    }
    dropped?.close()
  }

  /// Removes a closed connection.
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

  /// Takes the first of the connections that may be dropped.
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
