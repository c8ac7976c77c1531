package import Domain

/// Several shoots as one, such as the two rounds of a day, with added totals.
package struct CombinedScreen: Codable, Hashable, Sendable {
  /// The shoots, in the order of the request.
  package let shoots: [Shoot]
  /// The order of the rows, in words.
  package let explanation: ScreenText
  /// The archers who could not be matched; nil where all are clear.
  package let unclear: ScreenText?
  /// The titles of the columns that count arrows.
  package let countTitles: CountTitles
  /// The archers of all shoots, in order of rank.
  package let rows: [Row]
  /// The archers who missed a shoot, without a rank: by shoots shot, then by total.
  package let incomplete: [Row]

  package struct Shoot: Codable, Hashable, Sendable, Identifiable {
    package let id: TournamentID
    package let name: String
    package let roundName: String
    package let isFinal: Bool
  }

  package struct Row: Codable, Hashable, Sendable, Identifiable {
    /// The user's id; for a guest, `guest:` and the name; with a number after a taken one.
    package let id: PlayerID
    /// The rank; nil for an archer who missed a shoot.
    package let rank: Int?
    package let tied: Bool
    package let displayName: String
    /// The bow and club of an archer whose name another row has, too.
    package let detail: ScreenText?
    /// The total of each shoot; nil for a missed one.
    package let totals: [Int?]
    package let total: Int
    package let xCount: Int
    package let tenCount: Int
    package let nineCount: Int
  }
}

extension CombinedScreen.Row {
  /// Such as `=2` where the place is shared; a dash without one.
  package var place: String { rank.map { "\(tied ? "=" : "")\($0)" } ?? "–" }
}
