internal import Domain

/// The league's players at the International Flipper Pinball Association (`LPL_IFPA_Players.csv`).
package struct IFPAPlayers: Sendable {
  /// A player's entry there.
  package struct Link: Hashable, Codable, Sendable {
    package let id: Int
    /// The player's name there; nil if the file has none.
    package let name: String?
    /// The place in the world ranking; nil if the file has none.
    package let rank: Int?
    package let url: String
  }

  private let links: [NameKey: Link]
  package let skipped: SkippedRows

  /// Reads the file; a player with two different ids has none.
  package init(_ bytes: [UInt8]) throws(LeagueFileError) {
    var table = try LeagueTable(bytes)
    let (player, id) = (try table.needed("player"), try table.needed("ifpa_player_id"))
    let (name, rank) = (table.column("ifpa_name"), table.column("wppr_rank"))
    var links: [NameKey: Link?] = [:]
    while table.next() {
      let key = NameKey(loosely: table.text(player))
      // Players without an id are not registered there.
      guard !key.isBlank, let number = table.whole(id), (1...99_999_999).contains(number) else { continue }
      let shown = String(table.text(name).prefix(200))
      let link = Link(
        id: number,
        name: shown.isEmpty ? nil : shown,
        rank: table.whole(rank).flatMap { $0 > 0 ? $0 : nil },
        url: "https://www.ifpapinball.com/players/view.php?p=\(number)"
      )
      if let other = links[key], other?.id != number {
        links[key] = .some(nil)
      } else {
        links[key] = link
      }
    }
    self.links = links.compactMapValues(\.self)
    skipped = table.skipped
  }

  subscript(player: NameKey) -> Link? { links[player] }
}
