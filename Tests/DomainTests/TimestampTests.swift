import Domain
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("A timestamp")
struct TimestampTests {
  @Test func `advancing stays at the ends of time`() {
    #expect(Timestamp(rawValue: 5).advanced(byMilliseconds: -7) == -2)
    #expect(Timestamp(rawValue: .max - 1).advanced(byMilliseconds: 1).rawValue == .max)
    #expect(Timestamp(rawValue: .max).advanced(byMilliseconds: 1).rawValue == .max)
    #expect(Timestamp(rawValue: .max).advanced(byMilliseconds: .max).rawValue == .max)
    #expect(Timestamp(rawValue: .min).advanced(byMilliseconds: -1).rawValue == .min)
    #expect(Timestamp(rawValue: .min).advanced(byMilliseconds: .min).rawValue == .min)
    #expect(Timestamp(rawValue: .min).advanced(byMilliseconds: .max) == -1)
  }

  @Test func `a date is a moment to the millisecond`() {
    #expect(Timestamp(Date(timeIntervalSince1970: 1.2345)) == 1234)
    #expect(Timestamp(Date(timeIntervalSince1970: -0.0001)) == -1)
    #expect(Timestamp(Date(timeIntervalSince1970: 1e30)).rawValue == .max)
    #expect(Timestamp(Date(timeIntervalSince1970: -.infinity)).rawValue == .min)
    #expect(Timestamp(Date(timeIntervalSince1970: .nan)).rawValue == .max)
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"),
      (-1, "1969-12-31T23:59:59.999Z"),
      (-86_400_000, "1969-12-31T00:00:00.000Z"),
      (951_782_400_007, "2000-02-29T00:00:00.007Z"),
      (1_735_689_599_999, "2024-12-31T23:59:59.999Z"),
      (-2_208_988_800_000, "1900-01-01T00:00:00.000Z"),
    ] as [(Int64, String)]
  )
  func `a moment is written in UTC to the millisecond`(milliseconds: Int64, text: String) {
    #expect(Timestamp(rawValue: milliseconds).iso8601 == text)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a moment is written as Foundation writes it`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let style = Date.ISO8601FormatStyle(timeZone: .gmt)
    for _ in 0..<250 {
      let seconds = dice.number(-11_000_000_000...13_000_000_000)
      let whole = Date(timeIntervalSince1970: Double(seconds)).formatted(style).dropLast()
      let rest = dice.number(100...999)
      let text = Timestamp(rawValue: seconds * 1000 + rest).iso8601
      #expect(text == "\(whole).\(rest)Z", "seed \(seed)")
    }
  }

  @Test func `the first and the last moment can be written`() async {
    await #expect(processExitsWith: .success) { _ = Timestamp(rawValue: .max).iso8601 }
    await #expect(processExitsWith: .success) { _ = Timestamp(rawValue: .min).iso8601 }
  }
}

@Suite("A stamp")
struct StampTests {
  @Test func `the first stamp is the clock's`() {
    #expect(Stamp.next(now: 70, after: nil, on: "d") == Stamp(time: 70, device: "d"))
  }

  @Test(arguments: [(100, 70, 100), (70, 70, 71), (40, 70, 71), (71, 70, 71)] as [(Int64, Int64, Int64)])
  func `the next stamp is later than all seen, also when the clock is behind`(now: Int64, last: Int64, next: Int64) {
    let stamp = Stamp.next(now: Timestamp(rawValue: now), after: Timestamp(rawValue: last), on: "d")
    #expect(stamp.time.rawValue == next)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `stamps only grow on a clock that jumps about`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    var last = Stamp.next(now: 0, after: nil, on: "d")
    for _ in 0..<200 {
      let next = Stamp.next(now: Timestamp(rawValue: dice.number(-50...50)), after: last.time, on: "d")
      #expect(next > last, "seed \(seed)")
      last = next
    }
  }

  @Test func `stamps are in the order of time, then of the device's bytes`() {
    let sorted = [
      Stamp(time: -1, device: "z"), Stamp(time: 1, device: "B"), Stamp(time: 1, device: "a"),
      Stamp(time: 1, device: "e\u{301}"), Stamp(time: 1, device: "\u{E9}"), Stamp(time: 2, device: "a"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }
}

@Suite("An expectation")
struct ExpectationTests {
  private typealias Expectation = Domain.Expectation

  /// An expectation, and the items that meet it among one that never was, a deleted one and a live one.
  private static let table: [(Expectation, [Bool])] = [
    (.any, [true, true, true]),
    (.absent, [true, true, false]),
    (.revision(.zero), [true, false, false]),
    (.revision(Revision(rawValue: 3)), [false, true, true]),
    (.revision(Revision(rawValue: 2)), [false, false, false]),
    (.revision(Revision(rawValue: 4)), [false, false, false]),
  ]

  @Test func `an expectation is met only by its own state`() {
    for (expected, answers) in Self.table {
      let three = Revision(rawValue: 3)
      let met = [
        expected.isMet(by: .zero, isLive: false), expected.isMet(by: three, isLive: false),
        expected.isMet(by: three, isLive: true),
      ]
      #expect(met == answers, "\(expected)")
    }
  }

  @Test func `are clamped when too far apart, or too far ahead of UTC`() {
    let (first, last) = (Timestamp(rawValue: .min), Timestamp(rawValue: .max))
    #expect(last.milliseconds(since: first) == .max && first.milliseconds(since: last) == .min)
    #expect(Timestamp(rawValue: 5).milliseconds(since: 2) == 3)
    #expect(first.advanced(bySeconds: .max) == first.advanced(byMilliseconds: .max))
    #expect(Timestamp(rawValue: 0).advanced(bySeconds: .min) == first && last.advanced(bySeconds: 1) == last)
    #expect(!first.isWithin(1, of: last) && Timestamp(rawValue: 5).isWithin(2, of: 6))
    for offset in [Int64.min, -1, 0, .max] {
      #expect(!LocalMoment(time: last, offsetSeconds: offset).iso8601.isEmpty)
      #expect(!LocalMoment(time: first, offsetSeconds: offset).iso8601.isEmpty)
    }
  }
}
