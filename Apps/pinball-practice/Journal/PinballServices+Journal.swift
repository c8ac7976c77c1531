import Domain
import Pinball
import ScorebookKit

extension PinballServices {
  /// The keys and names of all games.
  ///
  /// The files are read anew only where they never were, because pages and the server's run keep the league fresh.
  func keys() async -> GameKeys {
    if let library = content?.store.league.library { return library.keys }
    return await league().keys
  }

  /// Returns an account's activity in the library, newest first, with the games' present keys.
  func libraryActivity(of account: Account) async throws(DocumentError) -> [LibraryActivity] {
    let events = try await documents(for: account).value(.libraryActivity(of: account.user)).value?.events ?? []
    let keys = await keys()
    return events.map { $0.read(by: keys) }
  }

  /// Adds an entry to the journal.
  ///
  /// - Parameters:
  ///   - draft: The entry, whose game may be a key or any of its names.
  ///   - account: The player.
  ///   - ticket: The id, the same for every try, so that a retry adds one entry.
  ///   - time: The time of entry; nil for now.
  ///   - zone: The player's zone, for the day in the draft.
  ///   - isSure: Whether the player has confirmed the score, however far it is from every known one.
  /// - Returns: The row.
  /// - Throws: `PracticeError`.
  func enter(
    _ draft: EntryDraft,
    by account: Account,
    as ticket: String? = nil,
    at time: Timestamp? = nil,
    zone: ZoneTable,
    isSure: Bool = false
  ) async throws -> EntryID {
    var draft = draft
    draft.game = await keys().canonical(draft.game)
    let id = draft.entryID(ticket ?? clock.newIdentity())
    let entered = time ?? clock.now()
    let played = try zone.moment(on: draft[.date], or: entered, now: entered)
    let steps = try draft.steps(QuickEntry(id: id, at: played))
    if !isSure, let doubt = await league().doubt(about: draft, with: try await practice(of: account)),
      try await !practiceService(for: account).hasRecorded(id.text, of: account.user)
    {
      throw doubt
    }
    try await record(steps, by: account, as: id.text)
    return id
  }

  /// Deletes rows of the journal with their records.
  ///
  /// - Parameters:
  ///   - ids: The rows.
  ///   - account: The player.
  ///   - zone: The player's zone.
  ///   - id: The id, the same for every try, with which ``PinballServices/takeBack(_:of:)`` restores them.
  /// - Throws: `PracticeError`.
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

  /// Reverts the record with an id.
  ///
  /// - Throws: `PracticeError`.
  func takeBack(_ id: String, of account: Account) async throws {
    let isKnown = try await practiceService(for: account).takeBack(id, of: account.user, at: clock.now())
    if !isKnown { throw PracticeError.nothingToUndo }
  }
}

extension PinballServices {
  /// Changes a row of the journal with its records.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - changes: The changes.
  ///   - account: The player.
  ///   - zone: The player's zone.
  ///   - id: The id, the same for every try; nil for a new one.
  /// - Throws: `PracticeError`.
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
