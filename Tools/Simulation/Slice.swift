import Foundation
import Simulation

/// Seeds that one process runs, one after the other, for a run takes every task of its process over.
struct Slice {
  private let wanted: Arguments
  private var totals = Totals()
  private let start = ContinuousClock.now

  init(_ wanted: Arguments) {
    self.wanted = wanted
  }

  /// Whether all seeds are good.
  mutating func run() -> Bool {
    var (seed, told) = (wanted.first, start)
    while isWanted {
      let outcome = Simulation.run(Plan(seed: seed), seed: seed, with: wanted.fault)
      totals.add(outcome.counts)
      if wanted.isOne { for line in outcome.story { print(line) } }
      guard outcome.problems.isEmpty else {
        fail(seed, outcome)
        return false
      }
      seed += wanted.step
      if told.duration(to: .now) > .seconds(600) {
        told = .now
        let progress = "\(totals.summary(from: wanted.first, in: start.duration(to: .now))) so far\n"
        FileHandle.standardError.write(Data(progress.utf8))
      }
    }
    // One is compared with the same again.
    print(totals.report(from: wanted.first, in: wanted.isOne ? nil : start.duration(to: .now)))
    return true
  }

  private var isWanted: Bool {
    if let count = wanted.count, totals.seeds >= count { return false }
    return wanted.hours.map { start.duration(to: .now) < .seconds($0 * 3600) } ?? true
  }

  private func fail(_ seed: UInt64, _ outcome: Simulation.Outcome) {
    print("seed \(seed) fails, after \(totals.seeds - 1) good ones:")
    for problem in outcome.problems { print("  \(problem)") }
    if wanted.fault != nil { return }
    // Making it shorter takes a while.
    fflush(nil)
    let (plan, last) = Shrinking.shortest(Plan(seed: seed), seed: seed)
    print("the shortest that fails, \(plan.steps.count) steps:")
    for line in last.story { print("  \(line)") }
    for problem in last.problems { print("  \(problem)") }
  }
}

/// The counts of exercised events.
struct Totals {
  private(set) var seeds: UInt64 = 0
  private var counts: [String: Int] = [:]

  mutating func add(_ counts: [String: Int]) {
    seeds += 1
    self.counts.merge(counts) { $0 + $1 }
  }

  /// Adds what another process reported.
  mutating func add(report: some Sequence<Substring>) {
    for line in report {
      let words = line.split(separator: " ")
      guard let number = words.last.flatMap({ Int($0) }), line.hasPrefix("  ") else {
        if line.contains("are good"), let first = words.first.flatMap({ UInt64($0) }) { seeds += first }
        continue
      }
      counts[words.dropLast().joined(separator: " ").trimmingSuffix(":"), default: 0] += number
    }
  }

  func summary(from first: UInt64, in time: Duration) -> String {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let pace = String(format: "%.0f s, %.1f seeds a second", seconds, Double(seeds) / max(seconds, 0.001))
    return "\(seeds) seeds from \(first) on are good: \(pace)"
  }

  func report(from first: UInt64, in time: Duration?) -> String {
    let lines = counts.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
    return ([time.map { summary(from: first, in: $0) } ?? "the seed \(first) is good"] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
