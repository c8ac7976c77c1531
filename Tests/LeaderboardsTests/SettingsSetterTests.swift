import Domain
import InMemory
import Leaderboards
import Testing

@Suite("The named setters of settings")
struct SettingsSetterTests {
  @Test func `change their own choice and keep the others, also at the same time`() async throws {
    let store = InMemoryStore(ClockAndIdentities(now: { Timestamp(rawValue: 5) }, newIdentity: { "x" }))
    let settings = SettingsService(documents: store.storage.documents)
    let now = Timestamp(rawValue: 5)
    async let bow = settings.setDefaultBowType(.barebow, of: "ana", as: "1", at: now)
    async let period = settings.setDefaultTimePeriod(.month, of: "ana", as: "2", at: now)
    async let own = settings.setShowOwnScores(false, of: "ana", as: "3", at: now)
    async let news = settings.setNotifications(rankChanges: false, personalBests: true, of: "ana", as: "4", at: now)
    _ = try await (bow, period, own, news)
    let after = try await settings.load("ana")
    #expect(after.defaultBowType == .barebow && after.defaultTimePeriod == .month)
    #expect(!after.showOwnScores && !after.notifyRankChanges && after.notifyPersonalBests)
    #expect(try await settings.setDefaultBowType(nil, of: "ana", as: "5", at: now).defaultBowType == nil)
  }
}
