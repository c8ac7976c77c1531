import Domain
import Pinball
import ScorebookKit

extension PinballServices {
  /// Imports a player's league scores.
  ///
  /// The same scores are imported once, however often it is called.
  ///
  /// - Parameters:
  ///   - league: The league.
  ///   - account: The player.
  ///   - zone: The player's zone.
  ///   - isTrial: Whether to report only.
  ///   - id: The id, the same for every try, with which ``PinballServices/takeBack(_:of:)`` undoes it.
  /// - Returns: The report.
  /// - Throws: `PracticeError`.
  func importScores(
    of league: League,
    for account: Account,
    zone: ZoneTable,
    isTrial: Bool,
    as id: String
  ) async throws -> LeagueImport.Report {
    let state = try await practice(of: account)
    let player = NameKey(loosely: state.leagueSettings.playerName)
    guard !player.isBlank else { throw PracticeError.noPlayer }
    guard let stats = league.stats, let library = league.library else { throw PracticeError.noLeague }
    let now = clock.now()
    let plan = LeagueImport(stats, of: player, library: library, into: state, zone: zone, now: now)
    let shown = league.names.shown(state.leagueSettings.playerName)
    let report = plan.report(of: shown, keys: library.keys, zone: zone)
    if !isTrial { try await record(plan.steps, by: account, as: id) }
    return report
  }

  /// Removes all imported scores.
  ///
  /// Manual scores stay.
  ///
  /// - Parameters:
  ///   - account: The player.
  ///   - zone: The player's zone.
  ///   - isTrial: Whether to report only.
  ///   - id: The id, the same for every try, with which ``PinballServices/takeBack(_:of:)`` restores them.
  /// - Returns: The number of scores.
  /// - Throws: `PracticeError`.
  func purgeScores(
    of account: Account,
    zone: ZoneTable,
    isTrial: Bool = false,
    as id: String
  ) async throws(PracticeError) -> Int {
    let state = try await practice(of: account)
    if !isTrial { try await record(state.purgeOfImports(zone: zone), by: account, as: id) }
    return state.scoreEntries.count { $0.leagueImported }
  }

  /// Whether league scores are to come in by themselves: the player wants that, and the league's file is newer than the
  /// last time.
  func isFillDue(from league: League, for account: Account) async throws(PracticeError) -> Bool {
    let settings = try await practice(of: account).leagueSettings
    guard settings.csvAutoFillEnabled, !NameKey(loosely: settings.playerName).isBlank, let content, league.stats != nil,
      league.library != nil
    else { return false }
    guard let last = settings.lastImportAt else { return true }
    guard let fetched = await content.freshness[.stats]?.fetchedAt else { return false }
    return fetched > last
  }

  /// Imports league scores automatically if that is due.
  func fillFromLeague(_ league: League, for account: Account, zone: ZoneTable) async throws {
    guard try await isFillDue(from: league, for: account) else { return }
    let id = clock.newIdentity()
    _ = try await importScores(of: league, for: account, zone: zone, isTrial: false, as: id)
  }
}
