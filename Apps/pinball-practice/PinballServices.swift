import Access
import AppKit
import Composition
import ContentCache
import Domain
import Foundation
import Pages
import Pinball
import Spaces

/// The services of the app over one installation, which pages and commands share.
struct PinballServices: Sendable {
  let installation: Installation
  let chosen: ChosenLeague
  /// Pictures of videos; nil where none are fetched.
  let pictures: WebPictures?
  private let folded: FoldedJournals<PracticeLog>

  /// Creates the services.
  ///
  /// - Parameters:
  ///   - installation: The store with its accounts.
  ///   - choice: The place of the league's files; nil for the last one.
  ///   - starter: The files that come with the program, until others are downloaded.
  ///   - pictures: Pictures of videos; nil to fetch none.
  /// - Throws: `ContentFailure` for what is no address; what the store throws.
  init(
    _ installation: Installation,
    content choice: ContentChoice? = nil,
    starter: StarterPack? = nil,
    pictures: WebPictures? = nil
  ) async throws {
    (self.installation, self.pictures) = (installation, pictures)
    folded = installation.judge.ownJournals(capacity: PracticeService.cacheSize)
    let last = try await Self.lastChoice(of: installation)
    guard let choice = choice ?? last else {
      chosen = ChosenLeague(nil)
      return
    }
    // An invalid address is not stored.
    let content = try Self.content(of: choice, for: installation, starter: starter)
    if choice != last, try await installation.account() == nil {
      // Nor is a folder that is not there; the last one, which may be on a disk that comes back, stays.
      if case .site(let folder) = choice, folder.hasPrefix("/"), !FileManager.default.fileExists(atPath: folder) {
        throw ContentFailure.invalidAddress(folder)
      }
      try await installation.setLocalDocument(.content, to: choice)
    }
    chosen = ChosenLeague(content)
  }

  /// The files of a league, as far as they are here.
  ///
  /// - Throws: `ContentFailure` for what is no address.
  static func content(
    of choice: ContentChoice,
    for installation: Installation,
    starter: StarterPack? = nil
  ) throws(ContentFailure) -> LeagueContent {
    let cache = ContentCache(
      source: try choice.source(),
      folder: StoreChoice.dataFolder().appending(component: "pinball-content").appending(component: choice.folderName)
        .path,
      metadata: LeagueContent.metadata,
      starter: choice == .sample ? SampleLeague.starter : starter,
      objection: LeagueContent.objection,
      now: { [now = installation.now] in now().rawValue }
    )
    return LeagueContent(cache, choice)
  }

  /// The files of the chosen league; nil until a league is chosen.
  var content: LeagueContent? { chosen.content }

  /// Returns the last choice; nil on another machine's store, which keeps its own.
  private static func lastChoice(of installation: Installation) async throws(DocumentError) -> ContentChoice? {
    try await installation.localDocument(.content)
  }

  /// Where the pages' files come from, and how fresh they are.
  func notes() async -> ContentNotes {
    guard let content else { return ContentNotes() }
    return ContentNotes(
      freshness: await content.freshness,
      fetching: await content.fetching,
      isSample: content.choice == .sample
    )
  }

  /// The practice of an account, as the account may read and change it.
  func practiceService(for account: Account) -> PracticeService {
    PracticeService(sessions: installation.guarded(for: account.principal).storage.sessions, folded: folded)
  }

  /// The documents of the store, as an account may read and change them.
  func documents(for account: Account) -> any DocumentRepository {
    installation.guarded(for: account.principal).storage.documents
  }

  /// The league as it is here; empty where nobody has said where it is.
  func league() async -> League { await content?.atOnce() ?? League() }
}
