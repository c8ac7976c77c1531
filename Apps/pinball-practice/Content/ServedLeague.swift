import Domain
import ScorebookKit

/// The league that a server's pages show, for the commands of other machines.
///
/// The server writes it and every account reads it, so that a command over the server shows the league of its pages. The
/// machine of the command fetches the files itself. Like everything under `server`, it is never synced.
struct ServedLeague: Hashable, Codable, Sendable {
  static let path: ItemPath = "server/league"

  /// nil for a folder or a pack on the server's own disk, which no other machine reaches.
  let choice: ContentChoice?
}

extension DocumentKey where Value == ServedLeague {
  fileprivate static var servedLeague: DocumentKey<ServedLeague> { .json(ServedLeague.path) }
}

extension OwnDocuments {
  /// The league of the server whose store this is; nil for none that other machines reach.
  func servedLeague() async throws(DocumentError) -> ContentChoice? {
    try await value(.servedLeague)?.choice.flatMap(\.forOthers)
  }

  /// Tells other machines which league the pages here show.
  func serve(_ choice: ContentChoice?) async throws(DocumentError) {
    let served = ServedLeague(choice: choice?.forOthers)
    if try await value(.servedLeague) != served { try await set(.servedLeague, to: served) }
  }
}

extension ContentChoice {
  /// The choice as other machines have it; nil for a folder and a pack.
  fileprivate var forOthers: ContentChoice? {
    if case .pack = self { return nil }
    return text.hasPrefix("/") ? nil : self
  }
}
