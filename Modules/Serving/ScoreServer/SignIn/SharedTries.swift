import Domain

/// The attempts at codes that all servers of a store have left together.
///
/// A server takes attempts in portions, so that an attack costs ten writes a second and not 300. Attempts that a server
/// has taken and not used when it ends are lost.
actor SharedTries {
  /// The attempts that one write takes.
  static let portion: Int64 = 30
  private static let path: ItemPath = "local/code-tries"
  private static let pause = Duration.milliseconds(100)

  /// The rest of the allowance at a moment.
  ///
  /// `left` counts thousandths of an attempt, and `former` 60,000ths, so that both grow by whole numbers in a
  /// millisecond.
  private struct Rest: Hashable, Codable {
    static let attempt: Int64 = 1000
    static let formerAttempt: Int64 = 60_000
    private static let most = Int64(CodeTries.perSecond) * attempt
    private static let formerMost = Int64(CodeTries.formerBurst) * formerAttempt
    /// The milliseconds that the clock of another server may be ahead.
    private static let skew: Int64 = 60_000

    var left = most
    var former = formerMost
    var at: Timestamp

    /// Adds what has grown back.
    mutating func grow(until now: Timestamp) {
      let passed = now.milliseconds(since: at)
      // A clock that was far ahead does not stop the growth until others catch up.
      if passed < -Self.skew { at = now }
      guard passed > 0 else { return }
      let milliseconds = min(passed, Self.formerMost)
      left = min(Self.most, left + milliseconds * Int64(CodeTries.perSecond))
      former = min(Self.formerMost, former + milliseconds)
      at = now
    }

    mutating func take() -> Int64 {
      let count = min(SharedTries.portion, left / Self.attempt)
      left -= count * Self.attempt
      return count
    }

    mutating func takeFormer() -> Bool {
      guard former >= Self.formerAttempt else { return false }
      former -= Self.formerAttempt
      return true
    }

    mutating func giveBackFormer() { former = min(Self.formerMost, former + Self.formerAttempt) }
  }

  private let documents: any DocumentRepository
  private let clock: ClockAndIdentities
  private let monotonic: @Sendable () -> ContinuousClock.Instant
  private var stock: Int64 = 0
  private var filling: Task<Void, Never>?
  private var emptyUntil: ContinuousClock.Instant?

  /// Creates the allowance of a store.
  ///
  /// - Parameters:
  ///   - documents: The store.
  ///   - clock: The server's clock.
  ///   - monotonic: A clock that is never set.
  init(
    _ documents: any DocumentRepository,
    _ clock: ClockAndIdentities,
    monotonic: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.documents, self.clock, self.monotonic) = (documents, clock, monotonic)
  }

  /// Takes one attempt; false if the servers have none left now.
  func take() async -> Bool {
    if stock == 0 {
      if let emptyUntil, monotonic() < emptyUntil { return false }
      if filling == nil { filling = Task { await fill() } }
      await filling?.value
    }
    guard stock > 0 else { return false }
    stock -= 1
    return true
  }

  /// Takes one attempt at a code of eight letters; false if the servers have none left now.
  func takeFormer() async -> Bool {
    await change { $0.takeFormer() } ?? true
  }

  func giveBackFormer() async { _ = await change { $0.giveBackFormer() } }

  private func fill() async {
    // While the store does not answer, this server's own limit holds alone, and no code can be checked anyway.
    stock += await change { $0.take() } ?? 1
    emptyUntil = stock == 0 ? monotonic().advanced(by: Self.pause) : nil
    filling = nil
  }

  /// Changes the rest in the store; nil if the store does not answer.
  private func change<Value>(_ change: (inout Rest) -> Value) async -> Value? {
    let now = clock.now()
    var value: Value?
    do {
      try await documents.update(.json(Self.path), as: clock.newWrite()) { (known: Rest?) in
        var rest = known ?? Rest(at: now)
        rest.grow(until: now)
        value = change(&rest)
        return rest
      }
    } catch {
      return nil
    }
    return value
  }
}
