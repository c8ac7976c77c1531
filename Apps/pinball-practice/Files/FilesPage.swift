import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func files(_ files: FilesPage, follows: [ItemPath] = []) -> Page {
    Page(
      title: Message("Import and export"),
      body: filesPage(files),
      tabs: .practice(PinballAddress.files),
      scripts: ["pinball.js", "upload.js"],
      follows: follows
    )
  }
}

/// What is imported, exported and kept, with the result of the last command.
struct FilesPage {
  let settings: SettingsScreen
  let copied: Int
  let backups: [PracticeBackup]
  /// The entries that an import added, or would add.
  var outcome: Message?
  var lines: [Message] = []
  var isDone = false
  /// The id that reverts the last change of league scores; nil for none.
  var back: String?
  /// The text of the file, shown again until it is imported.
  var list = ""

  init(_ state: PracticeState, _ names: LeagueNames, _ backups: [PracticeBackup]) {
    settings = state.settings(names)
    copied = state.scoreEntries.count { $0.leagueImported }
    self.backups = backups
  }
}

@HTMLBuilder
private func filesPage(_ page: FilesPage) -> HTML {
  h1 { t("Import and export") }
  if let said = page.outcome { outcome(said) }
  factList(page.lines, "card") { text($0) }
  if page.isDone {
    div(.class("actions")) {
      buttonLink(PinballAddress.journal) { t("Go to the journal") }
      if let back = page.back {
        form(post: PinballAddress.practice("league", "undo"), as: "undo") {
          hidden("back", back)
          button { t("Undo") }
        }
      }
    }
  }
  leagueCard(page)
  importForm(page.list)
  card("export", t("Export")) {
    p { t("Your whole practice in one file that you can import elsewhere.") }
    p {
      a(.class("button block"), .href(PinballAddress.practice("export.json")), .download("practice.json")) {
        t("Download practice.json")
      }
    }
  }
  if !page.backups.isEmpty { backupsCard(page.backups) }
}

// MARK: League scores

private func leagueCard(_ page: FilesPage) -> HTML {
  card("league", t("League scores")) {
    if let player = page.settings.player {
      p { t("Copies the scores of \(bdi: player) from the league's file, each once.") }
      if let time = page.settings.lastImportAt { p(.class("quiet")) { t("Last copied \(time: time).") } }
      if page.settings.fillsFromLeague {
        p(.class("quiet")) { t("New scores are copied automatically.") }
      } else {
        p { a(.href(PinballAddress.settings)) { t("Copy new scores automatically") } }
      }
      form(post: PinballAddress.leagueScores, as: nil, .data("online")) {
        hidden("trial", "yes")
        p { button(.class("primary block")) { t("Preview league scores") } }
      }
      form(post: PinballAddress.leagueScores, as: "league") {
        p { button(.class("block")) { t("Copy my league scores") } }
      }
    } else {
      p {
        t(
          "\(a: "Choose your name in the league", .href(PinballAddress.settings)) to copy your league scores into your journal."
        )
      }
    }
    if page.copied > 0 {
      form(
        post: PinballAddress.practice("league", "purge"),
        as: "league",
        asks: "Remove the copied league scores? Your own entries stay."
      ) {
        button(.class("danger block")) { t("Remove \(page.copied) league scores") }
        p(.class("hint")) { t("Your own entries stay.") }
      }
    }
  }
}

// MARK: Files

/// The form for a file, which `upload.js` sends as it is; without scripts for its text.
private func importForm(_ list: String) -> HTML {
  form(
    post: PinballAddress.practice("import"),
    as: nil,
    .class("card"),
    .data("online"),
    .data("upload", PinballAddress.practice("import", "file").text),
    .data("most", "\(BackupPart.mostBytes)")
  ) {
    h2 { t("Import") }
    p {
      t(
        "A file of this app or an older one, or the file in which your phone keeps it: JSON, preferences of Android, or a property list of Apple. New entries are added, and yours stay as they are. The file is kept as a backup."
      )
    }
    div(.class("field"), .hidden) {
      label(.for("saved")) { t("File") }
      control("", .file, id: "saved")
    }
    field("list", t("Or its text"), .area(list), .rows(4), .required, .autocomplete(.off), .spellcheck(false))
    sendingProgress
    button(.class("primary block"), .name("trial"), .value("yes")) { t("Preview the file") }
    button(.class("block")) { t("Import the file") }
  }
}

/// How much of the file `upload.js` has sent.
var sendingProgress: HTML {
  div(.role(.status), .class("field"), .data("progress"), .hidden) {
    label(.for("sent")) { t("Sending the file") }
    Tag.progress(.id("sent"), .max(1))
  }
}

private func backupsCard(_ backups: [PracticeBackup]) -> HTML {
  card("backups", t("Backups")) {
    p(.class("quiet")) {
      t("Imported files, and your practice before a reset. Restoring adds missing entries and changes nothing else.")
    }
    factList(backups) { backupLine($0) }
  }
}

@HTMLBuilder
private func backupLine(_ backup: PracticeBackup) -> HTML {
  let (kept, name) = (Message.moment(backup.keptAt), backup.name)
  span {
    time(backup.keptAt)
    text(", ")
    t("\(Message.number((Double(backup.bytes) / 1024).rounded(.up))) KB")
  }
  form(post: PinballAddress.backup(name, "restore"), as: nil, .class("actions"), .data("online")) {
    a(
      .class("button"),
      .href(PinballAddress.backup(name, "practice.json")),
      .download("practice-\(name).json"),
      .label(Message("Download the backup of \(kept)"))
    ) {
      t("Download")
    }
    button(.name("trial"), .value("yes"), .label(Message("Preview the backup of \(kept)"))) { t("Preview") }
    button(.label(Message("Restore the backup of \(kept)"))) { t("Restore") }
  }
}
