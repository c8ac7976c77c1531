import AppKit
import Domain
import Pinball

extension PinballApp {
  /// What somebody has practised, as it stands today: groups whose time is over are archived.
  func practice(of account: Account, zone: ZoneTable) async throws(PracticeStoreFailure) -> PracticeState {
    try await practice(of: account).today(installation.now(), zone: zone)
  }

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - draft: What was entered.
  ///   - position: Its place in the list, from 1; nil for the last.
  ///   - account: Whose it is.
  ///   - zone: The player's.
  ///   - ticket: The same for every try, so that a repeat makes one group.
  ///   - isLate: Whether it was entered before and comes only now.
  /// - Returns: Its id.
  /// - Throws: `PracticeRefusal`, `PracticeStoreFailure`.
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
    let id = draft.groupID(ticket ?? installation.newIdentity())
    let now = installation.now()
    try await changeGroups(of: account, zone: zone, as: id.text, isLate: isLate) { state throws(PracticeRefusal) in
      if state.customGroups.contains(where: { $0.id == id }) { return [] }
      return try state.creation(of: draft, id: id, now: now, position: position)
    }
    return id
  }

  /// Changes somebody's groups, once.
  ///
  /// A ticket that was taken back meanwhile does it again, since somebody pressed the same button again; unless it comes
  /// late, as a form does whose answer was lost.
  ///
  /// - Parameters:
  ///   - account: Whose they are.
  ///   - zone: The player's.
  ///   - ticket: The same for every try.
  ///   - isLate: Whether it was entered before and comes only now.
  ///   - steps: What is done, from the state as it is shown.
  /// - Returns: What ``PinballApp/takeBack(_:of:)`` takes to undo it.
  /// - Throws: `PracticeRefusal`, `PracticeStoreFailure`.
  @discardableResult
  func changeGroups(
    of account: Account,
    zone: ZoneTable,
    as ticket: String? = nil,
    isLate: Bool = false,
    _ steps: (PracticeState) throws(PracticeRefusal) -> [PracticeStep]
  ) async throws -> String {
    var id = ticket ?? installation.newIdentity()
    if isLate, try await practiceService(for: account).hasRecorded(id, of: account.user) { return id }
    while true {
      let state = try await practice(of: account, zone: zone)
      let all = try steps(state)
      // A repeat finds nothing left to do.
      if state.applying(all) == state { return ticket ?? id }
      if try await record(all, by: account, as: id) { return id }
      // It was done before, and taken back since; or another try is doing it.
      id = installation.newIdentity()
    }
  }
}
