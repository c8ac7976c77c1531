import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit

extension PinballWeb {
  /// The time for reading a file of ``BackupPart/mostBytes``; a laptop takes a tenth of it.
  private static let readingTime = Duration.seconds(60)

  func addFiles(to site: Site) {
    site.page("practice/files") { visit in
      let account = try visit.account()
      let paths = account.practicePaths + [DocumentKey<BackupPart>.practiceBackups(of: account.user)]
      return pages.files(try await files(of: account), follows: paths)
    }
    // A repeat finds nothing new in the file.
    site.form("practice/import", isLarge: true) { visit, form in
      let (text, isTrial) = (form.verbatim("list"), form.has("trial"))
      return try await answer(visit, importing: Array(text.utf8), isTrial: isTrial, list: isTrial ? text : "")
    }
    site.upload("practice/import/file", upTo: BackupPart.mostBytes, within: Self.readingTime) { visit, bytes in
      try await answer(visit, importing: bytes, isTrial: visit.query["trial"] != nil)
    }
    site.download("practice/export.json") { visit in
      let bytes = try await app.exportPractice(of: try visit.account(), zone: visit.zone)
      return .json(bytes, named: "practice")
    }
    site.download("practice/backups/:backup/practice.json") { visit in
      let (account, name) = (try visit.account(), try visit.part("backup"))
      let bytes = try await app.backup(name, of: account)
      return .json(bytes, named: "practice-\(name)")
    }
    site.form("practice/backups/:backup/restore", isLarge: true) { visit, form in
      let bytes = try await app.backup(try visit.part("backup"), of: try visit.account())
      return try await answer(visit, importing: bytes, isTrial: form.has("trial"))
    }
  }

  private func answer(
    _ visit: Visit,
    importing bytes: [UInt8],
    isTrial: Bool,
    list: String = ""
  ) async throws -> FormAnswer {
    let account = try visit.account()
    let report = try await app.importPractice(bytes, of: account, isTrial: isTrial)
    if visit.wantsJSON { return .send(report) }
    var page = try await files(of: account)
    page.tell(report.lines, isTrial: isTrial)
    page.list = list
    return .show(pages.files(page))
  }

  func files(of account: Account) async throws -> FilesPage {
    FilesPage(try await app.practice(of: account), await app.league().names, try await app.backups(of: account))
  }
}

extension FilesPage {
  /// Sets the lines about the outcome of a command, or of a trial of it.
  mutating func tell(_ lines: [Message], isTrial: Bool) {
    outcome = isTrial ? Message("Preview. Nothing is imported yet.") : Message("Imported.")
    (self.lines, isDone) = (lines, !isTrial)
  }
}
