import ArgumentParser
import Composition
import Domain
import StoreCopying

/// Where backups are, and how often one is written.
package struct BackupPlace: ParsableArguments, Sendable {
  @Option(
    name: .customLong("backup"),
    help: ArgumentHelp("The folder of the backups that a server writes. Also SCOREBOOK_BACKUP.", valueName: "folder")
  )
  var path: String?

  @Option(
    help: ArgumentHelp("The time from one backup to the next, such as 30m, 1h or 1d. (default: 1h)", valueName: "time"),
    transform: Self.milliseconds
  )
  private var every: Int64?

  package init() {}

  /// The time from one backup to the next, in milliseconds.
  var interval: Int64 { every ?? 3_600_000 }

  /// Whether the options ask for backups and name no folder.
  func lacksFolder(isAsked: Bool) -> Bool {
    path?.isEmpty ?? (StoreChoice.backupFolder() == nil && (isAsked || every != nil))
  }

  func folder(of app: String) -> BackupFolder? {
    (path ?? StoreChoice.backupFolder()).map { BackupFolder(path: $0, app: app) }
  }

  /// Reads a time from one minute to about a year.
  private static func milliseconds(_ text: String) throws -> Int64 {
    let units: [Character: Int64] = ["m": 60_000, "h": 3_600_000, "d": 86_400_000]
    guard let match = text.wholeMatch(of: /([1-9][0-9]{0,3})([mhd])/), let count = Int64(match.1),
      let unit = match.2.first.flatMap({ units[$0] }), count * unit <= 366 * 86_400_000
    else { throw ValidationError(Message("--every is a time such as 30m, 1h or 1d.")) }
    return count * unit
  }
}

/// The key file of encrypted backups.
package struct BackupKeyOption: ParsableArguments, Sendable {
  @Option(
    name: .customLong("backup-key"),
    help: ArgumentHelp(
      "The key file of encrypted backups, such as openssl rand -hex 32 makes. Also SCOREBOOK_BACKUP_KEY.",
      valueName: "file"
    )
  )
  var file: String?

  package init() {}

  package func validate() throws {
    if file?.isEmpty == true { throw ValidationError(Message("Name the key file with --backup-key.")) }
  }

  /// The path of the key's file; nil for backups that are not encrypted.
  var path: String? { StoreChoice.backupKeyFile(file) }

  /// The key; nil for backups that are not encrypted.
  func key() throws(BackupFailure) -> BackupKey? { try StoreChoice.backupKey(file: file) }
}

/// The option `--keep` of the backups to keep.
package struct BackupRetentionOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      """
      The backups to keep: the newest of each of so many hours, days, weeks and months that have one, such as 24h,7d,12m. \
      The newest always stays.
      """,
      valueName: "rules"
    ),
    transform: Self.rules
  )
  var keep: BackupRetention?

  package init() {}

  private static func rules(_ text: String) throws -> BackupRetention {
    guard let rules = BackupRetention(text) else {
      throw ValidationError(Message("--keep is a list such as 24h,7d,12m."))
    }
    return rules
  }
}

/// The options of a server that writes backups.
package struct BackupOptions: ParsableArguments, Sendable {
  @OptionGroup var place: BackupPlace

  @OptionGroup var retention: BackupRetentionOption

  @OptionGroup var key: BackupKeyOption

  package init() {}

  package func validate() throws {
    if place.lacksFolder(isAsked: retention.keep != nil || key.file != nil) {
      throw ValidationError(Message("Name the folder of the backups with --backup."))
    }
  }

  /// Returns the schedule; nil where no folder is named.
  func schedule(of installation: Installation) throws -> BackupSchedule? {
    guard let folder = place.folder(of: installation.app), let standard = BackupRetention("24h,7d,12m") else {
      return nil
    }
    return BackupSchedule(
      of: installation.storage,
      in: folder,
      every: place.interval,
      keeping: retention.keep ?? standard,
      key: try key.key(),
      installation.clock
    )
  }
}
