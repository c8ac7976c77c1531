import Foundation
import Testing

/// The promises that the kit keeps once for all apps, as the absence of code that would keep them again.
@Suite("The kit")
struct KitTests {
  private static let apps = ["Apps/archery", "Apps/fitness-challenge", "Apps/pinball-practice"]

  private static let sports = [
    "Modules/Sports/ArcheryScoring", "Modules/Sports/GroupChallenges", "Modules/Sports/Pinball",
  ]

  @Test(arguments: [
    (absent: "router.get(", why: "`Site.page` gives a page its address, so that every page follows"),
    (absent: "router.post(", why: "`Site.form` gives a form its address, so that every form counts once"),
    (absent: "EventStream.", why: "`Site.page` streams"),
    (absent: "X-Fragment", why: "`Site.page` answers with a fragment"),
  ])
  func `gives addresses by a site alone`(absent: String, why: String) throws {
    for file in try Self.apps.flatMap({ try Project.swiftFiles(in: $0) }) {
      #expect(!file.text.contains(absent), "\(file.path) holds \(absent): \(why)")
    }
  }

  /// A composition root hands the store to services of its sport that judge by themselves, and to projections.
  private static let roots = [
    "Apps/archery/ArcheryServices.swift", "Apps/fitness-challenge/FitnessServices.swift",
    "Apps/pinball-practice/PinballServices.swift",
  ]

  @Test func `gives an app no way around the gatekeeper`() throws {
    for file in try Project.swiftFiles(in: "Apps") where !Self.roots.contains(file.path) {
      #expect(!file.text.contains("installation.storage"), "\(file.path) reads the store itself")
    }
  }

  @Test func `leaves judged journals and their folds to Spaces`() throws {
    for file in try Self.sports.flatMap({ try Project.swiftFiles(in: $0) }) {
      #expect(!file.text.contains(": ScoringSessionRepository {"), "\(file.path) guards journals")
      #expect(file.text.firstMatch(of: /\[\w+: JournalFold</) == nil, "\(file.path) keeps folds")
    }
  }

  @Test func `makes the problem of every error`() throws {
    for file in try Self.apps.flatMap({ try Project.swiftFiles(in: $0) }) {
      #expect(!file.text.contains("extension Problem"), "\(file.path) makes problems: `AppErrors` names errors")
      let caught = file.text.firstMatch(of: /catch[^{}]*\{[^{}]*Problem[(.]/)
      #expect(caught == nil, "\(file.path) makes a problem of an error that it caught")
    }
  }

  /// The readers of other programs' files, each with a fault of its own for what it cannot read.
  private static let foreignFiles = [
    "Modules/Sports/ArcheryScoring/Service/TournamentExport.swift", "Modules/Sports/Pinball/Library/LibraryFile.swift",
    "Modules/Sports/Pinball/Library/ActivityLog+JSON.swift",
    "Modules/Sports/Pinball/Library/Catalogue/CatalogueFiles.swift",
  ]

  @Test func `leaves it to StoredValue to read what another version wrote`() throws {
    let places =
      Self.apps + Self.sports + [
        "Modules/Sports/Spaces", "Modules/Serving/ScorebookKit", "Modules/Core/Access", "Modules/Core/Notices",
      ]
    for file in try places.flatMap({ try Project.swiftFiles(in: $0) }) where !Self.foreignFiles.contains(file.path) {
      if file.path == "Modules/Sports/Spaces/StoredValue.swift" { continue }
      #expect(!file.text.contains("try? CanonicalJSON.decode"), "\(file.path) takes an unreadable document for none")
    }
  }

  @Test func `lets no command wait for a projection`() throws {
    for file in try Project.swiftFiles(in: "Modules/Sports/Spaces", "Modules/Sports/ArcheryScoring/Service")
    where file.path.contains("SpaceService") || file.path.contains("TournamentService") {
      #expect(!file.text.contains("catchUp("), "\(file.path) waits for a projection")
    }
  }

  @Test func `lets a sport of another package be an app in fewer than 300 lines`() throws {
    let text = try Project.swiftFiles(in: "Tests/OutsideApp/Sources").map { $0.text }.joined()
    #expect((1..<300).contains(text.count { $0.isNewline }))
  }

  @Test(arguments: [
    (absent: "indexedDB", homes: ["queue.js"]),
    (absent: "navigator.locks", homes: ["news.js", "queue.js", "shell.js"]),
    (absent: "X-Late", homes: ["queue.js"]), (absent: "EventSource", homes: ["live.js"]),
    (absent: "caches.", homes: ["sw.js"]),
  ])
  func `has one queue of entries, one script of streams and one service worker`(
    absent: String,
    homes: [String]
  ) throws {
    let scripts = try Project.files(endingIn: ["js"], in: ["Apps", "Modules"])
    for file in scripts where !homes.contains(where: { file.path == "Modules/Serving/Pages/Resources/\($0)" }) {
      #expect(!file.text.contains(absent), "\(file.path) does what \(homes) do once for all")
    }
  }
}
