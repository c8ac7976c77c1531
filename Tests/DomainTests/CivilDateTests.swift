import Domain
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("A civil date")
struct CivilDateTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `dates and day numbers are Foundation's, from 1600 to 2400`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let calendar = Calendar.gregorianUTC
    let first = CivilDate(year: 1600, month: 1, day: 1).dayNumber
    let last = CivilDate(year: 2400, month: 12, day: 31).dayNumber
    for _ in 0..<500 {
      let day = dice.number(first...last)
      let parts = calendar.dateComponents(
        [.year, .month, .day],
        from: Date(timeIntervalSince1970: Double(day) * 86_400)
      )
      let date = CivilDate(dayNumber: day)
      #expect(
        [date.year, date.month, date.day].map { Int($0) } == [parts.year, parts.month, parts.day],
        "seed \(seed)"
      )
      let back = try #require(calendar.date(from: parts))
      #expect(date.dayNumber == Int64(back.timeIntervalSince1970) / 86_400, "seed \(seed), \(date)")
    }
  }

  @Test func `every day from 1600 to 2400 follows the one before it`() {
    var before = CivilDate(year: 1599, month: 12, day: 31)
    var wrong: [CivilDate] = []
    for day in before.dayNumber + 1...CivilDate(year: 2400, month: 12, day: 31).dayNumber {
      let date = CivilDate(dayNumber: day)
      let isNextDay = date.year == before.year && date.month == before.month && date.day == before.day + 1
      let isNextMonth = date.year == before.year && date.month == before.month + 1 && date.day == 1
      let isNextYear = date.year == before.year + 1 && date.month == 1 && date.day == 1 && before.month == 12
      if date.dayNumber != day || !(isNextDay || isNextMonth || isNextYear) { wrong.append(date) }
      before = date
    }
    #expect(wrong == [])
  }

  @Test func `leap days are where the Gregorian rule has them`() {
    func hasLeapDay(_ year: Int64) -> Bool {
      CivilDate(dayNumber: CivilDate(year: year, month: 2, day: 28).dayNumber + 1).month == 2
    }
    #expect([1600, 1900, 2000, 2023, 2024, 2100, 0, -4, -100].filter(hasLeapDay) == [1600, 2000, 2024, 0, -4])
  }

  @Test func `dates have four, two and two digits`() {
    #expect("\(CivilDate(year: 2025, month: 6, day: 1))" == "2025-06-01")
    #expect("\(CivilDate(year: 33, month: 12, day: 31))" == "0033-12-31")
    #expect("\(CivilDate(year: -1, month: 1, day: 1))" == "-0001-01-01")
    #expect("\(CivilDate(year: 12_345, month: 1, day: 1))" == "12345-01-01")
  }
}
