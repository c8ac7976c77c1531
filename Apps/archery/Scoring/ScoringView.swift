import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The template `scoring-fragment` shows this.
struct ScoringView {
  let announcement: Message
  /// The page's address, with the selected archer.
  let here: String
  let version: String
  /// The state from which scoring goes on without the server, as JSON.
  let offline: String?
  /// The words above each pad, and the forms that pads share, for the script to show.
  let pads: [PadWords]
  let forms: [PadForm]
  let form: Int?
  let hasTabs: Bool
  let tabs: [TabView]
  let progress: ProgressView?
  let end: OpenEndView?
  /// The end that was closed last, until the next one begins.
  let closed: ClosedEndView?
  let turn: Message
  let disputes: [Message]
  let sheet: SheetView
  let correction: CorrectionView?
  let pad: PadView?
  let target: TargetView?
  let review: ReviewView?
  let tools: ToolsView?

  init(_ context: ScoringContext) {
    let screen = context.screen
    let isCorrecting = context.corrected != nil
    let mayEnter = screen.canRecord && !isCorrecting
    announcement = Self.announcement(screen)
    here = context.address()
    version = "\(context.version)"
    offline = try? OfflineScoring(screen, action: context.command("arrows"))?.json
    let isOffline = offline != nil && !isCorrecting
    pads = isOffline ? screen.pads.enumerated().map { PadWords(number: $0, $1, screen) } : []
    form = mayEnter ? screen.pad.map { screen.pads[$0].form } : nil
    forms = isOffline ? PadForm.all(context, besides: form) : []
    hasTabs = screen.participants.count > 1
    tabs = screen.participants.enumerated().map { TabView($1, number: $0 + 1, context) }
    progress = screen.progress.map { ProgressView($0, screen) }
    end = screen.openEnd.map { OpenEndView($0, context) }
    closed = screen.closedEnd.map { ClosedEndView($0, context) }
    turn = screen.turn.message
    disputes = screen.disputes.map { Message("\($0.text). The board shows the first entry until this is settled.") }
    sheet = SheetView(context)
    correction = CorrectionView(context)
    pad = mayEnter && context.mode == .buttons ? PadView(screen.tokens, context) : nil
    target = mayEnter && context.mode == .target ? screen.face.flatMap { TargetView($0, context) } : nil
    review = isCorrecting ? nil : ReviewView(context)
    tools = isCorrecting ? nil : ToolsView(context)
  }

  /// The words for a screen reader after each change.
  private static func announcement(_ screen: ScoringScreen) -> Message {
    guard let end = screen.openEnd, let last = end.arrows.last, end.emptySlots > 0 else {
      return screen.turn.message
    }
    let shot = Message("\(last.token). Arrow \(end.arrows.count) of end \(end.number), end total \(end.total).")
    return "\(shot) \(screen.turn.message)"
  }
}

struct TabView {
  let number: Int
  let displayName: String
  let target: String?
  let runningTotal: Int
  /// nil for an archer who cannot be selected.
  let address: String?
  let isSelected: Bool
  let note: Message

  init(_ tab: ScoringScreen.ParticipantTab, number: Int, _ context: ScoringContext) {
    self.number = number
    displayName = tab.displayName
    target = tab.target?.text
    runningTotal = tab.runningTotal
    isSelected = tab.isSelected
    address = tab.status == .active ? context.address(archer: tab.id) : nil
    note = Self.note(tab, context.screen)
  }

  private static func note(_ tab: ScoringScreen.ParticipantTab, _ screen: ScoringScreen) -> Message {
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
}

struct ProgressView {
  /// The detail that begins an end with this remainder modulo two; the device shows the right one.
  struct Order {
    let rest: Int
    let text: Message
    let isHidden: Bool
  }

  let end: Int
  /// nil for a practice that lasts until the archer stops.
  let ends: Int?
  let arrow: Int?
  let arrowsPerEnd: Int
  let passText: Message
  let orders: [Order]
  let runningTotal: Int
  let maxScore: Int?
  /// The progress bar counts arrows.
  let step: Int
  let steps: Int

  init(_ progress: ScoringScreen.Progress, _ screen: ScoringScreen) {
    end = progress.end
    ends = screen.isOpenEnded ? nil : progress.ends
    arrow = screen.roundComplete ? nil : progress.arrow
    arrowsPerEnd = progress.arrowsPerEnd
    passText = screen.passText?.message ?? ""
    let number = progress.end
    orders = (screen.detailOrders ?? []).enumerated().map { place, text in
      let rest = (place + 1) % 2
      return Order(rest: rest, text: text.message, isHidden: number % 2 != rest)
    }
    runningTotal = screen.runningTotal
    maxScore = screen.isOpenEnded ? nil : screen.maxScore
    let whole = screen.roundComplete ? progress.ends : progress.end - 1
    step = whole * progress.arrowsPerEnd + (screen.roundComplete ? 0 : screen.openEnd?.arrows.count ?? 0)
    steps = progress.ends * progress.arrowsPerEnd
  }
}

/// The end being shot, with its empty places.
struct OpenEndView {
  struct Slot {
    let isNext: Bool
  }

  let label: Message
  let marks: [MarkView]
  let slots: [Slot]
  let total: Int
  let sharedSpot: Bool

  init(_ card: EndCard, _ context: ScoringContext) {
    label = Message("End \(card.number), \(card.total) points so far")
    marks = MarkView.all(in: card, context)
    slots = (0..<card.emptySlots).map { Slot(isNext: $0 == 0 && context.screen.canRecord) }
    total = card.total
    sharedSpot = card.arrows.contains(where: \.sharesSpot)
  }
}

/// The end that was closed last, which can be checked and corrected before the next one begins.
struct ClosedEndView {
  let archer: String
  let number: Int
  let marks: [MarkView]
  let total: Int

  init(_ closed: ScoringScreen.ClosedEnd, _ context: ScoringContext) {
    (archer, number, total) = (closed.displayName, closed.card.number, closed.card.total)
    marks = MarkView.all(in: closed.card, of: closed.archer, context)
  }
}

/// The closed ends, the latest first: it is the one looked at.
struct SheetView {
  struct End {
    let number: Int
    let marks: [MarkView]
    let total: Int
    let runningTotal: Int
  }

  let ends: [End]
  /// Filled by the device while the server is away.
  let isEmpty: Bool
  let canCorrect: Bool
  /// The page of the arrows' hits; nil if no arrow was placed on a face.
  let shots: String?

  init(_ context: ScoringContext) {
    let screen = context.screen
    isEmpty = screen.sheet.isEmpty
    canCorrect = !screen.finalised
    shots = screen.selected.flatMap { archer in
      screen.sheet.hasPlacements ? context.place.shoot.map { ShootAddress.shots(of: archer, in: $0).text } : nil
    }
    ends = screen.sheet.reversed().map { card in
      End(
        number: card.number,
        marks: MarkView.all(in: card, context),
        total: card.total,
        runningTotal: card.runningTotal
      )
    }
  }
}

/// One arrow in the colour of its ring; a link to its correction where it may be corrected.
struct MarkView {
  let token: String
  let colour: String
  let address: String?
  let label: Message
  let isEdited: Bool
  let isCorrected: Bool

  /// The marks of an end; `archer` is the end's archer, by default the selected one.
  static func all(in card: EndCard, of archer: PlayerID? = nil, _ context: ScoringContext) -> [MarkView] {
    card.arrows.enumerated().map { index, arrow in
      let place = Message("\(arrow.token), end \(card.number), arrow \(index + 1)")
      return MarkView(
        token: arrow.token,
        colour: arrow.colour.rawValue,
        address: context.screen.finalised ? nil : context.address(archer: archer, correcting: arrow.id),
        label: arrow.isEdited ? Message("\(place), corrected: correct it") : Message("\(place): correct it"),
        isEdited: arrow.isEdited || arrow.isOverridden,
        isCorrected: context.corrected?.arrow.id == arrow.id
      )
    }
  }
}
