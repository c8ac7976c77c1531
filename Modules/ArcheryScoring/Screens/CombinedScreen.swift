public import Domain

/// Several shoots as one, such as the two rounds of a day, with added totals.
public struct CombinedScreen: Codable, Hashable, Sendable {
  /// The shoots, in the order of the request.
  public let shoots: [Shoot]
  /// The order of the rows, in words.
  public let explanation: ScreenText
  /// The archers who could not be matched; nil where all are clear.
  public let unclear: ScreenText?
  /// The titles of the columns that count arrows.
  public let countTitles: CountTitles
  /// The archers of all shoots, in order of rank.
  public let rows: [Row]
  /// The archers who missed a shoot, without a rank: by shoots shot, then by total.
  public let incomplete: [Row]

  /// One of the shoots.
  public struct Shoot: Codable, Hashable, Sendable, Identifiable {
    /// The tournament's id.
    public let id: TournamentID
    /// The tournament's name.
    public let name: String
    /// The round's name.
    public let roundName: String
    /// Whether the results are final.
    public let isFinal: Bool
  }

  /// One archer.
  public struct Row: Codable, Hashable, Sendable, Identifiable {
    /// The user's id; for a guest, `guest:` and the name; with a number after a taken one.
    public let id: PlayerID
    /// The rank; nil for an archer who missed a shoot.
    public let rank: Int?
    /// Whether another archer has the same rank.
    public let tied: Bool
    /// The name to show.
    public let displayName: String
    /// The bow and club of an archer whose name another row has, too.
    public let detail: ScreenText?
    /// The total of each shoot; nil for a missed one.
    public let totals: [Int?]
    /// The sum of the totals.
    public let total: Int
    /// The number of Xs.
    public let xCount: Int
    /// The number of tens.
    public let tenCount: Int
    /// The number of nines.
    public let nineCount: Int
  }
}
