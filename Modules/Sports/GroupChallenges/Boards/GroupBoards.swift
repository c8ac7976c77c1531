internal import CanonicalJSON
package import Domain
internal import Leaderboards
package import Spaces

/// The boards of a group's check-ins by day, week, month, season and all time, one board at `boards/{group}`.
///
/// A projection writes them from the group's journal (``catchUp()``). The weekly challenge keeps its own rules and is not
/// among them. The installation alone reads and writes the boards; members see them through ``screen(of:_:bucket:_:)``,
/// which keeps hidden standings hidden.
package struct GroupBoards: Sendable {
  /// The kind of space that the boards lie under, for the access rules.
  package static let kind: ItemPath.Segment = "boards"

  let leaderboards: any LeaderboardRepository
  let clock: ClockAndIdentities
  private let writer: BoardWriter
  private let projector: Projector

  /// - Parameters:
  ///   - storage: The whole store.
  ///   - journals: The groups' folded journals.
  ///   - digest: Returns a short text for a long one, another for each.
  ///   - clock: The clock and the identities.
  package init(
    _ storage: Storage,
    journals: FoldedJournals<GroupState>,
    digest: @escaping @Sendable (String) -> String,
    clock: ClockAndIdentities
  ) {
    (leaderboards, self.clock) = (storage.leaderboards, clock)
    writer = BoardWriter(leaderboards: storage.leaderboards, digest: digest)
    let projection = GroupBoardsProjection(documents: storage.documents, journals: journals, writer: writer)
    projector = Projector(projection, over: storage, newIdentity: clock.newIdentity)
  }

  package static func path(of group: GroupID) -> ItemPath { ItemPath([kind, ItemPath.Segment(group)]) }

  static func definition(of group: Group) -> BoardDefinition {
    BoardDefinition(
      ties: group.rules.ties,
      periods: Set(Period.allCases),
      zone: group.rules.zone,
      graceMilliseconds: group.rules.graceMilliseconds
    )
  }

  /// Writes everything that was recorded up to now; a page or command that shows a board calls this first.
  ///
  /// - Throws: The first error; the next call tries again.
  package func catchUp() async throws { try await projector.catchUp() }

  /// Writes until the task is cancelled.
  ///
  /// - Parameters:
  ///   - wait: Pauses after a failure; throws when the task is cancelled.
  ///   - onFailure: Receives each error.
  package func run(
    wait: @escaping @Sendable () async throws -> Void,
    onFailure: @escaping @Sendable (any Error) -> Void
  ) async {
    await projector.run(wait: wait, onFailure: onFailure)
  }

  /// Writes the boards of one group as a view of it has them, for a store whose groups another machine keeps.
  package func write(_ view: GroupView) async throws {
    _ = try await writer.write(view.id) { view.journal }
  }
}

/// Writes the boards of each group whose journal has changed.
private struct GroupBoardsProjection: Projection {
  let name = "group-boards"
  let prefix: ItemPath = GroupState.space.root
  let documents: any DocumentRepository
  let journals: FoldedJournals<GroupState>
  let writer: BoardWriter

  func project(_ change: Change) async throws -> Bool {
    let space = GroupState.space
    guard let id = space.id(of: change.path), [space.journal(of: id), space.about(of: id)].contains(change.path)
    else { return false }
    return try await writer.write(id) {
      let about = DocumentKey<Group>.stored(space.about(of: id))
      guard let group = try await documents.value(about).value else { return nil }
      return try await journals.fold(of: space.journal(of: id), group)
    }
  }
}
