/// A target face to scale, which a page draws and takes touches on.
///
/// All lengths are micrometres. The origin is the middle of the sheet, x runs right and y **up** (an SVG's runs down).
public struct FaceDrawing: Codable, Hashable, Sendable {
  /// The name of the face in a placement.
  public let face: String
  /// The width of the sheet with all spots and a margin.
  public let widthUm: Int
  /// The height of the sheet.
  public let heightUm: Int
  /// The circles in drawing order, outermost first.
  public let circles: [Circle]
  /// The spots of the sheet; one for a plain face.
  public let spots: [Spot]
  /// The scoring by rings.
  public let scoring: Scoring

  /// The data with which a page computes an arrow's value before it is sent, by the rule of ``TargetRings``.
  public struct Scoring: Codable, Hashable, Sendable {
    /// One ring.
    ///
    /// Its outer radius is in fortieths of the diameter, which is exact where micrometres are not.
    public struct Ring: Codable, Hashable, Sendable {
      /// The token of an arrow in it.
      public let token: String
      /// The colour of the token.
      public let colour: FaceColour
      /// The outer radius, in fortieths of the diameter.
      public let fortieths: Int
    }

    /// The diameter of the full face, whose outer rings may be absent.
    public let diameterUm: Int
    /// Whether a shaft must cut the line of the higher zone instead of only touching it.
    public let lineBelongsToLowerZone: Bool
    /// The rings, from the middle outwards.
    public let rings: [Ring]
  }

  /// One ring.
  public struct Circle: Codable, Hashable, Sendable {
    /// The middle's x.
    public let xUm: Int
    /// The middle's y.
    public let yUm: Int
    /// The radius.
    public let radiusUm: Int
    /// The fill colour.
    public let fill: FaceColour
    /// The printed line's colour.
    public let stroke: FaceColour
    /// The token of an arrow in it.
    public let token: String
  }

  /// The middle and the outer radius of one spot.
  public struct Spot: Codable, Hashable, Sendable {
    /// The middle's x.
    public let xUm: Int
    /// The middle's y.
    public let yUm: Int
    /// The radius.
    public let radiusUm: Int
  }
}

/// The colours of faces, buttons and marks.
///
/// A page maps them to its own shades.
public enum FaceColour: String, Codable, Hashable, Sendable, CaseIterable {
  /// The printed colour of the same name.
  case gold, red, blue, black, white
  /// The colour of a miss.
  case miss
}
