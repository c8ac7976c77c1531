import Domain
public import InMemory

extension InMemoryStore {
  /// A store whose clock stands still.
  public static func forTests() -> InMemoryStore {
    let count = Counter()
    return InMemoryStore(ClockAndIdentities(now: { 1_000 }, newIdentity: { "identity \(count.next())" }))
  }
}
