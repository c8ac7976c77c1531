import ArcheryScoring
import Domain
import Hypertext
import Pages

/// What the next arrow is entered with, or another value of a recorded one; then what is left to do.
@HTMLBuilder
func entryPart(_ context: ScoringContext) -> HTML {
  let screen = context.screen
  if let corrected = context.corrected {
    correctionForm(corrected, context)
  } else {
    if screen.canRecord {
      switch context.mode {
      case .buttons: padForm(screen.tokens, context)
      case .target: if let face = screen.face { faceForm(face, hits: screen.openEnd?.arrows ?? [], context) }
      }
    }
    if screen.roundComplete || screen.finalised { reviewPart(context) }
    if screen.canRecord || screen.canUndo { tools(context) }
  }
}

// MARK: Buttons

func padForm(_ tokens: [TokenButton], _ context: ScoringContext) -> HTML {
  form(
    post: context.command("arrows"),
    as: "arrow",
    .class("pad"),
    .data("arrow"),
    .ontoSheet,
    .label(Message("Value of the arrow"))
  ) {
    context.nextArrow()
    keys(tokens)
  }
}

/// A button for each value, in the colour of its ring; the last one fills what its row has left.
///
/// Seven and more go in rows of four, fewer in rows of three: each is then wide enough for a thumb.
private func keys(_ tokens: [TokenButton]) -> HTML {
  let columns = tokens.count > 6 ? 4 : 3
  let left = (columns - tokens.count % columns) % columns
  return div(.class("keys keys-\(columns)")) {
    for (index, key) in tokens.enumerated() {
      let isWide = left > 0 && index == tokens.count - 1
      button(
        .class("key ring-\(key.colour.rawValue)", isWide ? "wide-\(left + 1)" : nil),
        .id("key-\(key.token)"),
        .name("value"),
        .value(key.token),
        .label(key.label)
      ) { text(key.token) }
    }
  }
}

extension TokenButton {
  fileprivate var label: Message {
    switch token {
    case "M": Message("M, miss")
    case "X": Message("X, \(points) points")
    default: Message(verbatim: token)
    }
  }
}

// MARK: Corrections

/// The form for another value of an arrow that was recorded.
private func correctionForm(
  _ corrected: (end: EndCard, index: Int, arrow: ArrowMark),
  _ context: ScoringContext
) -> HTML {
  let (end, number, arrow) = (corrected.end, corrected.index + 1, corrected.arrow)
  let tokens = context.screen.tokens
  return form(
    post: context.command("edits"),
    as: "edit",
    .class("correction"),
    .ontoSheet,
    .labelled(by: "correction-title")
  ) {
    h2(.id("correction-title"), .tabindex(-1), .data("focus")) {
      t(
        "Correct end \(end.number), arrow \(number) \(span: "now", .class("quiet")) \(span: "\(arrow.token)", .class("mark ring-\(arrow.colour.rawValue)"))"
      )
    }
    context.fields(end: end.number)
    hidden("arrow", "\(number)")
    // An arrow of a closed end is not changed without saying why.
    if end.emptySlots == 0 { reasons() }
    if tokens.isEmpty {
      field(
        "value",
        t("New value"),
        .text(nil),
        .required,
        .maxlength(2),
        .autocomplete(.off),
        .autocapitalize(.characters),
        .placeholder(Message("e.g. 9, X or M"))
      )
      p { button(.class("primary block")) { t("Save correction") } }
    } else {
      keys(tokens)
    }
    p(.class("tools")) { a(.class("button"), .href(context.address()), .ontoSheet) { t("Keep as it is") } }
  }
}

/// The reason of a correction: a usual one, or another in one's own words.
func reasons() -> HTML {
  let usual = [
    Message("Wrong key"), Message("Misread on the face"), Message("Line call"), Message("Judge’s decision"),
  ]
  return fieldset(.class("reasons")) {
    legend { t("Reason") }
    for reason in usual {
      label(.class("chip-choice")) {
        control("reason", .radio(saying: reason), .required)
        span { text(reason) }
      }
    }
    label(.class("chip-choice")) {
      control("reason", .radio(""), .required)
      span { t("Another reason") }
    }
    control(
      "other-reason",
      .text(nil),
      id: "other-reason",
      .class("other-reason"),
      .maxlength(200),
      .autocomplete(.off),
      .label(Message("Another reason"))
    )
  }
}

// MARK: The end of the round

/// The commands that are left when all arrows are in.
private func reviewPart(_ context: ScoringContext) -> HTML {
  let screen = context.screen
  return div(.class("review")) {
    h2(.tabindex(-1), .data("focus")) { screen.finalised ? t("The scores are final") : t("All arrows are in") }
    p { text(reviewWords(screen)) }
    if screen.canFinalise {
      form(
        post: context.command("finalise"),
        as: "finalise",
        asks: Message("Finalise the sheets? Only the organiser can correct them afterwards."),
        .ontoSheet
      ) {
        context.fields()
        button(.class("primary block")) { t("Finalise the scores") }
      }
    }
    if screen.finalised, let shoot = context.place.shoot {
      p { a(.class("button primary block"), .href(TournamentAddress.results(shoot))) { t("See the results") } }
    }
  }
}

private func reviewWords(_ screen: ScoringScreen) -> Message {
  if screen.finalised { return Message("Nothing more can be entered here.") }
  if let disagreement = screen.disagreement { return disagreement.message }
  return screen.scoringMode == .practice
    ? Message("Check each sheet. Finalising ends the practice.")
    : Message("Check each sheet. Once finalised, only the organiser can change a score.")
}

// MARK: Tools

/// Undo, a miss beside the face, and the choice between buttons and face.
private func tools(_ context: ScoringContext) -> HTML {
  let screen = context.screen
  return div(.class("tools")) {
    form(post: context.command("undo"), as: "undo", .data("undo"), .data("online"), .ontoSheet) {
      context.fields()
      button(.id("undo"), .disabled(!screen.canUndo)) {
        spaced {
          icon(20, lines: "2.5", "M9 14 4 9l5-5", "M4 9h10a6 6 0 0 1 0 12h-3")
          t("Undo")
        }
      }
    }
    if screen.canRecord, context.chosenMode == .target, screen.pads.contains(where: { $0.face != nil }) {
      // The script shows it with the face of another pad.
      button(
        .class("ring-miss"),
        Attribute("form", "target-form"),
        .name("value"),
        .value("M"),
        .id("key-miss"),
        .hidden(context.mode != .target)
      ) { t("Miss") }
    }
    if screen.canRecord, screen.inputModes.count > 1 { modes(context) }
  }
}

private func modes(_ context: ScoringContext) -> HTML {
  form(post: context.command("mode"), as: nil, .class("modes"), .ontoSheet, .label(Message("Input"))) {
    if let archer = context.screen.selected { hidden("archer", archer.rawValue) }
    for mode in context.screen.inputModes {
      let isCurrent = mode == context.mode
      button(.name("mode"), .value(mode.rawValue), .id("mode-\(mode.rawValue)"), .current(isCurrent)) {
        text(mode == .buttons ? Message("Buttons") : Message("Target", context: "face"))
      }
    }
  }
}
