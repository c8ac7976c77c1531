/// Makes a failing plan shorter, as long as it still fails in the same way.
package enum Shrinking: Sendable {
  /// With fewer steps everything else falls out otherwise, too, so each is tried with several schedules.
  private static let schedules: UInt64 = 8

  /// The shortest plan that was found, and how it ends.
  package static func shortest(
    _ plan: Plan,
    seed: UInt64,
    tries: Int = 1200,
    run: (Plan, UInt64) -> Simulation.Outcome = { Simulation.run($0, seed: $1) }
  ) -> (Plan, Simulation.Outcome) {
    var (best, outcome, left) = (plan, run(plan, seed), tries)
    let ways = outcome.ways
    /// How the plan fails without some of its steps; nil where it does not.
    func failure(of shorter: Plan) -> Simulation.Outcome? {
      for schedule in 0..<schedules where left > 0 {
        left -= 1
        let result = run(shorter, seed &+ schedule << 32)
        if !result.ways.isDisjoint(with: ways) { return result }
      }
      return nil
    }
    var size = max(plan.steps.count / 2, 1)
    while left > 0 {
      var (start, hasShrunk) = (0, false)
      while start < best.steps.count, left > 0 {
        var shorter = best
        shorter.steps.removeSubrange(start..<min(start + size, best.steps.count))
        if let result = failure(of: shorter) {
          (best, outcome, hasShrunk) = (shorter, result, true)
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { break }
      size = max(size / 2, 1)
    }
    return (best, outcome)
  }
}

extension Simulation.Outcome {
  /// The problems without the names and numbers that differ from run to run.
  fileprivate var ways: Set<String> {
    Set(
      problems.map { problem in
        problem.split(separator: " ").filter { word in word.allSatisfy { $0.isLetter && $0.isLowercase } }.prefix(6)
          .joined(separator: " ")
      }
    )
  }
}
