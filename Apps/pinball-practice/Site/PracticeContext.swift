import ArgumentParser
public import ContentCache
import Domain
import Foundation
import Hypertext
import Localization
import Pages
public import Pinball
import ScorebookKit

/// A command about the player's practice, which reads the league's files only for the names of games.
protocol PracticeCommand: PinballCommand where Context == PracticeContext {}

struct PracticeContext: PinballContext {
  let app: PinballServices
  let account: Account
  let library: PinballLibrary
  let keys: GameKeys
  /// The time zone of this machine.
  let zone: ZoneTable
  let options: LeagueOptions

  /// The mark before fractions in the terminal's language.
  var decimal: DecimalMark { DecimalMark(separator: NumberMarks(Terminal.language).decimal) }

  var now: Timestamp { app.clock.now() }

  init(_ app: PinballServices, of installation: Installation, _ options: LeagueOptions) async throws {
    (self.app, self.options) = (app, options)
    account = try await installation.me()
    // A server's pages know the games at once, so a command of another machine waits for their names.
    let league = try await installation.account() == nil ? await app.league() : await app.content?.whole()
    library = league?.library ?? PinballLibrary()
    keys = library.keys
    zone = try ZoneTable(named: TimeZone.current.identifier)
  }

  /// Prints a screen of the practice now and after each change, until Ctrl-C.
  func follow<Screen: Encodable & Equatable & Sendable>(
    _ screen: @escaping @Sendable (PracticeState) -> Screen,
    _ lines: @escaping @Sendable (Screen) -> [String]
  ) async throws {
    let (service, user, isJSON, keys) = (app.practiceService(for: account), account.user, options.json, keys)
    try await Interrupt.ends {
      var shown = FollowedScreen(isJSON: isJSON)
      for try await next in service.follow(user, { screen($0.read(by: keys)) }) { try shown.show(next, lines(next)) }
    }
  }

  /// Returns the league after fetching its missing files; empty until a league is chosen.
  func wholeLeague() async -> League { await app.content?.whole() ?? League() }

  /// Returns the key of a game by its name, key, id or slug; the text itself for an allowed game outside the library.
  func game(_ text: String, isUnlisted: Bool = false) throws -> String {
    let key = keys.canonical(text)
    if library.games.contains(where: { $0.practiceKey == key }) { return key }
    let name = NameKey(loosely: text)
    let found = library.games.filter { NameKey(loosely: $0.name) == name }
    if Set(found.map(\.practiceKey)).count < 2, let sure = library.key(of: text) { return sure }
    if isUnlisted { return key }
    let close = found.isEmpty ? library.listing(LibraryQuery(search: text)).games : found
    let meant = Set(close.map(\.practiceKey))
    if meant.count == 1, let key = meant.first { return key }
    let names = close.prefix(5).map { "\($0.name) (\($0.practiceKey))" }
    if library.games.isEmpty {
      throw CommandFailure(Message("There is no game library yet. Name the league's files with --content."))
    }
    if !names.isEmpty {
      throw CommandFailure(Message("No single game is \"\(text)\". Did you mean \(names.joined(separator: ", "))?"))
    }
    throw CommandFailure(
      Message(
        "The library has no game \"\(text)\". See 'pinball-practice library', or add --unlisted to 'log' to keep any name."
      )
    )
  }

  func enter(_ draft: EntryDraft, _ options: EntryOptions, isSure: Bool = false) async throws {
    var draft = draft
    (draft.decimal, draft[.date]) = (decimal, options.date ?? "")
    let id = try await app.enter(draft, by: account, as: options.id, zone: zone, isSure: isSure)
    guard let row = try await app.practice(of: account).journalRow(id, keys: keys) else { return }
    try show(
      row,
      [
        Terminal.text(Message("Saved: \(row.line)")),
        Terminal.text(Message("To undo: pinball-practice journal delete \(id.text)")),
      ]
    )
  }
}

extension PracticeError: WordedError {}
extension ContentFailure: WordedError {}
extension LeagueRefusal: WordedError {}

extension PracticeError: UsageError {
  /// Whether the error is one of input, which a missing item and a failure of the store are not.
  public var isUsage: Bool {
    switch self {
    case .noPlayer, .noLeague, .unknownBackup, .nothingToUndo, .unknownGroup, .unknownEntry, .readOnlyEntry,
      .notConfirmed, .doubtfulScore, .unreadable, .newer, .tooLarge, .journal:
      false
    default: true
    }
  }
}
