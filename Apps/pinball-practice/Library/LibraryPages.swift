import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func library(_ screen: LibraryScreen?, all games: [LibraryGame], notes: PageNotes) -> Page {
    Page(
      title: Message("Library"),
      body: libraryPage(screen, games, notes),
      scripts: ["keep.js", "pinball.js"],
      follows: LeagueContent.paths,
      json: screen
    )
  }

  func game(_ game: GameScreen, has reading: GameReading) -> Page {
    Page(
      title: Message(verbatim: game.name),
      body: gamePage(game, reading),
      scripts: ["keep.js", "pinball.js", "reading.js"],
      follows: LeagueContent.paths,
      json: game
    )
  }

  /// A text about a game, from its site; only a rulesheet has a reader's progress.
  func reading(
    _ title: Message,
    about game: GameScreen,
    _ document: MarkdownDocument,
    progress: ReadingProgress? = nil,
    follows: [ItemPath] = []
  ) -> Page {
    Page(
      title: Message("\(title) · \(game.name)"),
      body: readingPage(title, game, document, progress),
      scripts: ["pinball.js", "reading.js"],
      follows: follows
    )
  }

  func playfield(_ game: GameScreen) -> Page {
    Page(title: Message("Playfield · \(game.name)"), layout: .wide, body: playfieldPage(game), scripts: ["pinball.js"])
  }
}

/// The activity that a page of the library records when it is opened.
enum SeenPage: String {
  case game, rulesheet, playfield
  /// The player's own practice of the game.
  case practice
}

/// Notes that a page of a game was opened.
func seenForm(_ game: String, _ page: SeenPage) -> HTML {
  openedForm(PinballAddress.seen(game)) { hidden("page", page.rawValue) }
}

/// The texts and pictures of a game, here or at its site.
struct GameReading: Sendable {
  var hasRulesheet = false
  var hasInformation = false
  var hasPlayfield = false
}

struct ReadingProgress: Sendable {
  /// From 0 to 1; nil where nothing is saved.
  let saved: Double?
}

// MARK: The library

@HTMLBuilder
private func libraryPage(_ screen: LibraryScreen?, _ games: [LibraryGame], _ notes: PageNotes) -> HTML {
  h1 { t("Library") }
  pageNotes(notes)
  if let screen {
    libraryFilters(screen)
    p(.class("quiet"), .role(.status)) { t("\(screen.count) games") }
    for part in screen.sections {
      section {
        if let title = part.title { h2(.class("section-title")) { text(title.message) } }
        ul(.class("list cards")) { for game in part.games { li { gameLink(game) } } }
      }
    }
    if screen.omitted > 0 { p(.class("quiet")) { t("Search to find the other \(screen.omitted) games.") } }
    if screen.skippedItems > 0 {
      p(.class("quiet")) { t("\(screen.skippedItems) items of the file could not be read.") }
    }
    let rulesheets = games.onceByName.map { PinballAddress.rulesheet($0.practiceKey) }
    keepForOffline("rulesheets", Message("All rulesheets"), rulesheets)
  } else {
    missing(notes, t("No game library yet. \(a: "Add your league", .href(PinballAddress.content))"))
  }
}

private func libraryFilters(_ screen: LibraryScreen) -> HTML {
  let sources =
    screen.sources.map { Choice($0.id, named: $0.name, isChosen: $0.id == screen.source) }
    + [Choice("all", Message("Everywhere"), isChosen: screen.source == nil)]
  return filters(PinballAddress.library) {
    field(
      "search",
      t("Search"),
      .search(screen.search),
      .maxlength(100),
      .autocomplete(.off),
      .placeholder(Message("Name, maker, year")),
      box: [.class("field wide")]
    )
    field("source", t("Where"), .select(sources))
    if !screen.banks.isEmpty {
      field("bank", t("Bank"), .select(bankChoices(screen.banks, chosen: screen.bank)))
    }
    field("sort", t("Sort by"), .select(screen.sorts, screen.sort, \.title))
  }
}

private func gameLink(_ game: LibraryScreen.Game) -> HTML {
  a(.class("card game-link"), .href(PinballAddress.game(game.practiceKey))) {
    img(
      .class("thumb"),
      .src(PinballAddress.picture(game.practiceKey).with("size", "list")),
      .alt(""),
      .width(64),
      .height(96),
      .lazy
    )
    strong {
      spaced {
        bdi(game.name)
        if let variant = game.variant { span(.class("quiet")) { text(variant) } }
      }
    }
    span(.class("quiet")) { text(game.facts.message) }
  }
}

// MARK: One game

@HTMLBuilder
private func gamePage(_ game: GameScreen, _ reading: GameReading) -> HTML {
  let key = game.practiceKey
  crumbs(PinballAddress.library) { t("Back to the library") }
  h1 {
    spaced {
      bdi(game.name)
      if let variant = game.variant { span(.class("quiet")) { text(variant) } }
    }
  }
  seenForm(key, .game)
  factList(game.places) { place in
    span { bdi(place.source) }
    span(.class("quiet")) { text(place.facts.message) }
  }
  p {
    a(.href(PinballAddress.playfield(key))) {
      img(
        .class("playfield"),
        .src(PinballAddress.picture(key)),
        // A stand-in is no picture of the game, and says so.
        .alt(
          reading.hasPlayfield
            ? Message("Playfield of \(game.name)") : Message("There is no picture of the playfield of \(game.name)")
        ),
        .lazy
      )
    }
  }
  gameLinks(game, reading)
  if let target = game.target { card("target", t("Target scores")) { targetTable(target) } }
  if !game.highScores.isEmpty { highScores(game) }
  if !game.videos.isEmpty {
    card("videos", t("Videos")) {
      ul(.class("list")) { for link in StudyLink.videos(of: game) { li { studyLink(link, bdi(link.label)) } } }
    }
  }
  if let picture = game.playfieldURL.flatMap(ElsewhereAddress.init) {
    p(.class("quiet")) { a(.href(picture), .elsewhere) { t("Picture of the playfield on the web") } }
  }
  if let places = (game.links?.pinballMap).flatMap(ElsewhereAddress.init) {
    p(.class("quiet")) { a(.href(places), .elsewhere) { t("Where to play it (Pinball Map)") } }
  }
  if let tips = (game.links?.matchPlay).flatMap(ElsewhereAddress.init) {
    p(.class("quiet")) { a(.href(tips), .elsewhere) { t("Tips of players (Match Play)") } }
  }
}

@HTMLBuilder
private func gameLinks(_ game: GameScreen, _ reading: GameReading) -> HTML {
  let key = game.practiceKey
  div(.class("actions")) {
    if reading.hasRulesheet {
      a(.class("button primary"), .href(PinballAddress.rulesheet(key))) { t("Rulesheet") }
    }
    buttonLink(PinballAddress.workspace(key)) { t("My practice") }
    if reading.hasInformation { buttonLink(PinballAddress.information(key)) { t("Information") } }
    if let rules = game.rulesheetURL.flatMap(ElsewhereAddress.init) {
      a(.class("button"), .href(rules), .elsewhere) { t("Rules on the web") }
    }
  }
  if !reading.hasRulesheet { p(.class("quiet")) { t("This app has no rulesheet for this game.") } }
  keepForOffline("game \(key)", Message(verbatim: game.name), PinballAddress.pages(of: key))
}

private func highScores(_ game: GameScreen) -> HTML {
  card("scores", t("League high scores")) {
    dataTable(Message("League high scores"), game.highScores, classes: "panel") {
      Column.rank(Message("Place")) { text($0.rank) }
      Column.name(Message("Player")) { score in
        spaced {
          bdi(score.player)
          span(.class("quiet")) { t("Season \(score.season)") }
        }
      }
      Column.number(Message("Score")) { shown($0.score) }
    }
  }
}

// MARK: Texts and pictures

@HTMLBuilder
private func readingPage(
  _ title: Message,
  _ game: GameScreen,
  _ document: MarkdownDocument,
  _ progress: ReadingProgress?
) -> HTML {
  let chapters = document.chapters.filter { $0.level <= 2 }
  backToGame(game)
  h1 { text(title) }
  if let progress {
    seenForm(game.practiceKey, .rulesheet)
    let percent = Int(((progress.saved ?? 0) * 100).rounded())
    div(.class("reading"), .data("reading"), .data("saved", progress.saved.map { "\($0)" } ?? "")) {
      p(.class("flag"), .data("resume"), .hidden) {
        spaced {
          span { t("You read \(percent)% so far.") }
          button(.type(.button)) { t("Continue there") }
        }
      }
    }
  }
  if chapters.count > 2 {
    details(.class("card"), .id("contents")) {
      summary { t("Contents") }
      ul(.class("list")) {
        for chapter in chapters { li { a(.href(part: "rules-\(chapter.anchor)")) { text(chapter.title) } } }
      }
    }
  }
  article(.class("rules")) { HTML(trusted: document.html()) }
  if progress != nil {
    form(post: PinballAddress.rulesheet(game.practiceKey), as: "read", .hidden) {
      hidden("ratio", "0")
      button(.class("pill"), .data("save-reading")) { t("\(span: "0", .data("percent"))% · Mark as read to here") }
    }
  }
}

@HTMLBuilder
private func playfieldPage(_ game: GameScreen) -> HTML {
  backToGame(game)
  h1(.class("unseen")) { t("Playfield of \(game.name)") }
  seenForm(game.practiceKey, .playfield)
  img(
    .class("playfield-full"),
    .src(PinballAddress.picture(game.practiceKey).with("size", "full")),
    .alt(Message("Playfield of \(game.name)"))
  )
}

private func backToGame(_ game: GameScreen) -> HTML {
  crumbs(PinballAddress.game(game.practiceKey)) { span { t("Back to \(bdi: game.name)") } }
}

// MARK: Links

/// Something to study: a text or a picture here, or a page elsewhere.
struct StudyLink {
  enum Target {
    case here(WebAddress)
    case elsewhere(ElsewhereAddress)
    /// A video, with the form that notes that it was opened.
    case video(ElsewhereAddress, seen: WebAddress)
  }

  let label: Message
  let target: Target
  /// A picture of it; nil for none.
  var picture: WebAddress?

  static func videos(of game: GameScreen) -> [StudyLink] {
    let seen = PinballAddress.watched(game.practiceKey)
    return game.videos.enumerated().compactMap { place, video in
      guard let address = ElsewhereAddress(video.url) else { return nil }
      return StudyLink(
        label: Message(verbatim: video.label),
        target: .video(address, seen: seen),
        picture: video.hasPicture ? PinballAddress.videoPicture(game.practiceKey, place + 1) : nil
      )
    }
  }

  /// What leads there; a video tells the server that it was opened: `reading.js`.
  func link(_ classes: String, @HTMLBuilder content: () -> HTML) -> HTML {
    switch target {
    case .here(let address): a(.class(classes), .href(address)) { content() }
    case .elsewhere(let address): a(.class(classes), .href(address), .elsewhere) { content() }
    case .video(let address, let seen):
      a(.class(classes), .href(address), .elsewhere, .data("watched", seen.text), .data("label", label)) { content() }
    }
  }
}

/// A line of a list of what to study.
func studyLink(_ link: StudyLink, _ words: HTML) -> HTML {
  link.link("video-link") {
    if let picture = link.picture {
      img(.class("video-picture"), .src(picture), .alt(""), .width(120), .height(90), .lazy)
    }
    words
  }
}
