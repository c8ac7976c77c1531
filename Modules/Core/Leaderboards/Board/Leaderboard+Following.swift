public import Domain

extension Leaderboard {
  /// Returns the first lines of the present bucket, now and after each change that they show.
  ///
  /// At the end of a bucket, midnight in the board's zone for days, the stream moves on to the next one. Loops that follow
  /// one stream are independent, and a slow loop gets only the newest state.
  ///
  /// ```swift
  /// for try await snapshot in board.follow(.weekly, limit: 50) { show(snapshot.standings) }
  /// ```
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - limit: The number of lines, from 0 to ``Limits/pageItems``.
  ///   - offset: The number of lines to skip.
  ///   - wait: Waits this long, and throws when its task is cancelled. The clock decides when a bucket ends.
  /// - Returns: The states, which end with the error of ``top(_:bucketID:limit:offset:)``.
  public func follow(
    _ period: Period,
    limit: Int = 100,
    offset: Int = 0,
    waiting wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) -> Snapshots<BoardSnapshot, LeaderboardError> {
    Snapshots(
      on: Updates(
        together: [boards.follow(under: path), ends(of: period, waiting: wait)],
        checking: { () throws(StoreFailure) in }
      ),
      looksSame: { $0.bucket == $1.bucket && $0.standings == $1.standings && $0.total == $1.total }
    ) { () throws(LeaderboardError) in try await top(period, limit: limit, offset: offset) }
  }

  /// Ticks at the end of each bucket.
  private func ends(
    of period: Period,
    waiting wait: @escaping @Sendable (Duration) async throws -> Void
  ) -> Updates<ChangeCursor, StoreFailure> {
    Updates { sink in
      let watching = Task {
        await watchClock(waiting: wait) {
          period.bucket(of: $0, in: definition.zone).end
        } reached: {
          // A tick has no position in the feed, and no reader of snapshots asks for it.
          sink.yield(ChangeCursor(store: "", sequence: 0))
        }
      }
      sink.onEnd { watching.cancel() }
    }
  }

  /// Reports each moment that `next` returns after the last, by the board's clock, until the task is cancelled.
  ///
  /// It looks at the clock at least every hour, because a machine that slept waits too long.
  func watchClock(
    waiting wait: @Sendable (Duration) async throws -> Void,
    for next: (Timestamp) -> Timestamp?,
    reached: () -> Void
  ) async {
    var time = clock.now()
    while let moment = next(time) {
      let rest = moment.milliseconds(since: clock.now())
      if rest > 0 {
        do { try await wait(.milliseconds(min(rest, 3_600_000))) } catch { return }
      } else {
        time = moment
        reached()
      }
    }
  }
}
