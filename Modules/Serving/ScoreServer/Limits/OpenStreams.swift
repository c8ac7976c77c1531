import Domain
import Synchronization

/// The reader of an event stream, in the order in which a full server ends streams.
enum StreamReader: Int, CaseIterable, Comparable, Sendable {
  /// A client without an account and without a valid link.
  case stranger
  /// The bearer of a link that the page has checked, such as a viewer link.
  case viewer
  /// An account.
  case member

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The open event streams, and who may hold how many.
///
/// Strangers and viewers hold a part of all places at most, and a part of that from one network. Where every place is
/// taken, a reader ends the oldest stream of a lesser one, so members always find a place.
final class OpenStreams: Sendable {
  private enum Holder: Hashable {
    case account(UserID)
    case network(StreamReader, String)
    case all(StreamReader)
  }

  private struct Stream {
    let reader: StreamReader
    let holders: [Holder]
    let end: @Sendable () -> Void
  }

  private struct State {
    var streams: [Int: Stream] = [:]
    var opened = 0
    var held: [Holder: Int] = [:]

    mutating func add(_ stream: Stream) -> Int {
      opened += 1
      streams[opened] = stream
      for holder in stream.holders { held[holder, default: 0] += 1 }
      return opened
    }

    mutating func remove(_ number: Int) -> Stream? {
      guard let stream = streams.removeValue(forKey: number) else { return nil }
      for holder in stream.holders {
        held[holder, default: 1] -= 1
        if held[holder] == 0 { held[holder] = nil }
      }
      return stream
    }
  }

  private let limits: ServerLimits
  private let metrics: ServerMetrics
  private let state = Mutex(State())

  init(_ limits: ServerLimits, metrics: ServerMetrics) {
    (self.limits, self.metrics) = (limits, metrics)
  }

  /// Opens one more stream.
  ///
  /// - Parameters:
  ///   - reader: The kind of reader.
  ///   - caller: The reader.
  ///   - network: The network that the reader comes from.
  ///   - end: Ends the stream when another reader needs its place.
  /// - Returns: The place, which is free again when it is released; nil if the reader, the reader's network or the
  ///   server has too many streams.
  func open(
    _ reader: StreamReader,
    of caller: Caller,
    from network: String,
    end: @escaping @Sendable () -> Void
  ) -> StreamPlace? {
    var holders = [Holder.all(reader)]
    if case .account(let user) = caller { holders.append(.account(user)) }
    if limits.counts(network) { holders.append(.network(reader, network)) }
    let stream = Stream(reader: reader, holders: holders, end: end)
    let (number, displaced) = state.withLock { state -> (Int?, Stream?) in
      guard stream.holders.allSatisfy({ state.held[$0, default: 0] < most(of: $0) }) else { return (nil, nil) }
      if state.streams.count < limits.streams { return (state.add(stream), nil) }
      let lesser = state.streams.lazy.filter { $0.value.reader < reader }
      guard let least = lesser.min(by: { ($0.value.reader, $0.key) < ($1.value.reader, $1.key) }) else {
        return (nil, nil)
      }
      let displaced = state.remove(least.key)
      return (state.add(stream), displaced)
    }
    guard let number else {
      metrics.countRefusal(.streams)
      return nil
    }
    if let displaced { displaced.end() } else { metrics.streams(by: 1) }
    return StreamPlace { [self] in close(number) }
  }

  private func close(_ number: Int) {
    if state.withLock({ $0.remove(number) }) != nil { metrics.streams(by: -1) }
  }

  private func most(of holder: Holder) -> Int {
    switch holder {
    case .account: limits.streamsPerAccount
    case .network(let reader, _): limits.streamsPerAddress(of: reader)
    case .all(let reader): limits.streams(of: reader)
    }
  }
}

/// One open stream, while it is held.
final class StreamPlace: Sendable {
  private let leave: @Sendable () -> Void

  init(_ leave: @escaping @Sendable () -> Void) { self.leave = leave }

  deinit { leave() }
}

extension ServerLimits {
  /// The most open streams of one kind of reader.
  func streams(of reader: StreamReader) -> Int {
    switch reader {
    case .stranger: strangerStreams
    case .viewer: viewerStreams
    case .member: streams
    }
  }

  /// The most open streams of one kind of reader from one network: for readers without an account, half of theirs.
  func streamsPerAddress(of reader: StreamReader) -> Int {
    reader == .member ? streamsPerAddress : min(streamsPerAddress, max(1, streams(of: reader) / 2))
  }
}
