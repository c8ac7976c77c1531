internal import Domain

extension PracticeState {
  /// Returns the steps that change the settings as an edit does; none for what it leaves.
  package func settingSteps(_ edit: (inout PracticeState) -> Void) -> [PracticeStep] {
    var edited = self
    edit(&edited)
    var (league, practice) = (edited.leagueSettings, edited.practiceSettings)
    if practice.playerName != practiceSettings.playerName {
      practice.playerName = practice.playerName.trimmingSpaces
    }
    // Another player's scores were never imported.
    if league.playerName != leagueSettings.playerName { league.lastImportAt = nil }
    return [
      league == leagueSettings ? nil : .leagueSettings(league),
      practice == practiceSettings ? nil : .practiceSettings(practice),
      edited.analyticsSettings == analyticsSettings ? nil : .analyticsSettings(edited.analyticsSettings),
      edited.syncSettings == syncSettings ? nil : .syncSettings(edited.syncSettings),
    ]
    .compactMap(\.self)
  }
}
