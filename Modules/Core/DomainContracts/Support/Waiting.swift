import Synchronization
import Testing

extension ContractSite {
  /// Yields to other tasks until `condition` holds; fails the rule if it does not hold in time.
  func eventually(
    _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async throws -> Bool
  ) async throws {
    let deadline = ContinuousClock.now.advanced(by: harness?.patience ?? .zero)
    while try await !condition() {
      guard ContinuousClock.now < deadline else {
        Issue.record("it never happened that \(what)", sourceLocation: sourceLocation)
        throw WaitedTooLong()
      }
      await Task.yield()
    }
  }

  /// Lets all ready tasks run, before a rule checks that something did not happen.
  func giveWay() async {
    for _ in 1...1000 { await Task.yield() }
  }

  /// Reads a stream step by step.
  func reader<Stream: AsyncSequence & Sendable>(of stream: Stream) -> SteppedReader<Stream.Element>
  where Stream.Element: Sendable {
    SteppedReader(stream, at: self)
  }
}

extension ContractSite {
  /// Reads a stream in a loop that ends at the first element, after `check`.
  func breakOff<Stream: AsyncSequence & Sendable>(
    _ stream: Stream,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ check: @escaping @Sendable () -> Void = {}
  ) async throws where Stream.Element: Sendable {
    let broken = Counter()
    let task = Task {
      for try await _ in stream {
        check()
        break
      }
      _ = broken.next()
    }
    defer { task.cancel() }
    try await eventually("the stream gives its first element", sourceLocation: sourceLocation) { broken.count > 0 }
  }
}

struct WaitedTooLong: Error {}

/// Takes an element from a stream only when asked to, so that a rule decides how slow the reader is.
final class SteppedReader<Element: Sendable>: Sendable {
  private struct State {
    var taken: [Element] = []
    var hasEnded = false
    var failure: (any Error)?
  }

  private let site: ContractSite
  private let state: SharedState
  private let demand: AsyncStream<Void>.Continuation
  private let task: Task<Void, Never>

  private final class SharedState: Sendable {
    let value = Mutex(State())
  }

  fileprivate init<Stream: AsyncSequence & Sendable>(_ stream: Stream, at site: ContractSite)
  where Stream.Element == Element {
    let (demands, demand) = AsyncStream<Void>.makeStream()
    let state = SharedState()
    self.site = site
    self.state = state
    self.demand = demand
    task = Task {
      var iterator = stream.makeAsyncIterator()
      do {
        for await _ in demands {
          guard let element = try await iterator.next(isolation: nil) else { break }
          state.value.withLock { $0.taken.append(element) }
        }
      } catch {
        state.value.withLock { $0.failure = error }
      }
      state.value.withLock { $0.hasEnded = true }
    }
  }

  deinit {
    task.cancel()
  }

  /// The number of elements that have arrived.
  var count: Int { state.value.withLock { $0.taken.count } }

  var hasEnded: Bool { state.value.withLock { $0.hasEnded } }

  /// The error that the stream ended with.
  var failure: (any Error)? { state.value.withLock { $0.failure } }

  /// Asks for the next element without waiting for it.
  func ask() {
    demand.yield()
  }

  /// The next element, as soon as there is one.
  func next(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Element {
    let known = count
    ask()
    return try await element(known, sourceLocation: sourceLocation)
  }

  /// The element at `index`, as soon as it has arrived.
  func element(_ index: Int, sourceLocation: SourceLocation = #_sourceLocation) async throws -> Element {
    try await site.eventually("the stream gives element \(index + 1)", sourceLocation: sourceLocation) {
      count > index || hasEnded
    }
    let taken = state.value.withLock { $0.taken }
    return try #require(index < taken.count ? taken[index] : nil, "the stream ended", sourceLocation: sourceLocation)
  }

  /// Reads until an element is as wished.
  @discardableResult
  func next(
    sourceLocation: SourceLocation = #_sourceLocation,
    where isWished: (Element) throws -> Bool
  ) async throws -> Element {
    while true {
      let element = try await next(sourceLocation: sourceLocation)
      if try isWished(element) { return element }
    }
  }

  /// Cancels the reader's task.
  func cancel() {
    task.cancel()
  }
}
