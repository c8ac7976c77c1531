import ArcheryScoring
import Domain
import Hypertext
import Pages

/// One button for a value, in the colour of its ring.
struct KeyView {
  let token: String
  let colour: String
  let label: Message
  let isWide: Bool
  let span: Int

  /// Buttons in rows of `columns`; the last one fills what its row has left.
  static func all(_ tokens: [TokenButton], columns: Int) -> [KeyView] {
    let left = (columns - tokens.count % columns) % columns
    return tokens.enumerated().map { index, button in
      let span = index == tokens.count - 1 ? left + 1 : 1
      return KeyView(button, span: span)
    }
  }

  private init(_ button: TokenButton, span: Int) {
    token = button.token
    colour = button.colour.rawValue
    label =
      switch button.token {
      case "M": Message("M, miss")
      case "X": Message("X, \(button.points) points")
      default: Message(verbatim: button.token)
      }
    isWide = span > 1
    self.span = span
  }

  /// Seven and more go in rows of four, fewer in rows of three: each is then wide enough for a thumb.
  static func columns(for tokens: [TokenButton]) -> Int { tokens.count > 6 ? 4 : 3 }
}

/// The words above a pad, which the script shows with it.
struct PadWords {
  let number: Int
  let text: Message
  /// nil for a practice that lasts until the archer stops.
  let maxScore: Int?

  init(number: Int, _ pad: ScoringPad, _ screen: ScoringScreen) {
    (self.number, text) = (number, pad.text.message)
    maxScore = screen.isOpenEnded ? nil : pad.maxScore
  }
}

/// The form of one or several pads: buttons or a face, as the scorer has chosen.
struct PadForm {
  let number: Int
  let buttons: PadView?
  let face: TargetView?

  /// The forms of all pads, except for the one that is shown.
  static func all(_ context: ScoringContext, besides shown: Int?) -> [PadForm] {
    var known = Set([shown].compactMap(\.self))
    return context.screen.pads.compactMap { pad in
      guard known.insert(pad.form).inserted else { return nil }
      let face = context.chosenMode == .target ? pad.face : nil
      let target = face.flatMap { TargetView($0, hits: [], context) }
      return PadForm(number: pad.form, buttons: target == nil ? PadView(pad.tokens, context) : nil, face: target)
    }
  }
}

/// The buttons for the next arrow.
struct PadView {
  let action: String
  let hidden: [HiddenField]
  let columns: Int
  let keys: [KeyView]

  init(_ tokens: [TokenButton], _ context: ScoringContext) {
    action = context.command("arrows")
    hidden = context.hiddenPlace
    columns = KeyView.columns(for: tokens)
    keys = KeyView.all(tokens, columns: columns)
  }
}

/// The form for another value of an arrow that was recorded.
struct CorrectionView {
  let action: String
  let hidden: [HiddenField]
  let end: Int
  let arrowNumber: Int
  let token: String
  let colour: String
  /// An arrow of a closed end is not changed without saying why.
  let needsReason: Bool
  let hasKeys: Bool
  let columns: Int
  let keys: [KeyView]
  let cancel: String

  init?(_ context: ScoringContext) {
    guard let corrected = context.corrected else { return nil }
    let tokens = context.screen.tokens
    action = context.command("edits")
    end = corrected.end.number
    arrowNumber = corrected.index + 1
    token = corrected.arrow.token
    colour = corrected.arrow.colour.rawValue
    let arrow = HiddenField(name: "arrow", value: String(corrected.index + 1))
    hidden = context.hidden("edit", end: corrected.end.number, [arrow])
    needsReason = corrected.end.emptySlots == 0
    hasKeys = !tokens.isEmpty
    columns = KeyView.columns(for: tokens)
    keys = KeyView.all(tokens, columns: columns)
    cancel = context.address()
  }
}

/// The commands that are left when all arrows are in.
struct ReviewView {
  struct Finalise {
    let action: String
    let hidden: [HiddenField]
  }

  let title: Message
  let sentence: Message
  let finalise: Finalise?
  let results: String?

  init?(_ context: ScoringContext) {
    let screen = context.screen
    guard screen.roundComplete || screen.finalised else { return nil }
    title = screen.finalised ? Message("The scores are final") : Message("All arrows are in")
    sentence =
      screen.finalised
      ? Message("Nothing more can be entered here.")
      : screen.disagreement?.message ?? Self.advice(screen)
    finalise =
      screen.canFinalise
      ? Finalise(action: context.command("finalise"), hidden: context.hidden("finalise"))
      : nil
    results = screen.finalised ? context.place.shoot.map { ShootAddress.results($0).text } : nil
  }
}

extension ReviewView {
  private static func advice(_ screen: ScoringScreen) -> Message {
    screen.scoringMode == .practice
      ? Message("Check each sheet. Finalising ends the practice.")
      : Message("Check each sheet. Once finalised, only the organiser can change a score.")
  }
}

/// Undo, and the choice between buttons and face.
struct ToolsView {
  struct Undo {
    let action: String
    let hidden: [HiddenField]
    let isEnabled: Bool
  }

  struct Mode {
    let value: String
    let label: Message
    let isCurrent: Bool
  }

  let undo: Undo?
  let miss: Bool
  let isMissHidden: Bool
  let hasModes: Bool
  let modes: [Mode]
  let modesAction: String
  /// The account that the page belongs to.
  let archer: String?

  init?(_ context: ScoringContext) {
    let screen = context.screen
    guard screen.canRecord || screen.canUndo else { return nil }
    undo = Undo(action: context.command("undo"), hidden: context.hidden("undo"), isEnabled: screen.canUndo)
    // The script shows it with the face of another pad.
    miss = screen.canRecord && context.chosenMode == .target && screen.pads.contains { $0.face != nil }
    isMissHidden = context.mode != .target
    hasModes = screen.canRecord && screen.inputModes.count > 1
    modes = screen.inputModes.map { mode in
      Mode(
        value: mode.rawValue,
        label: mode == .buttons ? Message("Buttons") : Message("Target", context: "face"),
        isCurrent: mode == context.mode
      )
    }
    modesAction = context.command("mode")
    archer = screen.selected?.rawValue
  }
}
