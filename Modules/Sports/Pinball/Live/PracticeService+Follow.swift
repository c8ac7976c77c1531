package import Domain

extension PracticeError: StorePortError {
  package static func store(_ failure: StoreFailure) -> PracticeError { .journal(.store(failure)) }
}

extension PracticeService {
  /// Returns one screen of a player's practice now, and again whenever it looks different, whichever device
  /// made the change.
  ///
  /// A slow reader misses screens in between, and never the newest. A failure of the store ends them.
  ///
  ///     for try await screen in practice.follow(me, { $0.groups(archived: false, keys: keys, now: now(), zone: zone) }) {
  ///       show(screen)
  ///     }
  package func follow<Screen: Equatable & Sendable>(
    _ user: UserID,
    _ screen: @escaping @Sendable (PracticeState) -> Screen
  ) -> Snapshots<Screen, PracticeError> {
    Snapshots(on: changes(of: user)) { () throws(PracticeError) in screen(try await state(of: user)) }
  }
}
