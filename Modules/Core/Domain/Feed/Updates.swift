import Synchronization

/// A stream of states of which a slow reader gets only the newest.
///
/// Nothing is registered before a loop begins, and each loop registers anew.
public struct Updates<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  /// The source side of one reader's stream.
  public struct Sink: Sendable {
    fileprivate enum Reader: Sendable {
      case loop(AsyncThrowingStream<Element, any Error>.Continuation)
      case observer(@Sendable () -> Void)
    }

    fileprivate let reader: Reader
    fileprivate let ending: Ending

    /// Replaces the state that the reader has not taken yet.
    public func yield(_ element: Element) {
      switch reader {
      case .loop(let continuation): continuation.yield(element)
      case .observer(let act): act()
      }
    }

    /// Ends the stream, with this failure if given.
    public func finish(throwing failure: Failure? = nil) {
      switch reader {
      case .loop(let continuation): continuation.finish(throwing: failure)
      case .observer(let act): act()
      }
    }

    /// Runs an action when the reader is gone; at once if it is gone already.
    public func onEnd(_ action: @escaping @Sendable () -> Void) { ending.add(action) }
  }

  private let start: @Sendable (Sink) -> Void
  private let check: @Sendable () async throws(Failure) -> Void

  /// Creates a stream; `start` runs for each new reader with its sink.
  public init(_ start: @escaping @Sendable (Sink) -> Void) {
    self.start = start
    check = {}
  }

  /// Merges streams.
  ///
  /// Each state passes their own checks and `check`, which may end the stream.
  ///
  /// The reader runs the check, so no task stands between a change and its readers.
  package init(together streams: [Updates], checking check: @escaping @Sendable () async throws(Failure) -> Void) {
    start = { sink in for stream in streams { stream.start(sink) } }
    self.check = { () async throws(Failure) in
      for stream in streams { try await stream.check() }
      try await check()
    }
  }

  /// Returns a new reader of the stream.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream.makeStream(
      of: Element.self,
      throwing: (any Error).self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let ending = Ending()
    continuation.onTermination = { _ in ending.run() }
    start(Sink(reader: .loop(continuation), ending: ending))
    return Iterator(base: stream.makeAsyncIterator(), check: check)
  }

  /// Calls `act` as soon as a state is yielded or the stream ends, before the writer continues.
  ///
  /// Ends when the observation is released.
  ///
  /// Caches use this to drop stale values at once. `act` must be quick, and learns only *that* something changed. The
  /// checks of a guarded stream do not run here.
  package func observe(_ act: @escaping @Sendable () -> Void) -> ObservationToken {
    let ending = Ending()
    start(Sink(reader: .observer(act), ending: ending))
    return ObservationToken(ending)
  }

  /// One loop's position in the stream.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<Element, any Error>.Iterator
    fileprivate let check: @Sendable () async throws(Failure) -> Void

    /// Returns the newest state that this loop has not seen; waits for one.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      do {
        guard let element = try await base.next(isolation: actor) else { return nil }
        try await check()
        return element
      } catch let failure as Failure {
        throw failure
      } catch {
        return nil
      }
    }
  }
}

/// A registration of a callback for each change, valid while it is held.
package final class ObservationToken: Sendable {
  private let ending: Ending

  fileprivate init(_ ending: Ending) { self.ending = ending }

  deinit { ending.run() }
}

/// The actions to run when a reader is gone.
private final class Ending: Sendable {
  private let state = Mutex<(isOver: Bool, actions: [@Sendable () -> Void])>((false, []))

  func add(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isOver { state.actions.append(action) }
      return state.isOver
    }
    if isOver { action() }
  }

  func run() {
    let actions = state.withLock { state in
      defer { state = (true, []) }
      return state.actions
    }
    for action in actions { action() }
  }
}

/// The answer of a port now and after each change, without repeating equal answers.
public struct Snapshots<Element: Equatable & Sendable, Failure: StorePortError>: AsyncSequence, Sendable {
  private let ticks: Updates<ChangeCursor, StoreFailure>
  private let read: @Sendable () async throws(Failure) -> Element
  private let looksSame: @Sendable (Element, Element) -> Bool

  /// Creates a stream of answers that reads again after each tick.
  public init(
    on ticks: Updates<ChangeCursor, StoreFailure>,
    looksSame: @escaping @Sendable (Element, Element) -> Bool = { $0 == $1 },
    _ read: @escaping @Sendable () async throws(Failure) -> Element
  ) {
    self.ticks = ticks
    self.looksSame = looksSame
    self.read = read
  }

  /// Returns a new reader of the stream.
  public func makeAsyncIterator() -> Iterator {
    Iterator(ticks: ticks.makeAsyncIterator(), read: read, looksSame: looksSame)
  }

  /// One loop's position in the stream.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var ticks: Updates<ChangeCursor, StoreFailure>.Iterator
    fileprivate let read: @Sendable () async throws(Failure) -> Element
    fileprivate let looksSame: @Sendable (Element, Element) -> Bool
    fileprivate var last: Element? = nil

    /// Returns the next answer that differs from the last; waits for one.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      while try await tick(isolation: actor) {
        let element = try await read()
        if let last, looksSame(last, element) { continue }
        last = element
        return element
      }
      return nil
    }

    private mutating func tick(isolation actor: isolated (any Actor)?) async throws(Failure) -> Bool {
      do { return try await ticks.next(isolation: actor) != nil } catch { throw .store(error) }
    }
  }
}

@available(*, unavailable)
extension Updates.Iterator: Sendable {}

@available(*, unavailable)
extension Snapshots.Iterator: Sendable {}
