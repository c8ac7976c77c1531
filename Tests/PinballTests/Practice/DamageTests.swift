import CanonicalJSON
import Domain
import Foundation
import Pinball
import SeededRandom
import TestSupport
import Testing

/// Random damage to good files of each shape; a seed is one run, and the seed of a failure is in its message.
@Suite struct `A damaged practice file` {
  /// `SCOREBOOK_RUNS` chooses how many.
  static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let first = runSeed("Damaged practice files")
    let runs = environment["SCOREBOOK_RUNS"].flatMap { UInt64($0) } ?? 40
    return first..<(first + runs)
  }()

  /// Passes a file for each seed to `body`, with the random numbers of the seed that are left.
  private func forEachFile(
    _ shape: PracticeRecords.Shape,
    _ body: (_ seed: UInt64, PracticeRecords, inout SplitMix64) throws -> Void
  ) throws {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let records = PracticeRecords(shape, &random)
      try body(seed, records, &random)
    }
  }

  @Test(arguments: PracticeRecords.Shape.allCases)
  func `with one byte changed loses nothing but the record it is in`(shape: PracticeRecords.Shape) throws {
    try forEachFile(shape) { seed, records, random in
      var bytes = records.bytes
      let hit = records.all[random.next(below: records.all.count)]
      let place = hit.span.lowerBound + random.next(below: hit.span.count)
      bytes[place] ^= 1 << UInt8(random.next(below: 8))
      let file = try? PracticeFile(bytes, now: PracticeSample.now)
      try records.check(file, bytes, without: [hit.id], "seed \(seed), byte \(place)")
    }
  }

  @Test(arguments: PracticeRecords.Shape.allCases)
  func `with bytes changed anywhere keeps the text that it was`(shape: PracticeRecords.Shape) throws {
    try forEachFile(shape) { seed, records, random in
      var bytes = records.bytes
      let hits = 1 + random.next(below: 6)
      for _ in 0..<hits {
        let place = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[place] = UInt8(random.next(below: 256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8(random.next(below: 256)), at: place)
        }
      }
      let file = try? PracticeFile(bytes, now: PracticeSample.now)
      let isKept = file?.isUntouched != true
      let state = file?.state ?? PracticeState()
      // A record that is read as if undamaged has a changed letter or digit at most. A part under a changed key is
      // kept.
      let written = state.json.description
      let gone = records.missing(in: state).filter { !written.contains($0.text) }
      #expect(isKept || gone.count <= hits, "seed \(seed): \(gone)")
    }
  }

  @Test(arguments: PracticeRecords.Shape.allCases)
  func `that ends early has every record before its end`(shape: PracticeRecords.Shape) throws {
    try forEachFile(shape) { seed, records, random in
      let end = random.next(below: records.bytes.count)
      let bytes = Array(records.bytes[..<end])
      let file = try? PracticeFile(bytes, now: PracticeSample.now)
      let cut = Set(records.all.filter { $0.span.upperBound > end }.map(\.id))
      if cut.count == records.all.count { return }
      try records.check(file, bytes, without: cut, "seed \(seed), end \(end)")
    }
  }

  @Test(arguments: PracticeRecords.Shape.allCases)
  func `with a member of another type loses nothing but its record`(shape: PracticeRecords.Shape) throws {
    let others: [JSON] = [.null, .bool(true), .number("-1"), .number("1e400"), .text("x"), .list([]), .object([])]
    try forEachFile(shape) { seed, records, random in
      let hit = records.all[random.next(below: records.all.count)]
      let members = try #require(JSONReader.value(of: Array(records.bytes[hit.span])).members)
      let place = random.next(below: members.count)
      let value = others[random.next(below: others.count)]
      var changed = members
      changed[place] = JSON.Member(key: members[place].key, value: value)
      let bytes = records.replacing(hit, with: .object(changed))
      let file = try? PracticeFile(bytes, now: PracticeSample.now)
      try records.check(file, bytes, without: [hit.id], "seed \(seed), \(members[place].key): \(value)")
    }
  }

  @Test(arguments: PracticeRecords.Shape.allCases)
  func `with a key twice takes the last and keeps the first aside`(shape: PracticeRecords.Shape) throws {
    try forEachFile(shape) { seed, records, random in
      let hit = records.all[random.next(below: records.all.count)]
      let members = try #require(JSONReader.value(of: Array(records.bytes[hit.span])).members)
      let twice = JSON.Member(key: members[random.next(below: members.count)].key, value: .text("first"))
      let bytes = records.replacing(hit, with: .object([twice] + members))
      let file = try? PracticeFile(bytes, now: PracticeSample.now)
      try records.check(file, bytes, without: [], "seed \(seed), \(twice.key)")
      #expect(file?.setAside.map(\.reason) == [.repeatedKey], "seed \(seed)")
    }
  }
}
