import Domain
import HTTPTypes
import WireFormat

/// Limits the rate of attempts at join codes and recovery codes, in fair turns by address.
///
/// A correct code is never rejected because of wrong ones: an attempt waits for its turn, and addresses alternate. An
/// attempt that finds the queue full is rejected unchecked, so the rate holds for everything that is checked.
///
/// The chance to guess one of 100 open codes within a year: 300 attempts a second are 9.5 × 10⁹ a year. Each hits one
/// of 100 codes among 2⁶⁰ with a chance of 8.7 × 10⁻¹⁷, together 8.2 × 10⁻⁷. A code of eight letters is valid for at
/// most seven days after an upgrade. 100 attempts and one a minute are 10,180, which hit one of 100 among 2⁴⁰ with a
/// chance of 9.3 × 10⁻⁷.
actor CodeTries {
  /// The attempts checked each second, and at once after a pause.
  static let perSecond = 300
  /// The most waiting attempts: four seconds' work.
  static let places = 4 * perSecond
  /// The attempts at codes of eight letters that are checked at once.
  ///
  /// Afterwards one a minute is.
  static let formerBurst = 100
  private static let pause = Duration.milliseconds(10)

  private struct Waiting {
    let continuation: CheckedContinuation<Bool, Never>
  }

  private let now: @Sendable () -> ContinuousClock.Instant
  /// The attempts that several servers share; nil for one server alone.
  private let shared: SharedTries?
  private let sleep: @Sendable (Duration) async -> Void
  private var bucket: TokenBucket
  private var former: TokenBucket
  /// The waiting attempts by address, in order of arrival.
  private var queues: [String: [Waiting]] = [:]
  /// The waiting addresses, the next first.
  private var turns: [String] = []
  private(set) var waiting = 0
  var addresses: Int { turns.count }
  private var isServing = false

  /// Creates the limiter.
  ///
  /// - Parameters:
  ///   - shared: The attempts that all servers of the store have; nil for one server alone.
  ///   - now: A monotonic clock.
  ///   - sleep: Waits on that clock.
  init(
    sharing shared: SharedTries? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    (self.shared, self.now, self.sleep) = (shared, now, sleep)
    bucket = TokenBucket(perSecond: Double(Self.perSecond), burst: Double(Self.perSecond), at: now())
    former = TokenBucket(perSecond: 1 / 60, burst: Double(Self.formerBurst), at: now())
  }

  /// Waits until a code may be checked.
  ///
  /// - Throws: ``WireFormat/Problem`` (429) if more attempts wait than can be checked in four seconds.
  func begin(_ code: JoinCode, from address: String) async throws(Problem) {
    if code.isFormer, await !takeFormer() { throw Self.formerUsedUp }
    try await begin(from: address)
  }

  /// Waits until a code of at least 60 bits may be checked.
  ///
  /// - Throws: ``WireFormat/Problem`` (429) if more attempts wait than can be checked in four seconds.
  func begin(from address: String) async throws(Problem) {
    if waiting == 0, await take() { return }
    guard await turn(of: address) else { throw Self.tooMany }
  }

  /// Records that the code was correct.
  func succeed(_ code: JoinCode) async {
    guard code.isFormer else { return }
    former.giveBack()
    await shared?.giveBackFormer()
  }

  private func take() async -> Bool {
    guard bucket.take(at: now()) == nil else { return false }
    guard let shared, await !shared.take() else { return true }
    bucket.giveBack()
    return false
  }

  private func takeFormer() async -> Bool {
    guard former.take(at: now()) == nil else { return false }
    return await shared?.takeFormer() ?? true
  }

  private func turn(of address: String) async -> Bool {
    guard makeRoom(for: address) else { return false }
    if !isServing {
      isServing = true
      Task { await serve() }
    }
    return await withCheckedContinuation { continuation in
      if queues[address] == nil { turns.append(address) }
      queues[address, default: []].append(Waiting(continuation: continuation))
      waiting += 1
    }
  }

  /// Returns whether there is room.
  ///
  /// In a full queue, the newest attempt of the address with the most is dropped.
  private func makeRoom(for address: String) -> Bool {
    guard waiting >= Self.places else { return true }
    let own = queues[address]?.count ?? 0
    guard let most = queues.max(by: { $0.value.count < $1.value.count }), most.value.count > own + 1,
      let dropped = queues[most.key]?.popLast()
    else { return false }
    waiting -= 1
    dropped.continuation.resume(returning: false)
    return true
  }

  private func serve() async {
    repeat {
      while waiting > 0, await take() { callNext() }
      await sleep(Self.pause)
    } while waiting > 0
    isServing = false
  }

  private func callNext() {
    guard !turns.isEmpty else { return }
    let address = turns.removeFirst()
    guard var queue = queues[address], !queue.isEmpty else { return }
    let next = queue.removeFirst()
    queues[address] = queue.isEmpty ? nil : queue
    if !queue.isEmpty { turns.append(address) }
    waiting -= 1
    next.continuation.resume(returning: true)
  }

  private static let tooMany = Problem(
    .tooManyRequests,
    "tooManyTries",
    "Too many codes are being tried at once.",
    detail: "Try again in a few seconds.",
    retryAfter: 5
  )

  private static let formerUsedUp = Problem(
    .tooManyRequests,
    "tooManyTries",
    "Too many old codes of eight letters were tried.",
    detail: "Ask the organiser for a new code. It has twelve letters.",
    retryAfter: 60
  )
}
