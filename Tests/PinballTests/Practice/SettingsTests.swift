import Domain
import Pinball
import Testing

@Suite struct `Settings of a practice` {
  @Test func `change only what an edit changes`() {
    let blank = PracticeState()
    #expect(blank.settingSteps { _ in }.isEmpty)
    let edit: (inout PracticeState) -> Void = {
      ($0.practiceSettings.playerName, $0.leagueSettings.playerName) = (" Ann ", "Ann Lee")
      $0.practiceSettings.comparisonPlayerName = "Bo Ek"
      ($0.analyticsSettings.gapMode, $0.analyticsSettings.useMedian) = (.brokenAxis, false)
      $0.leagueSettings.csvAutoFillEnabled = true
    }
    let state = blank.applying(blank.settingSteps(edit))
    let screen = state.settings(LeagueNames(HiddenPlayers(), players: []))
    #expect((screen.name, screen.player, screen.opponent) == ("Ann", "Ann Lee", "Bo Ek"))
    #expect(screen.gapMode == "brokenAxis" && !screen.usesMedian && screen.fillsFromLeague)
    #expect(state.settingSteps(edit).isEmpty)
    let changed = state.applying(state.settingSteps { $0.practiceSettings.comparisonPlayerName = "" })
      .settings(LeagueNames(HiddenPlayers(), players: []))
    #expect(changed.opponent == nil && changed.player == "Ann Lee" && changed.name == "Ann")
  }

  @Test func `of another player forget when the last one's scores came in`() {
    var league = LeaguePlayerSettings()
    (league.playerName, league.lastImportAt) = ("Ann Lee", PracticeSample.now)
    let state = PracticeState().applying(.leagueSettings(league))
    func changed(to player: String) -> PracticeState {
      state.applying(state.settingSteps { $0.leagueSettings.playerName = player })
    }
    #expect(changed(to: "Ann Lee").leagueSettings.lastImportAt == PracticeSample.now)
    #expect(changed(to: "Bo Ek").leagueSettings.lastImportAt == nil)
  }
}
