internal import CanonicalJSON
public import Domain
internal import LeaderboardKit
public import Spaces

/// The boards of a group's check-ins by day, week, month, season and all time, one board at `boards/{group}`.
///
/// A projection writes them from the group's journal (``catchUp()``). The weekly challenge keeps its own rules and is not
/// among them. The installation alone reads and writes the boards; members see them through ``screen(of:_:bucket:_:)``,
/// which keeps hidden standings hidden.
public struct GroupBoards: Sendable {
  /// The kind of space that the boards lie under, for the access rules.
  public static let kind: ItemPath.Segment = "boards"

  let leaderboards: any LeaderboardRepository
  let now: @Sendable () -> Timestamp
  private let writer: BoardWriter
  private let projector: Projector

  /// - Parameters:
  ///   - storage: The whole store.
  ///   - journals: The groups' folded journals.
  ///   - digest: Returns a short text for a long one, another for each.
  ///   - newIdentity: Returns a text that no other call has returned.
  ///   - now: The clock.
  public init(
    _ storage: Storage,
    journals: FoldedJournals<GroupState>,
    digest: @escaping @Sendable (String) -> String,
    newIdentity: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Timestamp
  ) {
    (leaderboards, self.now) = (storage.leaderboards, now)
    writer = BoardWriter(leaderboards: storage.leaderboards, digest: digest)
    let projection = GroupBoardsProjection(documents: storage.documents, journals: journals, writer: writer)
    projector = Projector(projection, over: storage, newIdentity: newIdentity)
  }

  /// The path of a group's boards.
  public static func path(of group: GroupID) -> ItemPath { ItemPath([kind, ItemPath.Segment(group)]) }

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
  public func catchUp() async throws { try await projector.catchUp() }

  /// Writes until the task is cancelled.
  ///
  /// - Parameters:
  ///   - wait: Pauses after a failure; throws when the task is cancelled.
  ///   - onFailure: Receives each error.
  public func run(
    wait: @escaping @Sendable () async throws -> Void,
    onFailure: @escaping @Sendable (any Error) -> Void
  ) async {
    await projector.run(wait: wait, onFailure: onFailure)
  }

  /// Writes the boards of one group as a view of it has them, for a store whose groups another machine keeps.
  public func write(_ view: GroupView) async throws {
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
