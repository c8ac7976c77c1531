/// A target face to scale, for a page to draw and to take a touch on.
///
/// All lengths are micrometres, the origin is the middle of the sheet, x runs right and y **up** (an SVG's runs down).
public struct FaceDrawing: Codable, Hashable, Sendable {
  /// The name that a placement on this face keeps.
  public let face: String
  /// The sheet that holds all spots, with a margin.
  public let widthUm: Int
  public let heightUm: Int
  /// Outermost first; draw them in this order.
  public let circles: [Circle]
  /// Where the faces of a sheet with several spots are; one for a plain face.
  public let spots: [Spot]
  public let scoring: Scoring

  /// What a page needs to say what an arrow is worth before it is sent, by the rule of ``TargetRings``.
  public struct Scoring: Codable, Hashable, Sendable {
    /// One ring; its outer radius in fortieths of the diameter, which is exact where micrometres are not.
    public struct Ring: Codable, Hashable, Sendable {
      public let token: String
      public let colour: FaceColour
      public let fortieths: Int
    }

    /// Of the full face, whose outer rings may be absent.
    public let diameterUm: Int
    /// A shaft has to cut the line of the higher zone instead of only touching it.
    public let lineBelongsToLowerZone: Bool
    /// From the middle outwards.
    public let rings: [Ring]
  }

  /// One ring.
  public struct Circle: Codable, Hashable, Sendable {
    public let xUm: Int
    public let yUm: Int
    public let radiusUm: Int
    public let fill: FaceColour
    /// The printed line's colour.
    public let stroke: FaceColour
    /// What an arrow in it scores.
    public let token: String
  }

  /// The middle and the outer radius of one spot.
  public struct Spot: Codable, Hashable, Sendable {
    public let xUm: Int
    public let yUm: Int
    public let radiusUm: Int
  }
}

/// The colours printed on faces, and those of the buttons and marks; a page maps them to its own shades.
public enum FaceColour: String, Codable, Hashable, Sendable, CaseIterable {
  case gold, red, blue, black, white
  /// A miss.
  case miss
}
