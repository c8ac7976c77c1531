import AppKit
import Domain
import Pinball

extension PinballApp {
  /// Takes a player's league scores in; the same scores come in once, whoever asks and however often.
  ///
  /// - Parameters:
  ///   - league: The league.
  ///   - account: Whose practice it is.
  ///   - zone: The player's.
  ///   - isTrial: Whether nothing is recorded, only told.
  /// - Returns: What came, or would come, of it, and what takes it back.
  /// - Throws: `PracticeRefusal` where the player or the league is not known; `PracticeStoreFailure`.
  func importScores(
    of league: League,
    for account: Account,
    zone: ZoneTable,
    isTrial: Bool
  ) async throws -> (report: LeagueImport.Report, back: String) {
    let state = try await practice(of: account)
    let player = ComparedName(state.leagueSettings.playerName)
    guard !player.isBlank else { throw PracticeRefusal.noPlayer }
    guard let stats = league.stats, let library = league.library else { throw PracticeRefusal.noLeague }
    let now = installation.now()
    let plan = LeagueImport(stats, of: player, library: library, into: state, zone: zone, now: now)
    let shown = league.names.shown(state.leagueSettings.playerName)
    let report = plan.report(of: shown, keys: GameKeys(library.games), zone: zone)
    let id = installation.newIdentity()
    if !isTrial { try await record(plan.steps, by: account, as: id) }
    return (report, id)
  }

  /// Takes all imported scores away; what was entered by hand stays.
  ///
  /// - Parameters:
  ///   - account: Whose they are.
  ///   - zone: The player's.
  ///   - isTrial: Whether nothing is recorded, only told.
  /// - Returns: How many there are, and what brings them back.
  /// - Throws: `PracticeStoreFailure`.
  func purgeScores(
    of account: Account,
    zone: ZoneTable,
    isTrial: Bool = false
  ) async throws(PracticeStoreFailure) -> (count: Int, back: String) {
    let state = try await practice(of: account)
    let id = installation.newIdentity()
    if !isTrial { try await record(state.purgeOfImports(zone: zone), by: account, as: id) }
    return (state.scoreEntries.count { $0.leagueImported }, id)
  }

  /// Takes league scores in by itself, where the player wants that and the league's file is newer than the last time.
  func fillFromLeague(_ league: League, for account: Account, zone: ZoneTable) async throws {
    let settings = try await practice(of: account).leagueSettings
    guard settings.csvAutoFillEnabled, !ComparedName(settings.playerName).isBlank, let content, league.stats != nil,
      league.library != nil
    else { return }
    if let last = settings.lastImportAt {
      guard let fetched = await content.freshness[.stats]?.fetchedAt, fetched > last else { return }
    }
    _ = try await importScores(of: league, for: account, zone: zone, isTrial: false)
  }
}
