import Domain
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("A period")
struct PeriodTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `days, weeks and months are Foundation's, also before 1970`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let (calendar, weeks) = (Calendar.gregorianUTC, Calendar.weeksUTC)
    for _ in 0..<400 {
      let time = Self.moment(&dice)
      let date = Date(timeIntervalSince1970: Double(time.rawValue.quotientAndRemainder(dividingBy: 1000).quotient))
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let week = weeks.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
      let (year, month, day) = try (#require(parts.year), #require(parts.month), #require(parts.day))
      let (weekYear, number) = try (#require(week.yearForWeekOfYear), #require(week.weekOfYear))
      let comment: Comment = "seed \(seed), \(time.iso8601)"
      #expect(Self.id(.daily, time) == "\(year)-\(Self.two(month))-\(Self.two(day))", comment)
      #expect(Self.id(.monthly, time) == "\(year)-\(Self.two(month))", comment)
      #expect(Self.id(.weekly, time) == "\(weekYear)-W\(Self.two(number))", comment)
    }
  }

  @Test(arguments: [
    ("2024-12-29", "2024-W52"), ("2024-12-30", "2025-W01"), ("2025-06-15", "2025-W24"), ("2025-06-16", "2025-W25"),
    ("2021-01-03", "2020-W53"), ("2021-01-04", "2021-W01"), ("1970-01-01", "1970-W01"), ("1969-12-28", "1969-W52"),
    ("1969-12-29", "1970-W01"), ("2027-01-01", "2026-W53"),
  ])
  func `a week's year is that of its Thursday`(day: String, week: String) throws {
    let bucket = try #require(Period.daily.bucket(id: day, in: .utc))
    #expect(Self.id(.weekly, try #require(bucket.start)) == week)
    #expect(Self.id(.weekly, try #require(bucket.lastMoment)) == week)
  }

  @Test(arguments: [
    ("2025-03-31", "2024-INDOOR"), ("2025-04-01", "2025-OUTDOOR"), ("2025-10-31", "2025-OUTDOOR"),
    ("2025-11-01", "2025-INDOOR"), ("2025-12-31", "2025-INDOOR"), ("2026-01-01", "2025-INDOOR"),
    ("1969-12-31", "1969-INDOOR"),
  ])
  func `a season's year is the one in which it starts`(day: String, season: String) throws {
    let bucket = try #require(Period.daily.bucket(id: day, in: .utc))
    #expect(Self.id(.seasonal, try #require(bucket.start)) == season)
    #expect(Self.id(.seasonal, try #require(bucket.lastMoment)) == season)
  }

  @Test(arguments: Period.allCases.filter { $0 != .allTime })
  func `bounds are half open, without gap or overlap`(period: Period) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var dice = SplitMix64(seed: seed)
      for _ in 0..<100 {
        let time = Self.moment(&dice)
        let bucket = period.bucket(of: time, in: .utc)
        let (start, end) = try (#require(bucket.start), #require(bucket.end))
        let comment: Comment = "seed \(seed), \(time.iso8601)"
        #expect(bucket.holds(time), comment)
        #expect(period.bucket(of: start, in: .utc) == bucket, comment)
        #expect(period.bucket(of: try #require(bucket.lastMoment), in: .utc) == bucket, comment)
        #expect(period.bucket(of: end, in: .utc).start == end, comment)
        #expect(period.bucket(of: start.advanced(byMilliseconds: -1), in: .utc).end == start, comment)
        #expect(period.bucket(id: bucket.id, in: .utc) == bucket, comment)
      }
    }
  }

  @Test func `a week is seven days from Monday`() throws {
    let week = try #require(Period.weekly.bucket(id: "2025-W24", in: .utc))
    #expect(week.start == .utc(2025, 6, 9))
    #expect(week.end == .utc(2025, 6, 16))
    #expect(week.lastMoment?.iso8601 == "2025-06-15T23:59:59.999Z")
  }

  @Test func `all time is one bucket without bounds`() {
    #expect(Period.allTime.bucket(of: 0, in: .utc) == .allTime)
    #expect(Period.allTime.bucket(id: "all", in: .utc) == .allTime)
    #expect(Bucket.allTime.start == nil && Bucket.allTime.end == nil && Bucket.allTime.lastMoment == nil)
  }

  @Test(arguments: [
    (
      Period.daily,
      [
        "2025-02-30", "2025-6-1", "2025-06-1", "2025-13-01", "2025-00-01", "2025-06-00", "2025-06-31",
        "2023-02-29", "2025-06", "2025-06-01-01", "2025-+6-01", "-2025-06-01", "25-06-01", "2025-06-01 ", "all",
      ]
    ),
    (.weekly, ["2025-W54", "2025-W53", "2025-W00", "2025-W1", "2025-w24", "2025-24", "2025-W+1", "2025-W24-1", "all"]),
    (.monthly, ["2025-13", "2025-00", "2025-6", "2025-06-01", "2025", "02025-06", "2025-", "all"]),
    (.seasonal, ["2025-SPRING", "2025-indoor", "2025", "2025-", "25-INDOOR", "2025-OUTDOOR-1", "all"]),
    (.allTime, ["ALL", "all ", "2025"]),
  ])
  func `an id that the period does not have is refused`(period: Period, ids: [String]) {
    for id in ids + [""] { #expect(period.bucket(id: id, in: .utc) == nil, "\(id)") }
  }

  @Test func `only years with 53 weeks have a week 53`() {
    let long = (2000...2040).filter { Period.weekly.bucket(id: "\($0)-W53", in: .utc) != nil }
    #expect(long == [2004, 2009, 2015, 2020, 2026, 2032, 2037])
  }

  @Test func `buckets are listed newest first, all time before everything`() {
    let buckets = [0, 3, 1, 2].map { Period.daily.bucket(of: .utc(2025, 6, 1 + $0), in: .utc) } + [.allTime]
    let ids = buckets.sorted(by: Bucket.isNewer).map(\.id)
    #expect(ids == ["all", "2025-06-04", "2025-06-03", "2025-06-02", "2025-06-01"])
  }

  /// Some moment from 1600 to 2400, often close to the turn of a year.
  private static func moment(_ dice: inout SplitMix64) -> Timestamp {
    let year = dice.number(1600...2399)
    if dice.once(in: 2) { return .utc(year, 12, 24 + dice.number(0...15), dice.number(0...23)) }
    return .utc(year, dice.number(1...12), dice.number(1...28), dice.number(0...23), dice.number(0...59))
  }

  private static func id(_ period: Period, _ time: Timestamp) -> String {
    period.bucket(of: time, in: .utc).id
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
