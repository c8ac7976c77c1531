extension Distance {
  /// Such as `70 m` or `100 yd`.
  public var text: String { "\(value) \(unit == .metre ? "m" : "yd")" }
}

extension FaceSize {
  /// Such as `122 cm` or `16 in`.
  public var text: String { "\(diameter) \(unit == .centimetre ? "cm" : "in")" }
}

extension Pass {
  /// Such as `70 m, 122 cm face`; the number of arrows where neither is fixed.
  public var text: String {
    let parts = [distance?.text, face.map { "\($0.text) \(layout.noun)" }].compactMap(\.self)
    return parts.isEmpty ? "\(ends) \(ends == 1 ? "end" : "ends") of \(arrowsPerEnd)" : parts.joined(separator: ", ")
  }
}

extension SpotLayout {
  fileprivate var noun: String { self == .single ? "face" : "triple face" }
}

extension Round {
  /// What finds this round on its other faces in the ``RoundCatalogue``.
  public var otherFaceCodes: [String] {
    guard let code else { return [] }
    return faceOptions.filter { $0 != passes.first?.scoringSystem }.map { "\(code)@\($0.rawValue)" }
  }

  /// The round as a page shows it.
  public var screen: RoundScreen {
    var firstEnd = 1
    let passes = passes.map { pass in
      defer { firstEnd += pass.ends }
      return RoundScreen.PassScreen(
        text: pass.text,
        firstEnd: firstEnd,
        ends: pass.ends,
        arrowsPerEnd: pass.arrowsPerEnd,
        scoringSystem: pass.scoringSystem,
        maxScore: pass.maxScore
      )
    }
    return RoundScreen(code: code, name: name, passes: passes, ends: ends, arrows: arrows, maxScore: maxScore)
  }
}
