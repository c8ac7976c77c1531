import Domain

/// What some ends are entered with: the values of an arrow, the face to touch, and the words above.
package struct ScoringPad: Codable, Hashable, Sendable {
  /// The category, the distance and the face.
  package let text: ScreenText
  package let arrowsPerEnd: Int
  package let ends: Int
  package let maxScore: Int
  /// The buttons for one arrow, best first, `M` last.
  package let tokens: [TokenButton]
  /// The face to place arrows on; nil if only buttons are possible.
  package let face: FaceDrawing?
  /// The number of the form with these buttons and this face, from 0; pads that differ in words alone share one.
  package let form: Int
}

/// The different pads of a scorer's archers, in the order of their first use.
struct ScoringPads {
  private struct Key: Hashable {
    let text: ScreenText
    let pass: Pass
    let ends: Int
    let maxScore: Int
    let hasX: Bool
  }

  private struct Form: Hashable {
    let hasX: Bool
    let system: ScoringSystem
    let face: FaceSize?
    let layout: SpotLayout
  }

  private(set) var all: [ScoringPad] = []
  private var places: [Key: Int] = [:]
  private var forms: [Form: Int] = [:]

  /// Returns the place of a pass's pad.
  mutating func place(of pass: Pass, in round: Round, _ text: ScreenText, hasX: Bool) -> Int {
    let key = Key(text: text, pass: pass, ends: round.ends, maxScore: round.maxScore, hasX: hasX)
    if let known = places[key] { return known }
    let form = Form(hasX: hasX, system: pass.scoringSystem, face: pass.face, layout: pass.layout)
    let number = forms[form] ?? forms.count
    forms[form] = number
    places[key] = all.count
    all.append(
      ScoringPad(
        text: text,
        arrowsPerEnd: pass.arrowsPerEnd,
        ends: round.ends,
        maxScore: round.maxScore,
        tokens: pass.scoringSystem.buttons(withX: hasX),
        face: pass.targetFace?.drawing(withX: hasX),
        form: number
      )
    )
    return all.count - 1
  }
}
