import AppKit
import Composition
import Domain
import GroupChallenges
import Spaces
import StoreEngine
import Synchronization

extension GroupBoards {
  /// The boards in a store, of the groups of an installation.
  init(_ storage: Storage, of installation: Installation) {
    self.init(
      storage,
      journals: installation.judge.journals(),
      digest: Installation.digest,
      newIdentity: installation.newIdentity,
      now: installation.now
    )
  }
}

extension FitnessServices {
  /// Writes the boards as far as they are behind.
  ///
  /// Only the server of a store writes its boards. A board that fails now is written later, and its
  /// earlier state is shown meanwhile.
  func catchUp() async {
    do {
      if try await installation.account() == nil { try await ownBoards.catchUp() }
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
      if isNew { Terminal.say(Terminal.text(Message("The boards are behind: \(text). The server tries again."))) }
    }
  }

  /// The boards of a group, up to date.
  ///
  /// Another server keeps its boards to itself, so those of its groups are made here from their journals.
  func boards(of view: GroupView) async throws -> GroupBoards {
    if try await installation.account() == nil {
      await catchUp()
      return ownBoards
    }
    let surroundings = StoreSurroundings(now: installation.now, newIdentity: installation.newIdentity)
    let boards = GroupBoards(try await StoreRegistry.standard.open("memory:", surroundings), of: installation)
    try await boards.write(view)
    return boards
  }
}
