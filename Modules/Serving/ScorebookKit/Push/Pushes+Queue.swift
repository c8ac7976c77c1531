#if HTTPS
import Domain
import Logging
import Notices
import ScoreServer
import WebPush

/// A message about one notice to one device, until it is done.
///
/// A deleted one was done, so a notice that is projected again is not sent again.
struct PushJob: Hashable, Codable, Sendable {
  /// The time of the next try.
  var due: Timestamp
  var tries = 0
}

/// The queue of messages: a projection of the users' notices puts them in, each once, and a loop sends those that are due.
///
/// Several servers may do both. A try begins with a write that moves ``PushJob/due`` to the next one, and whose revision only
/// one of them gets. So no two send at once, and a message that a crash or a push service has cut off is sent again then.
extension Pushes: Projection {
  private static let queue = SignIn.pushes.appending("queue")
  /// The milliseconds until the second try, longer than any lasts; each later pause is twice as long.
  private static let pause: Int64 = 60_000
  private static let longestPause: Int64 = 3_600_000
  /// The most messages under way.
  private static let atOnce = 8

  var name: String { "push" }
  var prefix: ItemPath { "users" }

  func project(_ change: Change) async throws -> Bool {
    let place = change.path.segments
    guard change.kind == .document, place.count == 4, place[2] == "inbox" else { return false }
    let devices = try await devices(of: UserID(place[1]))
    guard !devices.isEmpty, let notice = try await notice(at: change.path) else { return false }
    var isNew = false
    for (path, device) in devices where device.since <= notice.due {
      guard let session = path.segments.last else { continue }
      let key = DocumentKey<PushJob>.json(Self.queue.appending(place[1], session, place[3]))
      let found = try await documents.value(key)
      // A reminder may be moved until it is due. What was sent is not sent again.
      let isMoved = found.value.map { $0.tries == 0 && notice.dueAt ?? $0.due != $0.due } ?? false
      guard found.write == nil || isMoved else { continue }
      // Unlike `.absent`, this is no state of a job that another server has done meanwhile.
      let expected = found.write == nil ? .revision(.zero) : found.expected
      let write = try key.write(PushJob(due: notice.dueAt ?? clock.now()), id: clock.newWrite(), expected: expected)
      if try await save(write) { isNew = true }
    }
    return isNew
  }

  /// Puts new notices into the queue and sends what is due, until it is cancelled.
  ///
  /// - Parameters:
  ///   - wait: Waits this long, and throws when its task is cancelled.
  ///   - logger: What the operator reads.
  func run(
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    logger: Logger
  ) async {
    let projector = Projector(self, over: storage, newIdentity: clock.newIdentity)
    let (looks, look) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    look.yield()
    await withDiscardingTaskGroup { group in
      group.addTask {
        await projector.run(wait: { try await wait(.seconds(10)) }) {
          logger.warning("A push was not queued yet: \($0)")
        }
      }
      group.addTask {
        repeat {
          do { for try await _ in self.documents.follow(under: Self.queue) { look.yield() } } catch {
            // The queue is looked at again, too.
            look.yield()
          }
        } while (try? await wait(.seconds(10))) != nil
      }
      var alarm: Task<Void, Never>?
      for await _ in looks {
        alarm?.cancel()
        guard let next = await sendDue(logger) else { continue }
        let rest = min(max(0, next.milliseconds(since: clock.now())), Self.longestPause)
        alarm = Task { if (try? await wait(.milliseconds(rest))) != nil { look.yield() } }
      }
      alarm?.cancel()
      group.cancelAll()
    }
  }

  /// Sends the messages that are due now, and returns the time of the next one; nil for an empty queue.
  func sendDue(_ logger: Logger) async -> Timestamp? {
    let later = clock.now().advanced(byMilliseconds: Self.pause)
    guard let heads = try? await documents.all(under: Self.queue) else { return later }
    return await withTaskGroup(of: Timestamp?.self) { group in
      var next: Timestamp?
      for (count, head) in heads.enumerated() {
        if count >= Self.atOnce, let due = await group.next() { next = [next, due].compactMap(\.self).min() }
        group.addTask {
          do { return try await self.attempt(head.path, logger) } catch {
            logger.warning("A push was not sent yet: \(error)")
            return later
          }
        }
      }
      for await due in group { next = [next, due].compactMap(\.self).min() }
      return next
    }
  }

  /// Sends one message if it is due.
  ///
  /// - Returns: The time of its next try; nil where there is none.
  private func attempt(_ path: ItemPath, _ logger: Logger) async throws -> Timestamp? {
    let (place, key, now) = (path.segments, DocumentKey<PushJob>.json(path), clock.now())
    let found = try await documents.value(key)
    guard place.count == 6, var job = found.value else { return nil }
    guard job.isDue(at: now) else { return job.due }
    let (user, session) = (UserID(place[3]), place[4])
    let device = DocumentKey<PushDevice>.json(SignIn.pushDevices(of: user).appending(session))
    let (state, subscribed) = (try await signIn.state(of: session, of: user), try await documents.value(device))
    if state == .ended, subscribed.value != nil { try await remove(device.path) }
    let listed = try await inbox.notices(of: user, at: now)
    guard state == .open, let recipient = subscribed.value,
      let notice = try await notice(at: Inbox.path(of: user).appending(place[5])),
      // The inbox hides what was held back and whose kind is off now.
      notice.held(at: now) != nil || listed.contains(where: { $0.id == notice.id })
    else {
      try await remove(path)
      return nil
    }
    // The notice may be due later than it was.
    let held = notice.held(at: now)
    if held == nil { job.tries += 1 }
    job.due = held ?? now.advanced(byMilliseconds: Self.pause(after: job.tries))
    let claim = try key.write(job, id: clock.newWrite(), expected: found.expected)
    guard try await save(claim) else { return nil }
    if held != nil { return job.due }
    let outcome = try await send(notice, until: notice.end, among: listed, to: recipient, of: user)
    switch outcome {
    case .later(let asked):
      let asked = asked.map { now.advanced(bySeconds: $0.components.seconds) } ?? now
      if asked > job.due {
        job.due = asked
        try await documents.update(key, as: clock.newWrite()) { [job] _ in job }
      }
      if job.due < notice.end { return job.due }
    case .delivered, .gone: break
    case .refused(let objection): logger.warning("A push was refused for good: \(objection)")
    }
    // A browser that has subscribed anew meanwhile gets the message by its new subscription.
    if outcome.endsSubscription, try await !remove(device.path, expected: subscribed.expected) { return job.due }
    try await remove(path)
    return nil
  }

  /// Saves a document; returns false where another write was faster.
  func save(_ write: DocumentWrite) async throws(DocumentError) -> Bool {
    do {
      _ = try await documents.save([write])
      return true
    } catch {
      guard error.saysThatItIsThere else { throw error }
      return false
    }
  }

  /// Returns a notice that is of use to a reader who has not seen it; nil for any other.
  private func notice(at path: ItemPath) async throws(DocumentError) -> Notice? {
    let notice = try await documents.value(DocumentKey<Notice>.json(path)).value
    return notice.flatMap { $0.readAt == nil && clock.now() < $0.end ? $0 : nil }
  }

  private static func pause(after tries: Int) -> Int64 { min(pause << min(tries - 1, 10), longestPause) }
}

extension PushJob {
  /// Whether it is time for a try; a retry far away was set by a clock that was ahead.
  fileprivate func isDue(at now: Timestamp) -> Bool {
    due <= now || (tries > 0 && due.milliseconds(since: now) > Int64(PushSender.longestPause) * 1000)
  }
}

extension Notice {
  /// The time from which it may interrupt its reader.
  fileprivate var due: Timestamp { dueAt ?? createdAt }
  /// The time until which it is held back; nil for one that is due.
  fileprivate func held(at now: Timestamp) -> Timestamp? { dueAt.flatMap { $0 > now ? $0 : nil } }
  /// The time from which a message about it is of no use.
  fileprivate var end: Timestamp {
    let last = due.advanced(byMilliseconds: 86_400_000)
    return expiresAt.map { min($0, last) } ?? last
  }
}
#endif
