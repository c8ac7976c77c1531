/// A target face to scale, which a page draws and takes touches on.
///
/// All lengths are micrometres. The origin is the middle of the sheet, x runs right and y **up** (an SVG's runs down).
package struct FaceDrawing: Codable, Hashable, Sendable {
  /// The name of the face in a placement.
  package let face: String
  /// The width of the sheet with all spots and a margin.
  package let widthUm: Int
  package let heightUm: Int
  /// The circles in drawing order, outermost first.
  package let circles: [Circle]
  /// The spots of the sheet; one for a plain face.
  package let spots: [Spot]
  package let scoring: Scoring

  /// The data with which a page computes an arrow's value before it is sent, by the rule of ``TargetRings``.
  package struct Scoring: Codable, Hashable, Sendable {
    /// One ring.
    ///
    /// Its outer radius is in fortieths of the diameter, which is exact where micrometres are not.
    package struct Ring: Codable, Hashable, Sendable {
      package let token: String
      package let colour: FaceColour
      /// The outer radius, in fortieths of the diameter.
      package let fortieths: Int
    }

    /// The diameter of the full face, whose outer rings may be absent.
    package let diameterUm: Int
    /// Whether a shaft must cut the line of the higher zone instead of only touching it.
    package let lineBelongsToLowerZone: Bool
    /// The rings, from the middle outwards.
    package let rings: [Ring]
  }

  package struct Circle: Codable, Hashable, Sendable {
    package let xUm: Int
    package let yUm: Int
    package let radiusUm: Int
    package let fill: FaceColour
    package let stroke: FaceColour
    package let token: String
  }

  /// The middle and the outer radius of one spot.
  package struct Spot: Codable, Hashable, Sendable {
    package let xUm: Int
    package let yUm: Int
    package let radiusUm: Int
  }
}

/// The colours of faces, buttons and marks.
///
/// A page maps them to its own shades.
package enum FaceColour: String, Codable, Hashable, Sendable, CaseIterable {
  case gold, red, blue, black, white
  case miss
}
