import AppKit
import ContentCache
import Domain
import Pinball

/// Why a league is not added.
enum LeagueRefusal: Error, Hashable {
  /// The text is no address of a public site, or the site cannot be asked.
  case address(String)
  /// The site has no file of a league.
  case noLeague
  /// The league is not in the list.
  case unknown
}

extension LeagueRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .address(let reason): reason
    case .noLeague: "There are no league files at this address. Ask your league for the address of its site."
    case .unknown: "This league is not in the list any more. Add it again."
    }
  }
}

extension PinballApp {
  /// The leagues to choose from: those that were shown or added before, and the sample.
  func knownLeagues() async throws(DocumentError) -> [ContentChoice] {
    let kept = try await installation.localDocument(.leagues) ?? []
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
        throw LeagueRefusal.address("This is no address of a site. Enter an address such as https://league.example.")
      }
      throw LeagueRefusal.address(error.description)
    }
    if !hasLeague { throw LeagueRefusal.noLeague }
    try await show(choice)
  }

  /// Shows a league of the list from now on.
  func chooseLeague(_ text: String) async throws {
    guard let choice = try await knownLeagues().first(where: { $0.text == text }) else { throw LeagueRefusal.unknown }
    try await show(choice)
  }

  private func show(_ choice: ContentChoice) async throws {
    let content = try Self.content(of: choice, for: installation)
    let known = try await knownLeagues().filter { $0 != .sample }
    let leagues = known.contains { $0.text == choice.text } || choice == .sample ? known : known + [choice]
    try await installation.setLocalDocument(.leagues, to: leagues)
    try await installation.setLocalDocument(.content, to: choice)
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

extension DocumentKey where Value == [ContentChoice] {
  /// The leagues that were shown or added before; they are this machine's own and go nowhere else.
  static var leagues: DocumentKey<[ContentChoice]> { .json("local/leagues") }
}
