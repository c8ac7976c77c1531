public import AppKit
import ArgumentParser
import Domain
import Foundation
import Pages
public import Pinball

/// A command about the player's practice; the league's files are not needed for it, but for the names of games.
protocol PracticeCommand: AsyncParsableCommand {
  var options: LeagueOptions { get }

  /// Does the work and prints what came of it.
  func run(_ context: PracticeContext) async throws
}

extension PracticeCommand {
  func run() async throws {
    try await options.withApp { app in try await run(try await PracticeContext(app, options)) }
  }
}

/// The practice at hand.
struct PracticeContext {
  let app: PinballApp
  let account: Account
  let library: PinballLibrary
  let keys: GameKeys
  /// This machine's.
  let zone: ZoneTable
  private let options: LeagueOptions

  /// The mark before fractions in this machine's locale.
  var decimal: DecimalMark { DecimalMark(separator: Locale.current.decimalSeparator) }

  var now: Timestamp { app.installation.now() }

  init(_ app: PinballApp, _ options: LeagueOptions) async throws {
    (self.app, self.options) = (app, options)
    account = try await app.installation.me()
    library = await app.league().library ?? PinballLibrary()
    keys = GameKeys(library.games)
    zone = try ZoneTable(named: TimeZone.current.identifier)
  }

  /// Prints a screen, as JSON where that is asked for.
  func show(_ screen: some Encodable, _ lines: @autoclosure () -> [String]) throws { try options.show(screen, lines()) }

  /// The league with all that has to be fetched for it; empty where nobody has said where it is.
  func wholeLeague() async -> League { await app.content?.whole() ?? League() }

  /// The key of a game.
  ///
  /// - Parameters:
  ///   - text: Its name, key, id or slug.
  ///   - isUnlisted: Whether it may be none of the library.
  /// - Returns: The key, or the text itself for a game that is not listed.
  /// - Throws: `CommandFailure` where none or several are meant.
  func game(_ text: String, isUnlisted: Bool = false) throws -> String {
    let key = keys.canonical(text)
    if library.games.contains(where: { $0.practiceKey == key }) { return key }
    let name = ComparedName(text)
    let found = library.games.filter { ComparedName($0.name) == name }
    if Set(found.map(\.practiceKey)).count < 2, let sure = library.key(of: text) { return sure }
    if isUnlisted { return key }
    let close = found.isEmpty ? library.listing(LibraryQuery(search: text)).games : found
    let meant = Set(close.map(\.practiceKey))
    if meant.count == 1, let key = meant.first { return key }
    let names = close.prefix(5).map { "\($0.name) (\($0.practiceKey))" }
    let hint =
      if library.games.isEmpty {
        "there is no library yet: --content says where the league's files are"
      } else if !names.isEmpty {
        "is it \(names.joined(separator: ", "))?"
      } else {
        "see 'pinball-practice library'; 'log' keeps any name with --unlisted"
      }
    throw CommandFailure("no one game of the library is \"\(text)\"; \(hint)")
  }

  /// Enters something, and prints the row that it is now.
  func enter(_ draft: EntryDraft, _ options: EntryOptions) async throws {
    var draft = draft
    (draft.decimal, draft[.date]) = (decimal, options.date ?? "")
    let id = try await app.enter(draft, by: account, as: options.id, zone: zone)
    guard let row = try await app.practice(of: account).journalRow(id, keys: keys) else { return }
    try show(row, ["Saved: \(row.line)", "'pinball-practice journal delete \(id)' takes it away."])
  }
}

extension PracticeRefusal: UsageError {
  /// A missing item is no fault in the command line.
  public var isUsage: Bool {
    switch self {
    case .noPlayer, .noLeague, .unknownBackup, .nothingToUndo, .unknownGroup, .unknownEntry, .readOnlyEntry,
      .notConfirmed:
      false
    default: true
    }
  }
}
