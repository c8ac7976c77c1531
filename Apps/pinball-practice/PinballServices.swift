import Access
import Composition
import ContentCache
import Domain
import Foundation
import Hypertext
import Notices
import OfflineSync
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import Spaces

/// The services of the app over one installation, which pages and commands share.
struct PinballServices: Sendable {
  let clock: ClockAndIdentities
  let gatekeeper: Gatekeeper
  let invites: Invites
  let lostEdits: LostEdits
  /// The documents of this machine.
  let own: OwnDocuments
  let chosen: ChosenLeague
  /// The boards of the players who share their scores.
  let highScores: HighScores
  /// The pictures of videos; nil if none are fetched.
  let pictures: WebPictures?
  private let folded: FoldedJournals<PracticeLog>

  /// Creates the services.
  ///
  /// - Parameters:
  ///   - installation: The store with its accounts.
  ///   - named: The place of the league's files, or a pack of them; nil for the last one.
  ///   - starter: The files that come with the program, until others are downloaded.
  ///   - pictures: Pictures of videos; nil to fetch none.
  /// - Throws: `ContentFailure` for what is no address; ``LeagueRefusal`` for a bad pack; what the store throws.
  init(
    _ installation: Installation,
    content named: ContentChoice? = nil,
    starter: StarterPack? = nil,
    pictures: WebPictures? = nil
  ) async throws {
    (clock, gatekeeper, invites) = (installation.clock, installation.gatekeeper, installation.invites)
    (lostEdits, own, self.pictures) = (installation.lostEdits, installation.own, pictures)
    let folded = gatekeeper.ownJournals(of: PracticeLog.self, capacity: PracticeService.cacheSize)
    self.folded = folded
    let chosen = try await Self.chosenLeague(installation, content: named, starter: starter)
    self.chosen = chosen
    highScores = HighScores(
      installation.storage,
      practice: PracticeService(sessions: installation.storage.sessions, folded: folded),
      zone: Self.zone,
      clock: clock
    ) {
      await chosen.content?.atOnce().keys ?? GameKeys([])
    }
  }

  /// Finds the league that was chosen now or before, and stores the choice.
  private static func chosenLeague(
    _ installation: Installation,
    content named: ContentChoice?,
    starter: StarterPack?
  ) async throws -> ChosenLeague {
    let own = installation.own
    let isHere = try await installation.account() == nil
    let last = try await isHere ? own.value(.content) : own.servedLeague()
    guard let place = named ?? last else { return ChosenLeague(nil) }
    let choice = try await Self.unpacked(place, installation.clock)
    // An invalid address is not stored.
    let content = try Self.content(of: choice, installation.clock, starter: starter)
    if choice != last, isHere {
      // A missing folder is not stored either. The last choice stays, because its disk may come back.
      if case .site(let folder) = choice, folder.hasPrefix("/"), !FileManager.default.fileExists(atPath: folder) {
        throw ContentFailure.invalidAddress(folder)
      }
      try await own.set(.content, to: choice)
    }
    return ChosenLeague(content)
  }

  /// Returns the cached files of a league.
  ///
  /// - Throws: `ContentFailure` for an invalid address.
  static func content(
    of choice: ContentChoice,
    _ clock: ClockAndIdentities,
    starter: StarterPack? = nil,
    source: PackedContent? = nil
  ) throws(ContentFailure) -> LeagueContent {
    let origin: any ContentSource = if let source { source } else { try choice.source() }
    let cache = ContentCache(
      source: origin,
      folder: folder(of: choice).path,
      metadata: LeagueContent.metadata,
      starter: choice == .sample ? SampleLeague.starter : starter,
      objection: LeagueContent.objection,
      now: { clock.now().rawValue }
    )
    return LeagueContent(cache, choice)
  }

  /// The folder of a league's cached files.
  static func folder(of choice: ContentChoice) -> URL {
    StoreChoice.dataFolder().appending(components: "pinball-content", choice.folderName)
  }

  /// The time zone of this machine.
  static var zone: ZoneTable { (try? ZoneTable(named: TimeZone.current.identifier)) ?? .utc }

  /// The files of the chosen league; nil until a league is chosen.
  var content: LeagueContent? { chosen.content }

  /// Returns the source and the freshness of the pages' files.
  func notes() async -> ContentNotes {
    guard let content else { return ContentNotes() }
    return ContentNotes(
      freshness: await content.freshness,
      fetching: await content.fetching,
      isSample: content.choice == .sample
    )
  }

  /// Returns the practice of an account, behind the access rules.
  func practiceService(for account: Account) -> PracticeService {
    PracticeService(sessions: gatekeeper.storage(for: account.principal).storage.sessions, folded: folded)
  }

  /// Returns the store's documents, behind the access rules of an account.
  func documents(for account: Account) -> any DocumentRepository {
    gatekeeper.storage(for: account.principal).storage.documents
  }

  /// Returns the league from cached files; empty until a league is chosen.
  func league() async -> League { await content?.atOnce() ?? League() }
}

extension PinballServices {
  static func news(in installation: Installation) -> [any NoticeSource] {
    let (storage, practice) = (installation.storage, PracticeService(sessions: installation.storage.sessions))
    return [
      NightNews(storage.documents, installation.gatekeeper.journals(), zone: PinballServices.zone),
      PracticeNews(practice, installation.inbox, now: installation.clock.now),
      StandingsNews(storage.documents, practice),
    ]
  }

  /// Ends the practice and redacts everything that it was: nothing of it is left, and no device adds to it.
  static func forget(_ user: UserID, in installation: Installation) async throws {
    let journal = installation.storage.sessions.session(at: PracticeService.path(of: user))
    let head = try await journal.head()
    if head.revision == .zero { return }
    let (practice, id) = (PracticeService(sessions: installation.storage.sessions), "account-deleted")
    if !head.isClosed {
      if try await !practice.hasRecorded(id, of: user) {
        try await practice.record([.reset], of: user, as: id, at: installation.clock.now())
      }
      try await journal.close()
    }
    try await journal.redact(by: user) { PracticeStep.steps(of: $0) == [.reset] ? nil : Redaction.nothing }
  }
}
