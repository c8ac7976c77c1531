import ArcheryScoring
import Pages

extension ShotsScreen.Shots {
  /// Where these arrows lie together, or why that cannot be said.
  var sentence: String {
    if placed.isEmpty { return "None of \(Words.count(arrows, "arrow is", "arrows are")) placed on the face." }
    if placed.count < 3 { return "\(Words.count(placed.count, "arrow", "arrows")) placed: a group has at least 3." }
    guard let group else {
      return "Only \(placed.count) of \(arrows) arrows are placed, too few to say where they lie."
    }
    let coverage = group.isIncomplete ? " From only \(group.placed) of \(group.arrows) arrows." : ""
    return "\(group.centre.sentence) \(group.spread)\(coverage)"
  }
}

extension ShotGroup {
  fileprivate var spread: String {
    "Spread \(Words.wholeMillimetres(horizontalSpreadUm)) wide, \(Words.wholeMillimetres(verticalSpreadUm)) high."
  }
}

extension TargetPoint {
  /// Where it is from the middle, such as `Centre 12 mm right and 5 mm high.`.
  fileprivate var sentence: String {
    let sides = [Self.side(xUm, "left", "right"), Self.side(yUm, "low", "high")].compactMap(\.self)
    return sides.isEmpty ? "Centre in the middle." : "Centre \(sides.joined(separator: " and "))."
  }

  private static func side(_ length: Int, _ below: String, _ above: String) -> String? {
    length.magnitude < 500 ? nil : "\(Words.wholeMillimetres(length)) \(length < 0 ? below : above)"
  }
}

extension [EndCard] {
  /// Some arrow was placed on a face.
  var hasPlacements: Bool {
    contains { $0.arrows.contains { $0.placement != nil } }
  }
}
