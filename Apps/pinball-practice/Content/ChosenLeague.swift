import ContentCache
import Synchronization

/// The league that the pages show, which the owner may change while the server runs.
final class ChosenLeague: Sendable {
  private let current: Mutex<LeagueContent?>
  private let contents: AsyncStream<LeagueContent>
  private let sink: AsyncStream<LeagueContent>.Continuation

  init(_ content: LeagueContent?) {
    current = Mutex(content)
    (contents, sink) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    if let content { sink.yield(content) }
  }

  /// nil until a league is chosen.
  var content: LeagueContent? { current.withLock(\.self) }

  func choose(_ content: LeagueContent) {
    current.withLock { $0 = content }
    sink.yield(content)
  }

  /// Checks the site of the chosen league behind the pages, until it is cancelled.
  ///
  /// - Parameter changed: Called for each chosen league, and after a file of it has become another one.
  func run(_ changed: @escaping @Sendable (LeagueContent) async -> Void) async {
    var running: Task<Void, Never>?
    for await content in contents {
      running?.cancel()
      running = Task { await content.run(changed) }
    }
    running?.cancel()
  }
}
