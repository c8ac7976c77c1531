/// Makes a failing plan shorter, as long as it still fails.
public enum Shrinking: Sendable {
  /// The shortest plan that was found, and how it ends.
  public static func shortest(_ plan: Plan, seed: UInt64, tries: Int = 400) -> (Plan, Simulation.Outcome) {
    var (best, outcome) = (plan, Simulation.run(plan, seed: seed))
    var (size, left) = (max(plan.steps.count / 2, 1), tries)
    while left > 0 {
      var (start, hasShrunk) = (0, false)
      while start < best.steps.count, left > 0 {
        var shorter = best
        shorter.steps.removeSubrange(start..<min(start + size, best.steps.count))
        left -= 1
        let result = Simulation.run(shorter, seed: seed)
        if result.problems.isEmpty {
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
