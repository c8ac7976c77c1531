import ContentCache
import Domain
import Foundation
import Pinball
import ScorebookKit

/// Why a league is not added.
enum LeagueRefusal: Error, Hashable {
  /// The place is no address, or not all of the league is to be had there.
  case unusable(Message)
  /// The place has no file of a league.
  case noLeague
  /// The file is no pack.
  case noPack
  /// The pack is larger than ``LeaguePack/mostBytes``, or takes too long to read.
  case packTooLarge
  /// The league is not in the list.
  case unknown
  /// The text is no link for the About page.
  case link
}

extension LeagueRefusal: CustomStringConvertible {
  /// A stable word for programs.
  var code: String { self == .link ? "invalidLink" : "invalidLeague" }

  /// A sentence for the owner, with the advice for now.
  var message: Message {
    switch self {
    case .unusable(let reason): reason
    case .noPack: Message("This file is not a pack of a league, or it is damaged. Get the pack again.")
    case .packTooLarge: Message("This pack is too large. Choose one of at most \(LeaguePack.mostBytes >> 20) MB.")
    case .noLeague: Message("There are no league files at this address. Ask your league for the address of its site.")
    case .unknown: Message("This league is no longer in the list. Add it again.")
    case .link: Message("This is not an address. Enter one that starts with https://, or leave the field empty.")
    }
  }

  var description: String { message.description }
}

extension PinballServices {
  /// The leagues to choose from: those that were shown or added before, and the sample.
  func knownLeagues() async throws(DocumentError) -> [ContentChoice] {
    let chosen = content?.choice
    // The chosen pack takes the place of an earlier one of its league.
    let kept = (try await own.value(.leagues) ?? []).map { $0.text == chosen?.text ? chosen ?? $0 : $0 }
    var seen: Set<String> = [ContentChoice.sample.text]
    return (kept + [chosen].compactMap(\.self)).filter { seen.insert($0.text).inserted } + [.sample]
  }

  /// Adds the league at an address, and shows it from now on.
  ///
  /// - Parameters:
  ///   - text: The address of a public site, by HTTPS. The server asks it for the files of a league.
  ///   - isLocal: Whether only this machine reaches the server, so that its owner sits at it. Then the text may also name
  ///     a site in the local network, a folder or a pack, as it may on the command line.
  /// - Throws: ``LeagueRefusal``, `DocumentError`.
  func addLeague(_ text: String, isLocal: Bool) async throws {
    let address = text.hasSuffix("/") ? String(text.dropLast()) : text
    var choice = ContentChoice.league(address)
    if isLocal, await !isPublic(choice) { choice = try await Self.unpacked(ContentChoice(address), clock) }
    try await show(choice)
  }

  /// Whether a choice names a site on the open internet, which is asked as strictly as on a shared server.
  private func isPublic(_ choice: ContentChoice) async -> Bool {
    guard let content = try? Self.content(of: choice, clock) else { return false }
    if case .privateAddress = await content.cache.refreshMetadata(force: true) { return false }
    return true
  }

  /// Shows the league of a pack from now on.
  ///
  /// - Throws: ``LeagueRefusal``, `DocumentError`.
  func choosePack(_ bytes: [UInt8]) async throws { try await show(try await Self.unpack(bytes, clock)) }

  /// Shows a league of the list from now on.
  func chooseLeague(_ text: String) async throws {
    guard let choice = try await knownLeagues().first(where: { $0.text == text }) else { throw LeagueRefusal.unknown }
    try await show(choice)
  }

  /// Returns what the owner tells about the league on the About page.
  func leagueNotes() async throws(DocumentError) -> LeagueNotes {
    guard let league = content?.choice.text else { return LeagueNotes() }
    return LeagueNotes(
      link: try await own.value(.communityLinks)?[league],
      rules: try await own.value(.leagueRules)?[league] ?? ""
    )
  }

  /// Sets what the About page tells about the league.
  ///
  /// - Parameters:
  ///   - link: The address of the page of the league's group, by HTTPS; empty for none.
  ///   - rules: The league's rules in the owner's words; empty for none.
  /// - Throws: ``LeagueRefusal/link``, `DocumentError`.
  func setLeagueNotes(link: String, rules: String) async throws {
    guard let league = content?.choice.text else { throw LeagueRefusal.unknown }
    let address = link.trimmingCharacters(in: .whitespacesAndNewlines)
    if !address.isEmpty {
      guard let url = URL(string: address), url.scheme == "https", url.host()?.isEmpty == false, url.user() == nil
      else {
        throw LeagueRefusal.link
      }
    }
    let words = String(rules.trimmingCharacters(in: .whitespacesAndNewlines).prefix(LeagueNotes.longestRules))
    for (key, text) in [(DocumentKey.communityLinks, address), (.leagueRules, words)] {
      var all = try await own.value(key) ?? [:]
      all[league] = text.isEmpty ? nil : text
      try await own.set(key, to: all)
    }
  }

  /// Shows a league once all of it is here; until then, and if it never is, the one that was shown stays.
  private func show(_ choice: ContentChoice) async throws {
    let content: LeagueContent
    do throws(ContentFailure) { content = try Self.content(of: choice, clock) } catch {
      guard case .invalidAddress = error else { throw error }
      throw LeagueRefusal.unusable(
        Message("This is not an address of a site. Enter one such as https://league.example.")
      )
    }
    // A site that was repaired a minute ago has new lists. What is here already needs no answer.
    await content.cache.refreshMetadata(force: true)
    if let refusal = LeagueRefusal(of: await content.whole()) { throw refusal }
    let known = try await knownLeagues().filter { $0 != .sample }
    var leagues = known.map { $0.text == choice.text ? choice : $0 }
    if choice != .sample, !leagues.contains(choice) { leagues.append(choice) }
    try await own.set(.leagues, to: leagues)
    try await own.set(.content, to: choice)
    try await own.serve(choice)
    chosen.choose(content)
    for old in known where old != choice && old.text == choice.text { Self.removePack(old) }
  }
}

// MARK: Packs

extension PinballServices {
  /// Returns the league of a pack where a choice names its file; any other choice as it is.
  ///
  /// - Throws: ``LeagueRefusal``.
  static func unpacked(_ choice: ContentChoice, _ clock: ClockAndIdentities) async throws -> ContentChoice {
    guard case .site(let path) = choice, path.hasPrefix("/"),
      (try? URL(filePath: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    else { return choice }
    guard let file = FileHandle(forReadingAtPath: path),
      let bytes = try? file.read(upToCount: LeaguePack.mostBytes + 1)
    else { throw LeagueRefusal.noPack }
    return try await unpack(Array(bytes), clock)
  }

  /// Reads a pack into a cache of its own, and returns the choice of its league.
  ///
  /// - Throws: ``LeagueRefusal`` for a pack that is not whole, of which nothing stays.
  private static func unpack(_ bytes: [UInt8], _ clock: ClockAndIdentities) async throws -> ContentChoice {
    let pack = try LeaguePack(bytes)
    let choice = ContentChoice.pack(name: pack.name, digest: pack.digest)
    let (place, lists) = (folder(of: choice).path, [LeagueContent.metadata.manifest, LeagueContent.metadata.updateLog])
    let isNew = !FileManager.default.fileExists(atPath: place)
    let content = try Self.content(of: choice, clock, source: PackedContent(address: pack.name, files: pack.files))
    let report = await content.cache.refreshAll(.paths(pack.files.keys.filter { !lists.contains($0) }.sorted()))
    let league = await content.whole()
    // A file that the pack's own list does not name is left out, and so is one that only the site has.
    var faults = [report.metadataProblem].compactMap(\.self) + report.problems.sorted { $0.key < $1.key }.map(\.value)
    // A reader gets bytes that a full disk does not take. A pack has to stay.
    if await !report.fresh.isSubset(of: content.cache.status().files.compactMap { ContentPath($0.path) }) {
      faults.append(.disk(ContentObjection(Message("\(place) cannot be written"))))
    }
    let fault = faults.first { $0 != .missing }.map { LeagueRefusal.unusable($0.message) }
    if let refusal = fault ?? LeagueRefusal(of: league) {
      if isNew { removePack(choice) }
      throw refusal
    }
    return choice
  }

  /// Removes the files of a pack; nothing of another league.
  private static func removePack(_ choice: ContentChoice) {
    if case .pack = choice { try? FileManager.default.removeItem(at: folder(of: choice)) }
  }
}

extension LeagueRefusal {
  /// Creates the reason why a league is not shown, none of which is here, or not all of it; nil for one that is whole.
  fileprivate init?(of league: League) {
    let problems = League.File.allCases.compactMap { file in league.problems[file].map { (file: file, problem: $0) } }
    guard let first = problems.first else {
      guard league.isEmpty else { return nil }
      self = .noLeague
      return
    }
    // A site that cannot be asked is one problem and not one of each file.
    let isOfAll = problems.count > 1 && problems.allSatisfy { $0.problem == first.problem }
    self = .unusable(isOfAll ? first.problem : "\(first.file.title): \(first.problem)")
  }
}

/// What the owner tells about a league, which its files do not.
struct LeagueNotes: Hashable, Sendable {
  /// The most characters of rules.
  static let longestRules = 2_000

  /// The page of the league's group; nil for none.
  var link: String?
  /// The league's rules; empty for none.
  var rules = ""
}

extension DocumentKey where Value == [ContentChoice] {
  /// The leagues that were shown or added before; they are this machine's own and go nowhere else.
  static var leagues: DocumentKey<[ContentChoice]> { .json("local/leagues") }
}

extension DocumentKey where Value == [String: String] {
  /// The page of each league's group by the address of the league; they are this machine's own and go nowhere else.
  static var communityLinks: DocumentKey<[String: String]> { .json("local/league-links") }

  /// The rules of each league by the address of the league, in the owner's words; they go nowhere else, either.
  static var leagueRules: DocumentKey<[String: String]> { .json("local/league-rules") }
}
