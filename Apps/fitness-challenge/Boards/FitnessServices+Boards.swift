import Composition
import Domain
import GroupChallenges
import ScorebookKit
import Spaces
import StoreEngine
import Synchronization

extension FitnessServices {
  /// Returns boards in a store, of the groups that a gatekeeper keeps.
  static func boards(in storage: Storage, _ gatekeeper: Gatekeeper, _ clock: ClockAndIdentities) -> GroupBoards {
    GroupBoards(storage, journals: gatekeeper.journals(), digest: Installation.digest, clock: clock)
  }

  /// Writes the boards as far as they are behind.
  ///
  /// Only the server of a store writes its boards. A board that fails now is written later, and its
  /// earlier state is shown meanwhile.
  func catchUp() async {
    do {
      if try await account() == nil { try await ownBoards.catchUp() }
    } catch {
      // A reader is not told: the server's own projection reports what keeps it behind.
    }
  }

  /// Writes the boards until the task is cancelled.
  func project() async {
    let last = Mutex("")
    await ownBoards.run(wait: { try await Task.sleep(for: .seconds(10)) }) { error in
      let text = "\(error)"
      let isNew = last.withLock { last in
        defer { last = text }
        return last != text
      }
      if isNew { Terminal.say(Message("The boards are behind: \(text). The server tries again.")) }
    }
  }

  /// The boards of a group, up to date.
  ///
  /// Another server keeps its boards to itself, so those of its groups are made here from their journals.
  func boards(of view: GroupView) async throws -> GroupBoards {
    if try await account() == nil {
      await catchUp()
      return ownBoards
    }
    let boards = Self.boards(in: try await StoreRegistry.standard.open("memory:", clock), gatekeeper, clock)
    try await boards.write(view)
    return boards
  }
}
