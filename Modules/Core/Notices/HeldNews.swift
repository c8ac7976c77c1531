package import Domain

/// Notifications that came too soon after others, held back by subject until they are due.
///
/// They are noted in the store. So any program that runs long enough delivers them, also after a restart.
package struct HeldNews: Sendable {
  /// Delivers the present news of a subject.
  ///
  /// The function may hold the subject back again.
  package typealias Delivery = @Sendable (_ subject: String) async throws -> Void

  private static let place: ItemPath = "local/held"
  /// The milliseconds after which a failed delivery is retried.
  private static let pause: Int64 = 60_000
  /// The longest time that news are held.
  ///
  /// A later time came from a clock that was ahead.
  private static let longest: Int64 = 3_600_000

  private let documents: any DocumentRepository
  private let newIdentity: @Sendable () -> String

  package init(documents: any DocumentRepository, newIdentity: @escaping @Sendable () -> String) {
    (self.documents, self.newIdentity) = (documents, newIdentity)
  }

  /// Holds back the news of a subject.
  package func hold(_ subject: String, until due: Timestamp) async throws(DocumentError) {
    try await documents.update(Self.key(subject), as: WriteID(rawValue: newIdentity())) { _ in due }
  }

  /// Removes a subject from the queue.
  package func release(_ subject: String) async throws(DocumentError) {
    let loaded = try await documents.value(Self.key(subject))
    if loaded.value != nil { try await release(subject, expecting: loaded.expected) }
  }

  /// Delivers subjects when they are due, until it is cancelled.
  ///
  /// - Parameters:
  ///   - now: The clock.
  ///   - wait: Waits this long, and throws when its task is cancelled.
  ///   - tell: Delivers a subject. After a failure it is called again later.
  package func run(
    now: @escaping @Sendable () -> Timestamp,
    wait: @escaping @Sendable (Duration) async throws -> Void,
    tell: @escaping Delivery
  ) async {
    let (looks, look) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    look.yield()
    await withDiscardingTaskGroup { group in
      group.addTask {
        do { for try await _ in documents.follow(under: Self.place) { look.yield() } } catch {
          // Subjects already known are still delivered.
        }
      }
      var alarm: Task<Void, Never>?
      for await _ in looks {
        alarm?.cancel()
        guard let next = await tellDue(now, tell) else { continue }
        // The wait is at most an hour, so that no moment is too far away.
        let rest = Duration.milliseconds(min(max(0, next.milliseconds(since: now())), 3_600_000))
        alarm = Task {
          do { try await wait(rest) } catch { return }
          look.yield()
        }
      }
      alarm?.cancel()
      group.cancelAll()
    }
  }

  /// Delivers the subjects due now, as a command does without a long-running server.
  package func tellDue(at now: Timestamp, tell: @escaping Delivery) async { _ = await tellDue({ now }, tell) }

  /// Returns the time of the next look; nil if nothing is held back.
  private func tellDue(_ now: @Sendable () -> Timestamp, _ tell: Delivery) async -> Timestamp? {
    let later = now().advanced(byMilliseconds: Self.pause)
    do {
      var next: Timestamp?
      for head in try await documents.all(under: Self.place) {
        guard let subject = head.path.segments.last?.rawValue else { continue }
        next = [next, try await self.tell(subject, now, tell)].compactMap(\.self).min()
      }
      return next
    } catch {
      return later
    }
  }

  /// Returns the time at which the remaining subjects are due.
  private func tell(
    _ subject: String,
    _ now: @Sendable () -> Timestamp,
    _ tell: Delivery
  ) async throws -> Timestamp? {
    let loaded = try await documents.value(Self.key(subject))
    guard Self.isDue(loaded.value, at: now()) else { return loaded.value }
    do { try await tell(subject) } catch {
      // Another wake-up in the meantime does not deliver it earlier.
      let later = now().advanced(byMilliseconds: Self.pause)
      try await hold(subject, until: later)
      return later
    }
    // A subject held back again meanwhile has another revision and stays.
    do { try await release(subject, expecting: loaded.expected) } catch .conflict {}
    return try await documents.value(Self.key(subject)).value
  }

  private static func isDue(_ due: Timestamp?, at now: Timestamp) -> Bool {
    guard let due else { return false }
    return due <= now || due > now.advanced(byMilliseconds: longest)
  }

  private func release(_ subject: String, expecting expected: Expectation) async throws(DocumentError) {
    let id = WriteID(rawValue: newIdentity())
    _ = try await documents.save([DocumentWrite(Self.key(subject).path, id: id, expected: expected, body: nil)])
  }

  private static func key(_ subject: String) -> DocumentKey<Timestamp> {
    .json(place.appending(ItemPath.Segment(rawValue: subject)))
  }
}
