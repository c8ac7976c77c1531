import Domain
import Foundation
import Hypertext
import OfflineSync
import Pages
import Pinball
import ScorebookKit
import Spaces

extension PinballServices {
  /// Returns an account's practice, each entry with the key that the library has for its game now.
  func practice(of account: Account) async throws(PracticeError) -> PracticeState {
    try await storedPractice(of: account).read(by: await keys())
  }

  /// Returns an account's practice with the keys under which it was recorded.
  func storedPractice(of account: Account) async throws(PracticeError) -> PracticeState {
    try await practiceService(for: account).state(of: account.user)
  }

  /// Records the account's steps now, once.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - account: The player.
  ///   - id: The id, the same for every try; nil for a new one.
  /// - Returns: Whether they were recorded now; false if the id was used before.
  /// - Throws: `PracticeError`.
  @discardableResult
  func record(
    _ steps: [PracticeStep],
    by account: Account,
    as id: String? = nil
  ) async throws(PracticeError) -> Bool {
    let id = id ?? clock.newIdentity()
    var steps = steps
    if steps.contains(where: \.setsValueOfGame) {
      steps = try await storedPractice(of: account).settled(steps, by: await keys())
    }
    do {
      try await practiceService(for: account).record(steps, of: account.user, as: id, at: clock.now())
      return true
    } catch {
      // A repeat is made at another moment, of another state.
      guard case .journal(.idempotencyConflict) = error else { throw error }
      return false
    }
  }
}

extension PinballServices {
  /// Adds an activity in the library.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - kind: The kind of activity.
  ///   - detail: The detail, such as a video's title.
  ///   - account: The player.
  ///   - id: The id, the same for every try, so that a retry is added once.
  /// - Throws: `DocumentError`.
  func saw(
    _ game: LibraryGame,
    _ kind: LibraryActivity.Kind,
    _ detail: String? = nil,
    by account: Account,
    as id: String
  ) async throws(DocumentError) {
    let event = LibraryActivity(
      id: id,
      gameID: game.practiceKey,
      gameName: game.name,
      kind: kind,
      detail: detail,
      time: clock.now()
    )
    try await documents(for: account).update(.libraryActivity(of: account.user), as: clock.newWrite()) { log in
      var log = log ?? ActivityLog()
      if !log.events.contains(where: { $0.id == id }) { log.add(event) }
      return log
    }
  }

  /// Records that a user opened the practice of a game, which becomes the game to resume.
  func browse(_ game: LibraryGame, by account: Account, as id: String) async throws(PracticeError) {
    let visit = QuickEntry(id: .named("browse", id), at: clock.now())
    try await record(visit.browse(game: game.practiceKey, in: try await practice(of: account)), by: account, as: id)
  }
}

extension DocumentKey where Value == ActivityLog {
  static func libraryActivity(of user: UserID) -> DocumentKey<ActivityLog> {
    DocumentKey(
      ItemPath(["users", ItemPath.Segment(user), "library-activity"]),
      decode: { try? ActivityLog($0) },
      encode: { $0.json }
    )
  }
}

extension PinballServices {
  /// The names of synced items for people.
  var syncWords: SyncWords {
    SyncWords(item: { [gatekeeper] item in
      if let name = await gatekeeper.name(ofSpaceAt: item.path) { return Message(verbatim: name) }
      guard item.path.segments.first == "users" else { return nil }
      switch item.path.segments.dropFirst(2).first {
      case "practice-backups": return Message("A backup of your practice")
      case "practice": return Message("Your practice")
      case "library-activity": return Message("Your viewing history")
      case "high-scores": return Message("Whether you share your scores")
      default: return nil
      }
    }) { [lostEdits] edit in
      guard let event = try? await lostEdits.event(of: edit) else { return nil }
      let words = PracticeStep.rows(of: event).flatMap { [$0.heading, $0.result, $0.remark].compactMap(\.self) }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }
}
