public import Domain

extension GroupService {
  /// Counts workouts that a table or another service tells of, each once; what is wrong with one stops no other.
  ///
  /// - Parameters:
  ///   - workouts: What was told.
  ///   - source: Where it comes from, such as `csv`.
  ///   - id: The group.
  ///   - context: Whose workouts they are, and when they are told.
  ///   - isTrial: Only says what would become of them.
  /// - Returns: What became of each.
  /// - Throws: ``GroupError``; ``GroupError/permissionDenied`` for whoever is no member.
  public func record(
    _ workouts: [ReportedWorkout],
    from source: String,
    in id: GroupID,
    _ context: RecordingContext,
    isTrial: Bool = false
  ) async throws(GroupError) -> WorkoutReport {
    let view = try await group(id, for: context.actor)
    let plan = WorkoutPlan(workouts, from: source, in: view, now: context.now)
    if !isTrial {
      for start in stride(from: 0, to: plan.events.count, by: Limits.batchItems) {
        try await append(plan.events[start..<min(start + Limits.batchItems, plan.events.count)], to: id)
      }
    }
    return WorkoutReport(outcomes: plan.outcomes)
  }

  private func append(_ events: ArraySlice<ScoringEvent>, to id: GroupID) async throws(GroupError) {
    do {
      _ = try await sessions.append(Array(events), to: id.log, expecting: .any)
    } catch .idempotencyConflict {
      // Somebody told of one of them just now, in other words; the others are new.
      for event in events { try await append(event, to: id) }
    } catch {
      throw .journal(error)
    }
  }
}
