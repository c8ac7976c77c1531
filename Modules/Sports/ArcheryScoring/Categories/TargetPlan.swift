package import Domain

/// The proposed places of the archers of one block of targets.
package struct TargetPlan: Hashable, Sendable {
  /// An archer to place, with the club, so that clubs are spread.
  package struct Archer: Hashable, Sendable {
    package let id: String
    /// The club; empty for archers without one, who count as one club.
    package let club: String

    package init(id: String, club: String) {
      (self.id, self.club) = (id, club)
    }
  }

  /// The place of each archer, by id.
  package let places: [String: TargetPlace]

  /// Distributes archers to targets in turn, the largest club first.
  ///
  /// Targets differ by one archer at most, and a club is spread as evenly as possible.
  ///
  /// - Throws: ``ScoringCode/invalidTarget`` if the block exceeds the last target or letter of a line.
  package init(_ archers: [Archer], perTarget: Int, firstTarget: Int) throws(Refusal) {
    let perTarget = max(1, perTarget)
    let targets = archers.count / perTarget + (archers.count % perTarget == 0 ? 0 : 1)
    let sizes = archers.reduce(into: [String: Int]()) { $0[$1.club, default: 0] += 1 }
    let ordered = archers.sorted { left, right in
      let (leftSize, rightSize) = (sizes[left.club] ?? 0, sizes[right.club] ?? 0)
      return leftSize != rightSize ? leftSize > rightSize : (left.club, left.id) < (right.club, right.id)
    }
    var places: [String: TargetPlace] = [:]
    for (index, archer) in ordered.enumerated() {
      let number = firstTarget.addingReportingOverflow(index % targets)
      places[archer.id] = try TargetPlace(
        number: number.overflow ? .max : number.partialValue,
        letterIndex: index / targets
      )
    }
    self.places = places
  }
}
