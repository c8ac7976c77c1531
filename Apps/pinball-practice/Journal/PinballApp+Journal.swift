import AppKit
import Domain
import Pinball

extension PinballApp {
  /// How games are known and called.
  func keys() async -> GameKeys { GameKeys(await league().library?.games ?? []) }

  /// What somebody looked at in the library, newest first.
  func libraryActivity(of account: Account) async throws(DocumentError) -> [LibraryActivity] {
    try await documents(for: account).value(.libraryActivity(of: account.user)).value?.events ?? []
  }

  /// Enters something in the journal.
  ///
  /// - Parameters:
  ///   - draft: What is entered; its game may be a key or whatever else the library knows it by.
  ///   - account: Whose journal it is.
  ///   - ticket: The same for every try, so that a repeat is entered once.
  ///   - time: When it was entered; nil for now.
  ///   - zone: The player's, for the day that the draft names.
  /// - Returns: The row.
  /// - Throws: `PracticeRefusal`, `PracticeStoreFailure`.
  func enter(
    _ draft: EntryDraft,
    by account: Account,
    as ticket: String? = nil,
    at time: Timestamp? = nil,
    zone: ZoneTable
  ) async throws -> EntryID {
    var draft = draft
    draft.game = await keys().canonical(draft.game)
    let id = draft.entryID(ticket ?? installation.newIdentity())
    let entered = time ?? installation.now()
    let played = try zone.moment(on: draft[.date], or: entered, now: entered)
    let steps = try draft.steps(QuickEntry(id: id, at: played))
    try await record(steps, by: account, as: id.text)
    return id
  }

  /// Deletes rows of the journal, and what they stand for.
  ///
  /// - Parameters:
  ///   - ids: The rows.
  ///   - account: Whose they are.
  ///   - zone: The player's.
  ///   - id: The same for every try; what ``PinballApp/takeBack(_:of:)`` takes to bring them back.
  /// - Throws: `PracticeRefusal`, `PracticeStoreFailure`.
  func delete(_ ids: [EntryID], of account: Account, zone: ZoneTable, as id: String) async throws {
    if try await practiceService(for: account).hasRecorded(id, of: account.user) { return }
    var state = try await practice(of: account)
    var all: [PracticeStep] = []
    for id in ids {
      let steps = try state.deletion(of: id, zone: zone)
      state = state.applying(steps)
      all += steps
    }
    try await record(all, by: account, as: id)
  }

  /// Takes back what was recorded under an id.
  ///
  /// - Throws: `PracticeRefusal/nothingToUndo`, `PracticeStoreFailure`.
  func takeBack(_ id: String, of account: Account) async throws {
    let isKnown = try await practiceService(for: account).takeBack(id, of: account.user, at: installation.now())
    if !isKnown { throw PracticeRefusal.nothingToUndo }
  }
}

extension PinballApp {
  /// Changes a row of the journal, and what it stands for.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - changes: What is different.
  ///   - account: Whose it is.
  ///   - zone: The player's.
  ///   - id: The same for every try; nil for a new one.
  /// - Throws: `PracticeRefusal`, `PracticeStoreFailure`.
  func change(
    _ row: EntryID,
    _ changes: [JournalChange],
    of account: Account,
    zone: ZoneTable,
    as id: String? = nil
  ) async throws {
    let steps = try await practice(of: account).edit(row, changes, zone: zone)
    try await record(steps, by: account, as: id)
  }
}
