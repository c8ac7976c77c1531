import Domain
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("A zone table")
struct ZoneTableTests {
  private static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Africa/Cairo", "Pacific/Apia", "America/Havana",
    "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca", "America/Nuuk", "Asia/Gaza", "Pacific/Kiritimati",
  ]

  @Test(arguments: zones)
  func `offsets are Foundation's from 1970 to 2100`(name: String) throws {
    let table = try ZoneTable(named: name)
    let zone = try #require(TimeZone(identifier: name))
    for seed in 1...2 as ClosedRange<UInt64> {
      var dice = SplitMix64(seed: seed)
      for _ in 0..<300 {
        let seconds = dice.number(0...4_102_444_799)
        let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        let found = table.offsetSeconds(at: Timestamp(rawValue: seconds * 1000 + dice.number(0...999)))
        #expect(Int(found) == expected, "seed \(seed), \(seconds)")
      }
    }
  }

  @Test(arguments: zones)
  func `an offset changes in the millisecond in which Foundation's does`(name: String) throws {
    let table = try ZoneTable(named: name)
    let zone = try #require(TimeZone(identifier: name))
    #expect(table.transitions.map(\.at) == table.transitions.map(\.at).sorted())
    for transition in table.transitions.prefix(150) {
      let date = Date(timeIntervalSince1970: Double(transition.at.rawValue / 1000))
      let before = table.offsetSeconds(at: transition.at.advanced(byMilliseconds: -1))
      #expect(zone.secondsFromGMT(for: date) == Int(transition.offsetSeconds), "\(transition.at.iso8601)")
      #expect(zone.secondsFromGMT(for: date.addingTimeInterval(-1)) == Int(before), "\(transition.at.iso8601)")
      #expect(table.offsetSeconds(at: transition.at) == transition.offsetSeconds)
    }
  }

  @Test(arguments: zones)
  func `a day starts at its first moment, and its bucket holds all of its moments`(name: String) throws {
    let table = try ZoneTable(named: name)
    for seed in 1...2 as ClosedRange<UInt64> {
      var dice = SplitMix64(seed: seed)
      for _ in 0..<200 {
        var time = Timestamp(rawValue: dice.number(0...4_102_444_799_999))
        if dice.once(in: 2), let near = table.transitions.randomElement(using: &dice) {
          time = near.at.advanced(byMilliseconds: dice.number(-90_000_000...90_000_000))
        }
        let bucket = Period.daily.bucket(of: time, in: table)
        let start = try #require(bucket.start)
        let comment: Comment = "seed \(seed), \(name), \(time.iso8601)"
        #expect(bucket.holds(time), comment)
        #expect(table.day(of: start) == table.day(of: time), comment)
        #expect(table.day(of: start.advanced(byMilliseconds: -1)) < table.day(of: time), comment)
      }
    }
  }

  @Test func `a moment belongs to its bucket also where midnight comes twice`() throws {
    let table = try ZoneTable(named: "America/St_Johns")
    // At 00:01 on 7 November 2010 the clocks went back to 23:01 of the day before.
    for time in [Timestamp.utc(2010, 11, 7, 2, 29), .utc(2010, 11, 7, 2, 30), .utc(2010, 11, 7, 3, 30)] {
      #expect(Period.daily.bucket(of: time, in: table).holds(time), "\(time.iso8601)")
    }
    // The clock shows 23:01 to midnight for the second time; the new day has begun and does not end again.
    for time in [Timestamp.utc(2010, 11, 7, 2, 31), .utc(2010, 11, 7, 3, 29)] {
      #expect(Period.daily.bucket(of: time, in: table).holds(time), "\(time.iso8601)")
    }
  }

  @Test(
    arguments: [
      ("Europe/Berlin", "2025-03-30", Timestamp.utc(2025, 3, 29, 23), 23),
      ("Europe/Berlin", "2025-10-26", .utc(2025, 10, 25, 22), 25),
      ("Europe/Berlin", "2025-06-15", .utc(2025, 6, 14, 22), 24),
      ("Australia/Lord_Howe", "2025-10-05", .utc(2025, 10, 4, 13, 30), 23.5),
      ("Australia/Lord_Howe", "2025-04-06", .utc(2025, 4, 5, 13), 24.5),
      ("America/Sao_Paulo", "2018-11-04", .utc(2018, 11, 4, 3), 23),
      ("America/Sao_Paulo", "2018-11-03", .utc(2018, 11, 3, 3), 24),
      ("America/Sao_Paulo", "2018-02-17", .utc(2018, 2, 17, 2), 25),
      ("Africa/Cairo", "2024-04-26", .utc(2024, 4, 25, 22), 23),
      ("America/Havana", "2018-11-04", .utc(2018, 11, 4, 4), 25),
      ("Pacific/Apia", "2011-12-29", .utc(2011, 12, 29, 10), 24),
      ("Pacific/Apia", "2011-12-31", .utc(2011, 12, 30, 10), 24),
    ] as [(String, String, Timestamp, Double)]
  )
  func `a day is as long as it was on the wall`(name: String, id: String, start: Timestamp, hours: Double) throws {
    let table = try ZoneTable(named: name)
    let bucket = try #require(Period.daily.bucket(id: id, in: table))
    #expect(bucket.start == start)
    #expect(bucket.hours == hours)
    #expect(Period.daily.bucket(of: start, in: table) == bucket)
    #expect(Period.daily.bucket(of: start.advanced(byMilliseconds: -1), in: table).end == start)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `a day starts at its first moment also where clocks are put forward over midnight`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let offset = dice.number(-50_000...50_000)
      let change = ZoneTable.Transition(
        at: .utc(2025, 6, 1, dice.number(0...23), dice.number(0...59)),
        offsetSeconds: offset + dice.number(1...90_000)
      )
      let table = ZoneTable(name: "made up", initialOffsetSeconds: offset, transitions: [change])
      let middle = CivilDate(year: 2025, month: 6, day: 1).dayNumber
      for day in middle - 2...middle + 3 {
        let start = table.start(ofDay: day)
        #expect(table.day(of: start) >= day, "seed \(seed), \(table), day \(day)")
        #expect(table.day(of: start.advanced(byMilliseconds: -1)) < day, "seed \(seed), \(table), day \(day)")
      }
    }
  }

  @Test func `the day that Samoa left out holds no moment`() throws {
    let table = try ZoneTable(named: "Pacific/Apia")
    let skipped = CivilDate(year: 2011, month: 12, day: 30).dayNumber
    #expect(table.start(ofDay: skipped) == table.start(ofDay: skipped + 1))
    #expect(table.day(of: .utc(2011, 12, 30, 9, 59)) == skipped - 1)
    #expect(table.day(of: .utc(2011, 12, 30, 10)) == skipped + 1)
    #expect(Period.weekly.bucket(id: "2011-W52", in: table)?.hours == 144.0)
  }

  @Test func `weeks, months and seasons begin at local midnights`() throws {
    let table = try ZoneTable(named: "Europe/Berlin")
    #expect(Period.weekly.bucket(id: "2025-W13", in: table)?.hours == 167.0)
    let month = try #require(Period.monthly.bucket(id: "2025-10", in: table))
    #expect(month.start == .utc(2025, 9, 30, 22))
    #expect(month.end == .utc(2025, 10, 31, 23))
    let season = try #require(Period.seasonal.bucket(id: "2025-OUTDOOR", in: table))
    #expect(season.start == .utc(2025, 3, 31, 22))
    #expect(season.end == month.end)
  }

  @Test(arguments: ["Europe/Nowhere", "", "Nowhere", "Europe/Berlin ", "../Europe/Berlin", "Europe"])
  func `an unknown name is refused, never UTC`(name: String) {
    #expect { try ZoneTable(named: name) } throws: { ($0 as? UnknownZone)?.name == name }
  }

  @Test func `a table that was stored is the same table`() throws {
    let table = try ZoneTable(named: "Pacific/Apia")
    #expect(try JSONDecoder().decode(ZoneTable.self, from: JSONEncoder().encode(table)) == table)
    #expect(try ZoneTable(named: "UTC") == .utc)
  }

  @Test(arguments: [Int64.min, .min + 1, .max - 1, .max])
  func `the ends of time do not overrun`(moment: Int64) throws {
    for name in ["UTC", "Pacific/Apia", "Pacific/Pago_Pago"] {
      let table = try ZoneTable(named: name)
      let time = Timestamp(rawValue: moment)
      for period in Period.allCases { #expect(period.bucket(of: time, in: table).period == period) }
      #expect(table.start(ofDay: moment) == Timestamp(rawValue: moment < 0 ? .min : .max))
      #expect(BoardDefinition().isSealed(Period.daily.bucket(of: 0, in: table), at: time) == (moment > 0))
    }
  }

  @Test func `a table that no place on earth has is found out`() {
    func problem(_ first: Int64, _ transitions: [ZoneTable.Transition] = [], name: String = "x") -> String? {
      ZoneTable(name: name, initialOffsetSeconds: first, transitions: transitions).problem
    }
    #expect(problem(172_800) == nil && problem(-172_800) == nil)
    #expect(problem(172_801) != nil && problem(.min) != nil && problem(.max) != nil)
    #expect(problem(0, [.init(at: 1, offsetSeconds: .min)]) != nil)
    #expect(problem(0, [.init(at: 1, offsetSeconds: 0), .init(at: 1, offsetSeconds: 9)]) != nil)
    #expect(problem(0, name: "") != nil)
    let many = (0...1000).map { ZoneTable.Transition(at: Timestamp(rawValue: $0), offsetSeconds: 0) }
    #expect(problem(0, many) != nil && problem(0, Array(many.dropLast())) == nil)
  }

  @Test(arguments: zones)
  func `every real zone is good`(name: String) throws {
    #expect(try ZoneTable(named: name).problem == nil)
  }
}
