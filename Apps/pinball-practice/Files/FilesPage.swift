import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// Returns the page for importing and exporting practice.
  func files(_ view: FilesView, follows: [Path] = []) throws(TemplateFailure) -> Page {
    try page(
      Message("Import and export"),
      "files",
      view,
      in: .practice(.files),
      scripts: ["upload.js", "zone.js"],
      follows: follows
    )
  }
}

/// The view of the template `files`.
struct FilesView {
  struct Undo {
    let action = PinballAddress.practice("league", "undo").text
    let hidden: [HiddenField]
  }

  struct Backup {
    let kept: MomentView
    let size: Message
    let download: String
    let restore: String
    let name: String
  }

  let action = PinballAddress.practice("import").text
  let upload = PinballAddress.practice("import", "file").text
  let mostBytes = BackupPart.mostBytes
  let export = PinballAddress.practice("export.json").text
  let journal = PinballAddress.journal.text
  let league: LeagueScoresView
  let backups: [Backup]
  let hasBackups: Bool
  /// The entries that an import added, or would add.
  var outcome: Message?
  var lines: [Message] = [] { didSet { hasLines = !lines.isEmpty } }
  private(set) var hasLines = false
  var isDone = false
  private(set) var undo: Undo?
  /// The id that reverts the last change of league scores; nil for none.
  var back: String? {
    didSet { undo = back.map { Undo(hidden: [ticket.field(for: "undo"), HiddenField(name: "back", value: $0)]) } }
  }
  /// The text of the file, shown again until it is imported.
  var list = ""

  private let ticket: FormTicket

  init(_ league: LeagueScoresView, _ backups: [PracticeBackup], ticket: FormTicket) {
    (self.league, self.ticket) = (league, ticket)
    self.backups = backups.map { backup in
      Backup(
        kept: MomentView(backup.keptAt),
        size: Message("\(Message.number((Double(backup.bytes) / 1024).rounded(.up))) KB"),
        download: PinballAddress.backup(backup.name, "practice.json").text,
        restore: PinballAddress.backup(backup.name, "restore").text,
        name: backup.name
      )
    }
    hasBackups = !backups.isEmpty
  }
}

/// The state of league scores in the practice.
struct LeagueScoresView {
  let action = PinballAddress.leagueScores.text
  let purge = PinballAddress.practice("league", "purge").text
  let settings = PinballAddress.settings.text
  /// The player's name for display; nil for none.
  let player: String?
  let last: MomentView?
  /// The number of copied league scores; nil for none.
  let imported: Int?
  let isAutomatic: Bool
  let hidden: [HiddenField]

  init(_ state: PracticeState, _ names: LeagueNames, ticket: FormTicket) {
    hidden = [ticket.field(for: "league")]
    let screen = state.settings(names)
    (player, isAutomatic) = (screen.player, screen.fillsFromLeague)
    last = screen.lastImportAt.map { MomentView($0) }
    let count = state.scoreEntries.count { $0.leagueImported }
    imported = count > 0 ? count : nil
  }
}
