public import Domain

/// Several shoots as one, such as the two rounds of a day: totals added up.
public struct CombinedScreen: Codable, Hashable, Sendable {
  /// In the order asked for.
  public let shoots: [Shoot]
  /// What is compared, in words.
  public let explanation: ScreenText
  public let countTitles: CountTitles
  /// Those who shot all of the shoots, in order of their places.
  public let rows: [Row]
  /// Those who missed one, without a place: by shoots shot, then by total.
  public let incomplete: [Row]

  public struct Shoot: Codable, Hashable, Sendable, Identifiable {
    public let id: TournamentID
    public let name: String
    public let roundName: String
    public let isFinal: Bool
  }

  /// One archer.
  public struct Row: Codable, Hashable, Sendable, Identifiable {
    /// The user's id; for a guest, `guest:` and the name.
    public let id: PlayerID
    /// nil for one who missed a shoot.
    public let rank: Int?
    public let tied: Bool
    public let displayName: String
    /// One for each shoot; nil for one that was missed.
    public let totals: [Int?]
    public let total: Int
    public let xCount: Int
    public let tenCount: Int
  }
}
