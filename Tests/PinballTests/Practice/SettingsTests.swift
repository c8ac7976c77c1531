import Domain
import Pinball
import Testing

@Suite struct `Settings of a practice` {
  @Test func `change only the named fields`() {
    var draft = SettingsDraft()
    #expect(draft.steps(in: PracticeState()).isEmpty)
    (draft.name, draft.player, draft.opponent) = (" Ann ", "Ann Lee", "Bo Ek")
    (draft.gapMode, draft.usesMedian, draft.fillsFromLeague) = (.brokenAxis, false, true)
    let state = PracticeState().applying(draft.steps(in: PracticeState()))
    let screen = state.settings(LeagueNames(Redaction(), players: []))
    #expect((screen.name, screen.player, screen.opponent) == ("Ann", "Ann Lee", "Bo Ek"))
    #expect(screen.gapMode == "brokenAxis" && !screen.usesMedian && screen.fillsFromLeague)
    #expect(draft.steps(in: state).isEmpty)
    var other = SettingsDraft()
    other.opponent = ""
    let changed = state.applying(other.steps(in: state)).settings(LeagueNames(Redaction(), players: []))
    #expect(changed.opponent == nil && changed.player == "Ann Lee" && changed.name == "Ann")
  }

  @Test func `of another player forget when the last one's scores came in`() {
    var league = LeaguePlayerSettings()
    (league.playerName, league.lastImportAt) = ("Ann Lee", PracticeSample.now)
    let state = PracticeState().applying(.leagueSettings(league))
    var draft = SettingsDraft()
    draft.player = "Ann Lee"
    #expect(state.applying(draft.steps(in: state)).leagueSettings.lastImportAt == PracticeSample.now)
    draft.player = "Bo Ek"
    #expect(state.applying(draft.steps(in: state)).leagueSettings.lastImportAt == nil)
  }
}
