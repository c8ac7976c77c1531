package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Pages
import StoreCopying
import StoreEngine

package struct BackupCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "backup",
      abstract: "Writes the store to a new file in a folder, and verifies the file.",
      discussion: """
        The store may be written to meanwhile; the file has what it held at one moment. A stopped backup is continued. Read \
        a backup as a store with --store backup:FILE, and restore it with 'restore'.

        A server writes backups by itself with: serve --backup FOLDER. One process at a time uses a store file:, so a \
        server's store of this kind is backed up only by that server.

        Example: \(App._commandName) backup /mnt/stick/backups --backup-key backup.key
        """
    )
  }

  @Argument(help: ArgumentHelp("The folder to write to. Also SCOREBOOK_BACKUP.", valueName: "folder"))
  package var folder: OutputPath?

  @OptionGroup package var retention: BackupRetentionOption

  @OptionGroup package var key: BackupKeyOption

  @Flag(help: "Print JSON.")
  package var json = false

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    guard let path = folder?.path ?? StoreChoice.backupFolder() else {
      throw ValidationError(Message("Name the folder to write the backup to."))
    }
    let choice = try Self.lasting(store)
    guard try await App.stores.isThere(choice.url) else {
      throw CommandFailure(Message("There is no store at \"\(choice.url)\". Check --store."))
    }
    let (folder, key) = (BackupFolder(path: path, app: App._commandName), try key.key())
    let backup = try await Self.open(choice) { container in
      let storage = container.storage
      let backup = try await StoreBackup(of: storage, in: folder, key: key, container.clock).run()
      if let rules = retention.keep {
        try folder.removeOld(
          keeping: rules,
          of: backup.store,
          formerly: await storage.formerStores(),
          until: backup.time
        )
      }
      return backup
    }
    if json { return try Terminal.sayJSON(BackupSummary(backup)) }
    Terminal.say(Message("Written and verified: \(backup.path), \(BackupState.size(backup.bytes))"))
  }

  /// Returns the store that the options name.
  ///
  /// A store in memory begins empty and ends with the command, so it is a mistake.
  static func lasting(_ store: StoreOption) throws -> StoreChoice {
    let choice = try StoreChoice(flag: store.store, app: App._commandName)
    if choice.url.hasPrefix("memory:") {
      throw ValidationError(Message("A store in memory ends with the command. Name another with --store."))
    }
    return choice
  }

  /// Opens the store, with the way to back up one that a server has open.
  private static func open(_ choice: StoreChoice, _ body: (Container) async throws -> Backup) async throws -> Backup {
    do {
      return try await Container.with(choice, in: App.stores, body)
    } catch StoreFailure.unavailable(let reason) where choice.url.hasPrefix("file:") {
      throw CommandFailure(
        Message("\(reason). If that is a server, start it with --backup, and it writes the backups itself.")
      )
    }
  }
}

package struct RestoreCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "restore",
      abstract: "Restores a backup into a new store of any kind, and compares the two.",
      discussion: """
        The store must be empty. A stopped restore leaves a store that nothing else opens; run it again to complete it. The \
        store has an identity of its own, so devices sync with it from the beginning.

        Example: \(App._commandName) restore backups/\(App._commandName)-2026-11-29T080000Z.backup --store sqlite:new.sqlite
        """
    )
  }

  @Argument(help: ArgumentHelp("The backup.", valueName: "file"))
  package var file: String

  @OptionGroup package var key: BackupKeyOption

  @Flag(help: "Print JSON.")
  package var json = false

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    let choice = try BackupCommand<App>.lasting(store)
    // Opened first, so that a wrong key makes no empty store.
    let backup = try Storage.backup(at: file, of: App._commandName, key: try key.key())
    let report = try await Container.restoring(choice, in: App.stores) { container in
      let meter = ProgressMeter()
      defer { meter.end() }
      let former = Backup.stores(of: file)
      return try await StoreRestore(of: backup, to: container.storage, formerly: former, container.clock).run {
        meter.show($0.items, of: $0.total, Terminal.text(Message("items copied")))
      }
    }
    let summary = CopySummary(report, [])
    if json { return try Terminal.sayJSON(summary) }
    Terminal.say(Message("\(summary.copied) items copied. Both stores have the same content:"))
    for line in summary.lines { Terminal.say("  \(Terminal.text(line))") }
  }
}

private struct BackupSummary: Encodable {
  let path: String
  let time: Timestamp
  let bytes: Int64
  let isEncrypted: Bool

  init(_ backup: Backup) {
    (path, time, bytes, isEncrypted) = (backup.path, backup.time, backup.bytes, backup.isEncrypted)
  }
}
