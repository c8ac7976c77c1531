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
