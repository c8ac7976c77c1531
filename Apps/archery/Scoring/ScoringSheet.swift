import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The content of the element `#scoring`: who shoots, the ends, and what the next arrow is entered with.
@HTMLBuilder
func scoringSheet(_ context: ScoringContext) -> HTML {
  let screen = context.screen
  let isCorrecting = context.corrected != nil
  // The state from which scoring goes on without the server, as JSON.
  let offline = try? OfflineScoring(screen, action: context.command("arrows").text)?.json
  let shownForm = screen.canRecord && !isCorrecting ? screen.pad.map { screen.pads[$0].form } : nil
  p(
    .class("unseen"),
    .announce,
    .data("address", context.address().text),
    .data("scoring", offline ?? ""),
    .data("version", "\(context.version)")
  ) { text(announcement(screen)) }
  div(.class("scoring-top")) {
    if screen.participants.count > 1 { archerTabs(context) }
    if let progress = screen.progress { progressPart(progress, screen) }
    if let end = screen.openEnd { openEnd(end, context) }
    closedEnd(context)
    for dispute in screen.disputes {
      p(.class("flag")) { t("\(dispute.text). The board shows the first entry until this is settled.") }
    }
    p(.class("turn")) { text(screen.turn.message) }
  }
  closedEnds(context)
  if offline != nil, !isCorrecting { padTemplates(context, besides: shownForm) }
  section(
    .class("entry"),
    .id("entry"),
    .data("keep-scroll"),
    .label(Message("Entry")),
    .data("shown-form", shownForm.map { "\($0)" } ?? "")
  ) {
    entryPart(context)
  }
}

/// The words for a screen reader after each change.
private func announcement(_ screen: ScoringScreen) -> Message {
  guard let end = screen.openEnd, let last = end.arrows.last, end.emptySlots > 0 else { return screen.turn.message }
  let shot = Message("\(last.token). Arrow \(end.arrows.count) of end \(end.number), end total \(end.total).")
  return "\(shot) \(screen.turn.message)"
}

// MARK: Archers

private func archerTabs(_ context: ScoringContext) -> HTML {
  nav(.class("archer-tabs"), .id("tabs"), .data("keep-scroll"), .label(Message("Archers"))) {
    for (place, tab) in context.screen.participants.enumerated() {
      if tab.status == .active {
        a(
          .class("tab"),
          .id("tab-\(place + 1)"),
          .href(context.address(archer: tab.id)),
          .ontoSheet,
          .current(tab.isSelected)
        ) { tabWords(tab, context.screen) }
      } else {
        // An archer who cannot be selected.
        span(.class("tab tab-off")) { tabWords(tab, context.screen) }
      }
    }
  }
}

@HTMLBuilder
private func tabWords(_ tab: ScoringScreen.ParticipantTab, _ screen: ScoringScreen) -> HTML {
  span(.class("tab-name")) {
    spaced {
      if let target = tab.target { span(.class("tab-target")) { text(target.text) } }
      bdi(tab.displayName)
    }
  }
  span(.class("tab-note")) { text(note(on: tab, screen)) }
  span(.class("tab-total")) { text(tab.runningTotal) }
}

private func note(on tab: ScoringScreen.ParticipantTab, _ screen: ScoringScreen) -> Message {
  switch tab.status {
  case .withdrawn: return Message("Withdrawn")
  case .disqualified: return Message("Disqualified")
  case .active: break
  }
  if tab.isSelected { return Message("Active") }
  guard let progress = screen.progress else { return tab.isGuest ? Message("Guest") : "" }
  let arrows = tab.passes.first.map { screen.pads[$0.pad].arrowsPerEnd } ?? progress.arrowsPerEnd
  return tab.isOpen ? Message("\(tab.arrowsInEnd) of \(arrows)") : Message("End \(tab.endsCompleted) ✓")
}

// MARK: Progress

private func progressPart(_ progress: ScoringScreen.Progress, _ screen: ScoringScreen) -> HTML {
  section(.class("progress"), .label(Message("Progress"))) {
    div(.class("progress-words")) {
      p(.class("progress-where")) {
        strong {
          spaced {
            t("End \(progress.end)")
            if !screen.isOpenEnded { t("of \(progress.ends)") }
          }
        }
        if !screen.roundComplete, let arrow = progress.arrow {
          text(" · ")
          t("Arrow \(arrow) of \(progress.arrowsPerEnd)")
        }
      }
      p(.class("quiet")) {
        span(.class("pad-words")) { if let words = screen.passText { text(words.message) } }
        detailOrders(progress, screen)
      }
    }
    p(.class("total")) {
      spaced {
        strong { text(screen.runningTotal) }
        span(.class("quiet pad-maximum")) { maximum(screen.maxScore, screen) }
      }
    }
    if !screen.isOpenEnded { progressBar(progress, screen) }
  }
}

/// The highest possible score; nothing in a practice that lasts until the archer stops.
@HTMLBuilder
private func maximum(_ score: Int, _ screen: ScoringScreen) -> HTML {
  if !screen.isOpenEnded { t("of \(score)") }
}

/// Which detail begins the end; each stands there with the remainder of its ends modulo two, and the device shows the
/// right one.
@HTMLBuilder
private func detailOrders(_ progress: ScoringScreen.Progress, _ screen: ScoringScreen) -> HTML {
  for (place, order) in (screen.detailOrders ?? []).enumerated() {
    let rest = (place + 1) % 2
    span(.data("order", "\(rest)"), .hidden(progress.end % 2 != rest)) {
      text(" · ")
      text(order.message)
    }
  }
}

/// Counts arrows.
private func progressBar(_ progress: ScoringScreen.Progress, _ screen: ScoringScreen) -> HTML {
  let whole = screen.roundComplete ? progress.ends : progress.end - 1
  let step = whole * progress.arrowsPerEnd + (screen.roundComplete ? 0 : screen.openEnd?.arrows.count ?? 0)
  return Tag.progress(.max(progress.ends * progress.arrowsPerEnd), .value("\(step)"), .unread)
}

// MARK: Ends

/// The end being shot, with its empty places.
@HTMLBuilder
private func openEnd(_ card: EndCard, _ context: ScoringContext) -> HTML {
  section(.class("end"), .label(Message("End \(card.number), \(card.total) points so far"))) {
    ol(.class("slots")) {
      for mark in marks(of: card, context) { li { mark } }
      for place in 0..<card.emptySlots {
        li {
          span(.class("slot", place == 0 && context.screen.canRecord ? "next" : nil)) {
            span(.class("unseen")) { t("not shot") }
          }
        }
      }
    }
    p(.class("end-total")) {
      span(.class("quiet")) { t("End") }
      strong { text(card.total) }
    }
  }
  if card.arrows.contains(where: \.sharesSpot) {
    p(.class("flag")) { t("Two arrows of this end are in one spot. The judges decide.") }
  }
}

/// The end that was closed last, which can be checked and corrected before the next one begins.
private func closedEnd(_ context: ScoringContext) -> HTML {
  let closed = context.screen.closedEnd
  return section(
    .class("closed-end"),
    .id("closed-end"),
    .hidden(closed == nil),
    .label(Message("The end closed last"))
  ) {
    if let closed {
      p(.class("closed-who")) {
        spaced {
          bdi(closed.displayName)
          span(.class("quiet")) { t("End \(closed.card.number)") }
        }
      }
      span(.class("marks")) { for mark in marks(of: closed.card, by: closed.archer, context) { mark } }
      strong { text(closed.card.total) }
    }
  }
}

/// The closed ends, the latest first: it is the one looked at.
///
/// The device fills them while the server is away.
private func closedEnds(_ context: ScoringContext) -> HTML {
  let screen = context.screen
  return section(
    .class("sheet"),
    .id("sheet"),
    .labelled(by: "sheet-title"),
    .data("keep-scroll"),
    .hidden(screen.sheet.isEmpty)
  ) {
    h2(.id("sheet-title"), .class("unseen")) { t("Ends shot") }
    table {
      endColumns()
      tbody { for card in screen.sheet.reversed() { closedRow(card, context) } }
    }
    if !screen.finalised { p(.class("hint")) { t("Tap an arrow to correct it.") } }
    if screen.sheet.hasPlacements, let archer = screen.selected, let shoot = context.place.shoot {
      p { buttonLink(TournamentAddress.shots(of: archer, in: shoot)) { t("Where they hit") } }
    }
  }
}

func endColumns() -> HTML {
  thead {
    tr {
      column(t("End"))
      column(t("Arrows"))
      column(t("End"), isNumber: true)
      column(t("Total"), isNumber: true)
    }
  }
}

private func closedRow(_ card: EndCard, _ context: ScoringContext) -> HTML {
  tr(.id("end-\(card.number)")) {
    th(.scope(.row)) {
      spaced {
        text(card.number)
        span(.class("end-state"), .title(Message("Recorded"))) {
          text("✓")
          span(.class("unseen")) {
            text(" ")
            t("Recorded")
          }
        }
      }
    }
    td { span(.class("marks")) { for mark in marks(of: card, context) { mark } } }
    td(.class("number")) { text(card.total) }
    td(.class("number")) { strong { text(card.runningTotal) } }
  }
}

/// The arrows of an end in the colours of their rings; each is a link to its correction where it may be corrected.
///
/// `archer` is nil for the selected one.
private func marks(of card: EndCard, by archer: PlayerID? = nil, _ context: ScoringContext) -> [HTML] {
  card.arrows.enumerated().map { index, arrow in
    let look = Attribute.class(
      "mark ring-\(arrow.colour.rawValue)",
      arrow.isEdited || arrow.isOverridden ? "edited" : nil,
      context.corrected?.arrow.id == arrow.id ? "corrected" : nil
    )
    if context.screen.finalised { return span(look) { text(arrow.token) } }
    let place = Message("\(arrow.token), end \(card.number), arrow \(index + 1)")
    let label = arrow.isEdited ? Message("\(place), corrected: correct it") : Message("\(place): correct it")
    let address = context.address(archer: archer, correcting: arrow.id)
    return a(look, .href(address), .ontoSheet, .label(label)) { text(arrow.token) }
  }
}

// MARK: Pads

/// The words above each pad, and the forms that pads share besides the shown one, for the script to show.
@HTMLBuilder
private func padTemplates(_ context: ScoringContext, besides shown: Int?) -> HTML {
  let screen = context.screen
  for (place, pad) in screen.pads.enumerated() {
    Tag.template(.data("words", "\(place)")) {
      span { text(pad.text.message) }
      span { maximum(pad.maxScore, screen) }
    }
  }
  for pad in screen.pads(besides: shown) {
    Tag.template(.data("form", "\(pad.form)")) {
      if context.chosenMode == .target, let face = pad.face {
        faceForm(face, hits: [], context)
      } else {
        padForm(pad.tokens, context)
      }
    }
  }
}

extension ScoringScreen {
  /// The first pad of each form except for the one that is shown.
  fileprivate func pads(besides shown: Int?) -> [ScoringPad] {
    var known = Set([shown].compactMap(\.self))
    return pads.filter { known.insert($0.form).inserted }
  }
}
