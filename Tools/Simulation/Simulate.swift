import Foundation
import Simulation

/// Runs whole systems of devices and a server by seeds, and tells the story of the first that fails.
///
///     simulate SEED          one seed, with its story
///     simulate FIRST COUNT   so many seeds from the first on
@main
enum Simulate {
  static func main() {
    runAgainWithFixedHashing()
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard let first = numbers.first, numbers.count == CommandLine.arguments.count - 1, numbers.count <= 2 else {
      print("usage: simulate FIRST-SEED [COUNT]")
      exit(2)
    }
    let count = numbers.count == 2 ? numbers[1] : 1
    var counts: [String: Int] = [:]
    for seed in first..<(first + count) {
      let outcome = Simulation.run(Plan(seed: seed), seed: seed)
      counts.merge(outcome.counts) { $0 + $1 }
      if count == 1 { for line in outcome.story { print(line) } }
      guard outcome.problems.isEmpty else { fail(seed, outcome) }
    }
    print("\(count) seeds from \(first) on are good")
    for (what, number) in counts.sorted(by: { $0.key < $1.key }) { print("  \(what): \(number)") }
  }

  private static func fail(_ seed: UInt64, _ outcome: Simulation.Outcome) -> Never {
    print("seed \(seed) fails:")
    for problem in outcome.problems { print("  \(problem)") }
    // Making it shorter takes a while.
    fflush(nil)
    let (plan, last) = Shrinking.shortest(Plan(seed: seed), seed: seed)
    print("the shortest that fails, \(plan.steps.count) steps:")
    for line in last.story { print("  \(line)") }
    for problem in last.problems { print("  \(problem)") }
    exit(1)
  }

  /// Hashing differs from process to process otherwise, and with it the order of sets, and so the run.
  private static func runAgainWithFixedHashing() {
    let name = "SWIFT_DETERMINISTIC_HASHING"
    if ProcessInfo.processInfo.environment[name] != nil { return }
    setenv(name, "1", 1)
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &arguments)
  }
}
