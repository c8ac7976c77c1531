package import Domain

/// A round of one's own, as it is typed: all ends alike.
package struct CustomRound: Hashable, Sendable {
  /// nil for one that is called by its ends.
  package var name: String?
  package var ends = 10
  package var arrows = 3
  package var system = ScoringSystem.tenZone
  /// Metres; nil if none is named.
  package var distance: Int?
  /// The face's diameter in centimetres; nil for arrows that are entered by button only.
  package var face: Int?

  /// Creates ten ends of three arrows.
  package init() {}

  /// Returns the round; where it lasts until the archer stops, with as many ends as there can be.
  ///
  /// - Throws: ``ScoringCode/invalidRound`` naming the value out of bounds.
  package func round(isOpen: Bool = false, in text: (Message) -> String) throws(Refusal) -> Round {
    let pass = Pass(
      ends: isOpen ? Round.allowedEnds.upperBound : ends,
      arrowsPerEnd: arrows,
      system,
      distance: distance.map { Distance($0) },
      face: face.map { FaceSize($0) }
    )
    let name = isOpen ? text(Message("Open practice")) : name ?? text(Message("\(ends) ends of \(arrows)"))
    return try Round(custom: name, passes: [pass])
  }
}
