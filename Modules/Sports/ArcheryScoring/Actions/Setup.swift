import Domain
import Leaderboards

extension Action {
  /// The round with the rules of ranking and scoring.
  struct Setup: Codable, Hashable, Sendable {
    /// The tournament's name.
    private(set) var name: String
    /// A copy of the round, so that the catalogue may change.
    let round: Round
    let settings: TournamentSettings

    /// The same with the name cut to the limit of bytes, which events of earlier versions may exceed.
    var shortened: Setup {
      var setup = self
      setup.name = TextLimit.name.cutToBytes(name)
      return setup
    }

    func check() throws(Refusal) {
      let trimmed = name.trimmingSpaces
      guard !trimmed.isEmpty, TextLimit.name.allows(trimmed) else {
        throw Refusal(.invalidName, "The name of a shoot has 1 to \(Limits.displayNameCharacters) characters.")
      }
      guard !name.holdsControlCharacters else {
        throw Refusal(.invalidName, "A name cannot contain control characters.")
      }
      try settings.check()
    }
  }
}
