import Domain
import Pinball
import ScorebookKit

extension PinballServices {
  /// Returns an account's practice today, with expired groups archived.
  func practice(of account: Account, zone: ZoneTable) async throws(PracticeError) -> PracticeState {
    try await practice(of: account).today(clock.now(), zone: zone)
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - draft: The entered group.
  ///   - position: The position in the list, from 1; nil for the last.
  ///   - account: The player.
  ///   - zone: The player's zone.
  ///   - ticket: The id, the same for every try, so that a retry creates one group.
  ///   - isLate: Whether it was entered before and queued.
  /// - Returns: The group's id.
  /// - Throws: `PracticeError`.
  func makeGroup(
    _ draft: GroupDraft,
    at position: Int? = nil,
    by account: Account,
    zone: ZoneTable,
    as ticket: String? = nil,
    isLate: Bool = false
  ) async throws -> EntryID {
    let keys = await keys()
    var draft = draft
    draft.gameIDs = draft.gameIDs.map(keys.canonical)
    let id = draft.groupID(ticket ?? clock.newIdentity())
    let now = clock.now()
    try await changeGroups(of: account, zone: zone, as: id.text, isLate: isLate) { state throws(PracticeError) in
      if state.customGroups.contains(where: { $0.id == id }) { return [] }
      return try state.creation(of: draft, id: id, now: now, position: position)
    }
    return id
  }

  /// Changes an account's groups, once.
  ///
  /// A ticket that was undone meanwhile makes the change again, because the same button was pressed again. A late form
  /// does not, because it is a retry after a lost answer.
  ///
  /// - Parameters:
  ///   - account: The player.
  ///   - zone: The player's zone.
  ///   - ticket: The id, the same for every try.
  ///   - isLate: Whether it was entered before and queued.
  ///   - steps: Returns the steps, from the state as it is shown.
  /// - Returns: The id with which ``PinballServices/takeBack(_:of:)`` undoes the change.
  /// - Throws: `PracticeError`.
  @discardableResult
  func changeGroups(
    of account: Account,
    zone: ZoneTable,
    as ticket: String? = nil,
    isLate: Bool = false,
    _ steps: (PracticeState) throws(PracticeError) -> [PracticeStep]
  ) async throws -> String {
    var id = ticket ?? clock.newIdentity()
    if isLate, try await practiceService(for: account).hasRecorded(id, of: account.user) { return id }
    while true {
      let state = try await practice(of: account, zone: zone)
      let all = try steps(state)
      // A repeat finds nothing left to do.
      if state.applying(all) == state { return ticket ?? id }
      if try await record(all, by: account, as: id) { return id }
      // The id is taken: an earlier request was reverted since, or another one is under way.
      id = clock.newIdentity()
    }
  }
}
