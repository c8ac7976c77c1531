import ContentCache
import Domain
import Foundation
import Pinball
import ScorebookKit

/// Why a league is not added.
enum LeagueRefusal: Error, Hashable {
  /// The text is no address of a public site, or the site cannot be asked.
  case address(Message)
  /// The site has no file of a league.
  case noLeague
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
    case .address(let reason): reason
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
    let kept = try await own.value(.leagues) ?? []
    let all = kept + [content?.choice].compactMap(\.self)
    var seen: Set<String> = [ContentChoice.sample.text]
    return all.filter { seen.insert($0.text).inserted } + [.sample]
  }

  /// Adds the league at an address, and shows it from now on.
  ///
  /// - Parameter text: The address of a public site, by HTTPS. The server asks it for the files of a league.
  /// - Throws: ``LeagueRefusal``, `DocumentError`.
  func addLeague(_ text: String) async throws {
    let address = text.hasSuffix("/") ? String(text.dropLast()) : text
    let choice = ContentChoice.league(address)
    let hasLeague: Bool
    do throws(ContentFailure) { hasLeague = try await Self.hasLeague(try choice.source()) } catch {
      if case .invalidAddress = error {
        throw LeagueRefusal.address(
          Message("This is not an address of a site. Enter one such as https://league.example.")
        )
      }
      throw LeagueRefusal.address(error.message)
    }
    if !hasLeague { throw LeagueRefusal.noLeague }
    try await show(choice)
  }

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

  private func show(_ choice: ContentChoice) async throws {
    let content = try Self.content(of: choice, clock)
    let known = try await knownLeagues().filter { $0 != .sample }
    let leagues = known.contains { $0.text == choice.text } || choice == .sample ? known : known + [choice]
    try await own.set(.leagues, to: leagues)
    try await own.set(.content, to: choice)
    try await own.serve(choice)
    chosen.choose(content)
    _ = await content.atOnce()
  }

  /// Whether a site has any file of a league.
  private static func hasLeague(_ source: any ContentSource) async throws(ContentFailure) -> Bool {
    for file in League.File.allCases {
      guard let path = ContentPath(file.rawValue) else { continue }
      do throws(ContentFailure) {
        guard case .bytes(let bytes, _) = try await source.fetch(path, unless: nil) else { continue }
        if League.objection(to: file, bytes) == nil { return true }
      } catch {
        if error != .missing { throw error }
      }
    }
    return false
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
