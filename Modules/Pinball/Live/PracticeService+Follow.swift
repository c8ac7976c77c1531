public import Domain

extension PracticeStoreFailure: StorePortError {
  public static func store(_ failure: StoreFailure) -> PracticeStoreFailure { .journal(.store(failure)) }
}

extension PracticeService {
  /// Returns a player's practice now, and again after each change of it, whichever device made the change.
  ///
  /// A slow reader misses states in between, and never the newest.
  ///
  /// - Parameter user: The player.
  /// - Returns: The states; a failure of the store ends them.
  public func follow(_ user: UserID) -> Snapshots<PracticeState, PracticeStoreFailure> { follow(user) { $0 } }

  /// Returns one screen of a player's practice now, and again whenever it looks different.
  ///
  ///     for try await screen in practice.follow(me, { $0.groups(archived: false, keys: keys, now: now(), zone: zone) }) {
  ///       show(screen)
  ///     }
  ///
  /// - Parameters:
  ///   - user: The player.
  ///   - screen: Makes the screen, such as the journal or the groups.
  /// - Returns: The screens; a failure of the store ends them.
  public func follow<Screen: Equatable & Sendable>(
    _ user: UserID,
    _ screen: @escaping @Sendable (PracticeState) -> Screen
  ) -> Snapshots<Screen, PracticeStoreFailure> {
    Snapshots(on: changes(of: user)) { () throws(PracticeStoreFailure) in screen(try await state(of: user)) }
  }
}
