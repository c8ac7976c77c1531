/// Makes a failing plan shorter, as long as it still fails in the same way.
public enum Shrinking: Sendable {
  /// The shortest plan that was found, and how it ends.
  public static func shortest(_ plan: Plan, seed: UInt64, tries: Int = 400) -> (Plan, Simulation.Outcome) {
    var (best, outcome) = (plan, Simulation.run(plan, seed: seed))
    let ways = outcome.ways
    var (size, left) = (max(plan.steps.count / 2, 1), tries)
    while left > 0 {
      var (start, hasShrunk) = (0, false)
      while start < best.steps.count, left > 0 {
        var shorter = best
        shorter.steps.removeSubrange(start..<min(start + size, best.steps.count))
        left -= 1
        let result = Simulation.run(shorter, seed: seed)
        if result.ways.isDisjoint(with: ways) {
          start += size
        } else {
          (best, outcome, hasShrunk) = (shorter, result, true)
        }
      }
      if size == 1, !hasShrunk { break }
      size = max(size / 2, 1)
    }
    return (best, outcome)
  }
}

extension Simulation.Outcome {
  /// What is wrong, without the names and numbers that differ from run to run.
  fileprivate var ways: Set<String> {
    Set(
      problems.map { problem in
        problem.split(separator: " ").filter { word in word.allSatisfy { $0.isLetter && $0.isLowercase } }.prefix(6)
          .joined(separator: " ")
      }
    )
  }
}
