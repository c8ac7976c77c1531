extension PracticeState {
  /// Returns the state with other names of the league's players; blank names stay.
  package func naming(_ name: (String) -> String) -> PracticeState {
    applying([
      PracticeStep.leagueSettings(leagueSettings).naming(name),
      PracticeStep.practiceSettings(practiceSettings).naming(name),
    ])
  }
}

extension PracticeStep {
  /// Returns the step with other names of the league's players; blank names stay.
  package func naming(_ name: (String) -> String) -> PracticeStep {
    func other(_ text: String) -> String { text.allSatisfy(\.isWhitespace) ? text : name(text) }
    switch self {
    case .leagueSettings(var settings):
      settings.playerName = other(settings.playerName)
      return .leagueSettings(settings)
    case .practiceSettings(var settings):
      settings.playerName = other(settings.playerName)
      settings.comparisonPlayerName = other(settings.comparisonPlayerName)
      return .practiceSettings(settings)
    default: return self
    }
  }
}
