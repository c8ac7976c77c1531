public import Domain

/// News that came too soon after others, by what they are about, until they are due (SET-81).
///
/// What is held back is noted in the store, so that whichever program held it, one that runs for long tells it, also after
/// a restart.
public struct HeldNews: Sendable {
  /// Tells what there is to be told of a subject now; it may hold it back again.
  public typealias Telling = @Sendable (_ subject: String) async throws -> Void

  private static let place: Path = "local/held"
  /// What could not be told is tried again after this time.
  private static let pause: Int64 = 60_000
  /// News are never held for longer; a later time was noted by a clock that was ahead.
  private static let longest: Int64 = 3_600_000

  private let documents: any DocumentRepository
  private let newIdentity: @Sendable () -> String

  public init(documents: any DocumentRepository, newIdentity: @escaping @Sendable () -> String) {
    (self.documents, self.newIdentity) = (documents, newIdentity)
  }

  /// Holds back what there is to be told of a subject.
  public func hold(_ subject: String, until due: Timestamp) async throws(DocumentError) {
    try await documents.update(Self.key(subject), as: WriteID(rawValue: newIdentity())) { _ in due }
  }

  /// Nothing is held back of the subject any more.
  public func release(_ subject: String) async throws(DocumentError) {
    let loaded = try await documents.value(Self.key(subject))
    if loaded.value != nil { try await release(subject, expecting: loaded.expected) }
  }

  /// Tells what is held back when it is due, until it is cancelled.
  ///
  /// - Parameters:
  ///   - now: The clock.
  ///   - wait: Waits so long; throws when its task is cancelled.
  ///   - tell: Tells; where it fails it is called again later.
  public func run(
    now: @escaping @Sendable () -> Timestamp,
    wait: @escaping @Sendable (Duration) async throws -> Void,
    tell: @escaping Telling
  ) async {
    let (looks, look) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    look.yield()
    await withDiscardingTaskGroup { group in
      group.addTask {
        do { for try await _ in documents.follow(under: Self.place) { look.yield() } } catch {
          // What is known to be held back is told all the same.
        }
      }
      var alarm: Task<Void, Never>?
      for await _ in looks {
        alarm?.cancel()
        guard let next = await tellDue(now, tell) else { continue }
        // Looked at again within the hour, so that no moment is too far away to wait for.
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

  /// Tells what is due now, as a command does without a server that runs for long.
  public func tellDue(at now: Timestamp, tell: @escaping Telling) async { _ = await tellDue({ now }, tell) }

  /// Returns when to look again; nil where nothing is held back.
  private func tellDue(_ now: @Sendable () -> Timestamp, _ tell: Telling) async -> Timestamp? {
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

  /// Returns when what is left is due.
  private func tell(
    _ subject: String,
    _ now: @Sendable () -> Timestamp,
    _ tell: Telling
  ) async throws -> Timestamp? {
    let loaded = try await documents.value(Self.key(subject))
    guard Self.isDue(loaded.value, at: now()) else { return loaded.value }
    do { try await tell(subject) } catch {
      // Whatever makes us look before, it is not told before.
      let later = now().advanced(byMilliseconds: Self.pause)
      try await hold(subject, until: later)
      return later
    }
    // Where it was held back anew it is not what was read, and stays.
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
    .json(place.appending(Path.Segment(rawValue: subject)))
  }
}
