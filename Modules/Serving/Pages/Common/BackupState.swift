package import Domain
import Hypertext

/// The backups of a store, as its owner reads of them.
package struct BackupState: Hashable, Sendable {
  /// The last good backup.
  package struct Last: Hashable, Sendable {
    let time: Timestamp
    let bytes: Int64
    let isEncrypted: Bool

    package init(time: Timestamp, bytes: Int64, isEncrypted: Bool) {
      (self.time, self.bytes, self.isEncrypted) = (time, bytes, isEncrypted)
    }

    fileprivate func sentence(_ folder: String) -> Message {
      let size = BackupState.size(bytes)
      return isEncrypted
        ? Message(
          "The last good backup is from \(Message.moment(time)): \(size), encrypted and verified, in \(folder)."
        )
        : Message("The last good backup is from \(Message.moment(time)): \(size), verified, in \(folder).")
    }
  }

  private let folder: String
  private let last: Last?
  private let failure: String?
  /// Whether a backup was missed.
  package let isLate: Bool

  /// Creates the state at a moment.
  ///
  /// A backup counts as missed half an interval after it was due, and at once if the first one failed.
  ///
  /// - Parameters:
  ///   - folder: The folder of the backups.
  ///   - last: The last good one; nil for none.
  ///   - every: The milliseconds from one to the next.
  ///   - failure: Why the last attempt failed; nil if it did not.
  ///   - now: The moment.
  package init(in folder: String, last: Last?, every: Int64, failure: String? = nil, at now: Timestamp) {
    (self.folder, self.last, self.failure) = (folder, last, failure)
    isLate = last.map { now.milliseconds(since: $0.time) > every + every / 2 } ?? (failure != nil)
  }

  /// The moment of the last good backup; nil for none.
  package var moment: Timestamp? { last?.time }

  /// The last good backup, in a sentence.
  package var sentence: Message { last?.sentence(folder) ?? Message("There is no good backup in \(folder) yet.") }

  /// What to do about a missed backup; nil if none was missed.
  package var advice: Message? {
    isLate ? Message("A backup is overdue. Look at the disk, and at the log of the server.") : nil
  }

  /// Returns a size for people.
  package static func size(_ bytes: Int64) -> String {
    bytes < 10_000_000 ? "\(max(1, bytes / 1000)) kB" : "\(bytes / 1_000_000) MB"
  }

  var card: HTML {
    Pages.card("backups", t("Backups of this server")) {
      p { text(sentence) }
      if let advice { p(.class("flag flag-bad")) { text(advice) } }
      if let failure { p(.class("hint")) { t("The last attempt failed: \(failure)") } }
    }
  }
}
