package import Domain
import Synchronization

/// The league as its files were last read, for screens that stay live.
///
/// A program puts each new version of a file in with ``take(_:_:)``. Readers hold screens with ``follow(_:)``.
package final class LeagueStore: Sendable {
  private struct State {
    var league = League()
    var nextReader = 0
    var readers: [Int: AsyncStream<League>.Continuation] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  package var league: League { state.withLock(\.league) }

  /// Takes a new version of a file; one that cannot be read changes nothing but ``League/problems``.
  package func take(_ file: League.File, _ bytes: [UInt8]) { change { $0.take(file, bytes) } }

  /// Notes the problem with a file, or its end, without changing the rows that were read before.
  package func note(_ problem: Message?, with file: League.File) { change { $0.note(problem, with: file) } }

  /// Returns one screen of the league now, and again whenever it looks different.
  ///
  ///     for await standings in store.follow({ $0.standings?.screen(for: me, $0.names) }) { show(standings) }
  ///
  /// A slow reader misses states in between, and never the newest.
  package func follow<Screen: Equatable & Sendable>(
    _ screen: @escaping @Sendable (League) -> Screen
  ) -> LeagueScreens<Screen> {
    let (leagues, reader) = AsyncStream.makeStream(of: League.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.nextReader += 1
      state.readers[state.nextReader] = reader
      reader.yield(state.league)
      return state.nextReader
    }
    reader.onTermination = { [weak self] _ in self?.state.withLock { $0.readers[number] = nil } }
    return LeagueScreens(leagues: leagues, screen: screen)
  }

  private func change(_ change: (inout League) -> Void) {
    state.withLock { state in
      change(&state.league)
      for reader in state.readers.values { reader.yield(state.league) }
    }
  }
}

/// The screens of a league, without repeating equal ones.
package struct LeagueScreens<Screen: Equatable & Sendable>: AsyncSequence, Sendable {
  fileprivate let leagues: AsyncStream<League>
  fileprivate let screen: @Sendable (League) -> Screen

  /// Returns a reader that begins with the league as it is now.
  package func makeAsyncIterator() -> Iterator { Iterator(leagues: leagues.makeAsyncIterator(), screen: screen) }

  package struct Iterator: AsyncIteratorProtocol {
    fileprivate var leagues: AsyncStream<League>.Iterator
    fileprivate let screen: @Sendable (League) -> Screen
    private var last: Screen?

    fileprivate init(leagues: AsyncStream<League>.Iterator, screen: @escaping @Sendable (League) -> Screen) {
      (self.leagues, self.screen) = (leagues, screen)
    }

    /// Returns the next screen that differs from the one before; nil at the end.
    package mutating func next(isolation actor: isolated (any Actor)?) async -> Screen? {
      while let league = await leagues.next(isolation: actor) {
        let next = screen(league)
        if let last, last == next { continue }
        last = next
        return next
      }
      return nil
    }
  }
}

@available(*, unavailable)
extension LeagueScreens.Iterator: Sendable {}
