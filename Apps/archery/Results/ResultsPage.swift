import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// The results with every sheet; on paper, the list alone.
  ///
  /// `isPublic` leaves out links that need an account, `mayShare` offers a link for spectators, and `made` is such a link.
  func results(
    _ screen: ResultsScreen,
    marksOwn: Bool = true,
    isPublic: Bool = false,
    mayShare: Bool = false,
    sharing made: MadeLink? = nil
  ) throws(TemplateFailure) -> Page {
    var view = ResultsView(screen, marksOwn: marksOwn, isPublic: isPublic)
    view.made = made
    if mayShare { view.share = ShootAddress.share(screen.tournament).text }
    return Page(
      title: Message("Results · \(screen.name)"),
      layout: .wide,
      body: try content.render("results", view),
      scripts: ["page-head.js"],
      follows: [screen.tournament.journal],
      json: screen
    )
  }
}

/// The template `results` shows this.
private struct ResultsView {
  /// A link for spectators that was just made.
  var made: MadeLink?
  /// The address of the form that makes one; nil for readers who may not.
  var share: String?
  /// Whether the page is for members of the shoot, with links to the pages that they may open.
  let isForMembers: Bool
  let name: String
  let shoot: String
  let history = ShootAddress.history.text
  let choices: [BoardChoiceView]
  let hasChoices: Bool
  let division: Message?
  let csv: String
  let json: String
  let scoreCards: String
  let isFinal: Bool
  let state: Message
  /// The categories that corrections changed; nil where there are none.
  let changes: Message?
  let choiceLabel: Message
  /// At the head of each sheet of paper.
  let head: Message
  let logHash: String?
  let date: DayView
  let place: String?
  let categories: [CategoryPart]
  let hasMedals: Bool
  let medals: [MedalTable.Row]
  let hasBests: Bool
  let bests: [BestView]
  let hasDisputes: Bool
  let disputes: [Message]
  let hasRefused: Bool
  let refused: [RefusedView]
  let sheets: [ArcherSheetView]

  init(_ screen: ResultsScreen, marksOwn: Bool, isPublic: Bool) {
    isForMembers = !isPublic
    name = screen.name
    shoot = ShootAddress.shoot(screen.tournament).text
    let choice = BoardChoice(division: screen.division, category: screen.category)
    choices = isPublic ? [] : BoardChoiceView.divisions(of: screen)
    hasChoices = !choices.isEmpty
    division = screen.division?.label
    csv = ShootAddress.results(screen.tournament, as: "csv").with(choice).text
    json = ShootAddress.results(screen.tournament, as: "json").with(choice).text
    scoreCards = ShootAddress.scoreCards(screen.tournament).text
    isFinal = screen.isFinal
    state = screen.state
    changes = screen.changed
    choiceLabel = screen.allCategories.isEmpty ? Message("Bow") : Message("Category")
    head = [Message(verbatim: screen.name), DayView(screen.day).inSentence, screen.state].joined(separator: " · ")
    logHash = screen.logHash
    date = DayView(screen.day)
    place = screen.place
    categories = screen.categories.enumerated().map { CategoryPart($1, number: $0, screen, marksOwn: marksOwn) }
    medals = screen.allCategories.isEmpty ? [] : MedalTable(screen).rows
    hasMedals = !medals.isEmpty
    bests = screen.sheets.compactMap(BestView.init)
    hasBests = !bests.isEmpty
    disputes = screen.disputes.map(\.text)
    hasDisputes = !disputes.isEmpty
    refused = screen.refused.map(RefusedView.init)
    hasRefused = !refused.isEmpty
    let placed = screen.categories.flatMap { category in
      category.rows.map { ($0.id, $0.placeWords(of: category.rows.count)) }
    }
    let places = Dictionary(placed) { first, _ in first }
    sheets = screen.sheets.map { ArcherSheetView($0, screen, place: places[$0.id] ?? nil, isPublic: isPublic) }
  }
}

/// One category of the results.
private struct CategoryPart {
  struct ShootOff {
    let lines: [Line]
  }

  struct Line {
    let place: Int
    let displayName: String
    let shots: String
    let distance: Message
  }

  let key: Int
  /// nil where the shoot has no list of categories.
  let title: Message?
  let bows: Message?
  let isCombined: Bool
  let roundName: Message
  let arrows: Int
  let maxScore: Int
  let hasPodium: Bool
  let podium: [StepView]
  let standings: StandingsView
  let ruleName: Message
  let ruleText: Message
  let hasShootOffs: Bool
  let shootOffs: [ShootOff]

  init(_ category: CategoryResults, number: Int, _ screen: ResultsScreen, marksOwn: Bool) {
    key = number
    title = screen.allCategories.isEmpty ? nil : category.name.message
    let labels = category.bows.map(\.label)
    bows = labels.isEmpty ? nil : labels.joined(separator: ", ")
    isCombined = category.isCombined
    (roundName, arrows, maxScore) = (.round(category.round.name), category.round.arrows, category.round.maxScore)
    podium = category.podium.compactMap(StepView.init)
    hasPodium = !podium.isEmpty
    standings = StandingsView(category, marksOwn: marksOwn)
    (ruleName, ruleText) = (category.rule.name.message, category.rule.explanation.message)
    shootOffs = category.shootOffs.map { result in
      ShootOff(
        lines: result.lines.map { line in
          Line(
            place: line.place,
            displayName: line.displayName,
            shots: line.tokens.joined(separator: " "),
            distance: line.distanceMm.map { Message("\($0) mm from the centre") } ?? ""
          )
        }
      )
    }
    hasShootOffs = !shootOffs.isEmpty
  }
}

/// An archer who has never shot as much in this round with this kind of bow.
private struct BestView {
  let displayName: String
  let score: Int
  let previous: Int

  init?(_ sheet: ArcherSheet) {
    guard let best = sheet.personalBest, best.isBest, let previous = best.previous else { return nil }
    (displayName, score, self.previous) = (sheet.displayName, best.score, previous)
  }
}

/// One step of the podium.
private struct StepView {
  struct Archer {
    let displayName: String
  }

  let rank: Int
  let archers: [Archer]
  let totalScore: Int
  let isTied: Bool

  init?(_ place: ResultsScreen.PodiumPlace) {
    guard let first = place.archers.first, first.arrowsShot > 0 else { return nil }
    rank = place.rank
    archers = place.archers.map { Archer(displayName: $0.displayName) }
    totalScore = first.totalScore
    isTied = place.archers.count > 1
  }
}

/// One archer's sheet, the arrows of each end best first as on paper.
private struct ArcherSheetView {
  struct Mark {
    let token: String
    let colour: String
  }

  struct End {
    let number: Int
    let marks: [Mark]
    let total: Int
    let runningTotal: Int
  }

  let displayName: String
  let totalScore: Int
  /// The archer's place and the reason for it; nil for an archer without one.
  let place: Message?
  let facts: Message
  let hasEnds: Bool
  let ends: [End]
  let hasPasses: Bool
  let passes: [ArcherSheet.PassTotal]
  /// The page of the arrows' hits; nil if no arrow was placed on a face.
  let shots: String?

  init(_ sheet: ArcherSheet, _ screen: ResultsScreen, place: Message?, isPublic: Bool) {
    self.place = place
    displayName = sheet.displayName
    totalScore = sheet.totalScore
    facts = sheet.facts(sheet.countTitles)
    shots = sheet.ends.hasPlacements && !isPublic ? ShootAddress.shots(of: sheet.id, in: screen.tournament).text : nil
    hasEnds = !sheet.ends.isEmpty
    ends = sheet.ends.map { card in
      let colours = Dictionary(card.arrows.map { ($0.token, $0.colour.rawValue) }) { first, _ in first }
      let marks = card.sortedTokens.map { Mark(token: $0, colour: colours[$0] ?? FaceColour.miss.rawValue) }
      return End(number: card.number, marks: marks, total: card.total, runningTotal: card.runningTotal)
    }
    passes = sheet.passes.filter { $0.arrowsShot > 0 }
    hasPasses = passes.count > 1
  }
}

extension ResultsScreen {
  /// Whether the results stand, and which version of them this is.
  var state: Message {
    guard isFinal else { return Message("Provisional · \(status.label)") }
    return version > 1 ? Message("Final, corrected (version \(version))") : Message("Final (version 1)")
  }
}

extension ResultsScreen {
  /// The categories that differ from the first version, where there are several.
  var changed: Message? {
    if allCategories.count < 2 || changes.isEmpty || !isFinal { return nil }
    let names = changes.map { Message("\($0.name.message) (version \($0.version))") }
    return Message("Changed since version 1: \(names.joined(separator: ", ")).")
  }
}

extension BoardChoiceView {
  /// The same results for one kind of bow; none where there is nothing to choose.
  fileprivate static func divisions(of screen: ResultsScreen) -> [BoardChoiceView] {
    let address = ShootAddress.results(screen.tournament)
    if !screen.allCategories.isEmpty {
      if screen.allCategories.count < 2 { return [] }
      let all: [CategoryName?] = [nil] + screen.allCategories.map(\.self)
      return all.map { category in
        let label = category?.name.message ?? Message("All categories")
        let choice = BoardChoice(category: category?.id)
        let isCurrent = category?.id == screen.category
        return BoardChoiceView(label: label, address: address.with(choice).text, isCurrent: isCurrent)
      }
    }
    if screen.divisions.count < 2, screen.division == nil { return [] }
    return ([nil] + screen.divisions.map(Optional.init)).map { bow in
      let label = bow?.label ?? Message("All archers")
      let choice = BoardChoice(division: bow)
      return BoardChoiceView(label: label, address: address.with(choice).text, isCurrent: bow == screen.division)
    }
  }
}

extension BoardRow {
  /// Such as `Place 2 of 5, 14 behind the first. Ahead of Ben by Xs, 7 to 5.`; nil before the first arrow.
  func placeWords(of count: Int) -> Message? {
    if arrowsShot == 0 { return nil }
    let behind = -scoreDifferenceFromFirst
    let place =
      switch (tied, behind) {
      case (false, 0): Message("Place \(rank) of \(count).")
      case (true, 0): Message("Place \(rank) of \(count), shared.")
      case (false, _): Message("Place \(rank) of \(count), \(behind) behind the highest score.")
      case (true, _): Message("Place \(rank) of \(count), shared, \(behind) behind the highest score.")
      }
    return if let reason { "\(place) \(reason.message)" } else { place }
  }
}

extension ArcherSheet {
  /// The sheet in figures, on one line.
  func facts(_ titles: CountTitles) -> Message {
    var facts = [Message("\(arrowsShot) arrows")]
    if arrowsShot > 0 {
      facts += titles.words(of: self)
      facts.append("\(Message("\(Words.decimal(averageArrow)) an arrow")), \(Words.decimal(percentage)) %")
    }
    if let best = bestEnd {
      facts.append(Message("\(Words.decimal(averageEnd)) an end, best end \(best.total) (end \(best.number))"))
    }
    if let best = personalBest {
      if best.isFirst { facts.append(Message("first score of this round")) }
      if best.isBest, let previous = best.previous { facts.append(Message("personal best (\(previous) before)")) }
    }
    if let group {
      facts.append(
        group.isIncomplete
          ? Message("group \(group.bias), from part of the arrows") : Message("group \(group.bias)")
      )
    }
    if isChecked { facts.append(Message("checked against paper")) }
    return facts.joined(separator: " · ")
  }
}
