import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The games that were looked for.
  func library(_ screen: LibraryScreen?, notes: NotesView) throws(TemplateFailure) -> Page {
    try page(
      Message("Library"),
      "library",
      LibraryView(screen, notes),
      in: .library,
      scripts: ["choices.js"],
      follows: LeagueContent.paths,
      json: screen
    )
  }

  /// One game.
  func game(_ game: GameScreen, has resources: GameReading, ticket: FormTicket) throws(TemplateFailure) -> Page {
    try page(
      Message(verbatim: game.name),
      "game",
      GameView(game, resources, ticket),
      in: .library,
      scripts: ["opened.js", "reading.js"],
      follows: LeagueContent.paths,
      json: game
    )
  }

  /// A text about a game, from its site.
  ///
  /// - Parameters:
  ///   - title: The kind of text.
  ///   - game: The game.
  ///   - text: The text.
  ///   - progress: The reader's progress; nil for a text without one.
  ///   - follows: The records that the page shows.
  /// - Returns: The page.
  /// - Throws: ``TemplateFailure``.
  func text(
    _ title: Message,
    about game: GameScreen,
    _ text: MarkdownDocument,
    progress: ReadingProgress? = nil,
    follows: [Path] = []
  ) throws(TemplateFailure) -> Page {
    try page(
      Message("\(title) · \(game.name)"),
      "rulesheet",
      RulesheetView(title, game, text, progress),
      in: .library,
      scripts: ["opened.js", "reading.js"],
      follows: follows
    )
  }

  /// The picture of a playfield by itself.
  func playfield(_ game: GameScreen, ticket: FormTicket) throws(TemplateFailure) -> Page {
    try page(
      Message("Playfield · \(game.name)"),
      "playfield",
      PlayfieldView(game, ticket),
      in: .library,
      layout: .wide,
      scripts: ["opened.js"]
    )
  }
}

/// The activity that a page of the library records when it is opened.
enum SeenPage: String {
  case game, rulesheet, playfield
  /// The player's own practice of the game.
  case practice
}

extension OpenedView {
  /// Notes that a page of a game was opened.
  init(_ game: String, _ page: SeenPage, _ ticket: FormTicket) {
    self.init(PinballAddress.seen(game), ticket, [HiddenField(name: "page", value: page.rawValue)])
  }
}

/// The texts and pictures of a game, here or at its site.
struct GameReading: Sendable {
  var hasRulesheet = false
  var hasInformation = false
  var hasPlayfield = false
}

/// A reader's progress in a text.
struct ReadingProgress: Sendable {
  /// From 0 to 1; nil where nothing is saved.
  let saved: Double?
  let ticket: FormTicket
}

/// The view of the template `library`.
private struct LibraryView {
  struct Section {
    let title: Message?
    let games: [GameLinkView]
  }

  let notes: NotesView
  let hasLibrary: Bool
  let sources: [OptionView]
  let search: String
  let hasBanks: Bool
  let banks: [OptionView]
  let sorts: [OptionView]
  let sections: [Section]
  let count: Int
  /// nil where every item could be read.
  let skipped: Int?

  init(_ screen: LibraryScreen?, _ notes: NotesView) {
    self.notes = notes
    hasLibrary = screen != nil
    sources =
      (screen?.sources ?? []).map { OptionView($0.id, Message(verbatim: $0.name), isChosen: $0.id == screen?.source) }
      + [OptionView("all", Message("Everywhere"), isChosen: screen?.source == nil)]
    search = screen?.search ?? ""
    hasBanks = screen?.banks.isEmpty == false
    banks =
      [OptionView("", Message("All banks"), isChosen: screen?.bank == nil)]
      + (screen?.banks ?? []).map { OptionView("\($0)", Message("Bank \($0)"), isChosen: $0 == screen?.bank) }
    sorts = (screen?.sorts ?? []).map {
      OptionView($0.rawValue, $0.title, isChosen: $0 == screen?.sort)
    }
    sections = (screen?.sections ?? []).map { section in
      Section(title: section.title?.message, games: section.games.map(GameLinkView.init))
    }
    count = screen?.count ?? 0
    skipped = (screen?.skippedItems).flatMap { $0 > 0 ? $0 : nil }
  }
}

private struct GameLinkView {
  let name: String
  let variant: String?
  let facts: Message
  let address: String
  let picture: String

  init(_ game: LibraryScreen.Game) {
    (name, variant, facts) = (game.name, game.variant, game.facts.message)
    address = PinballAddress.game(game.practiceKey).text
    picture = PinballAddress.picture(game.practiceKey).with("size", "list").text
  }
}

/// The view of the template `game`.
private struct GameView {
  struct Score {
    let rank: Int
    let player: String
    let score: Message
    let season: String
  }

  struct Place {
    let source: String
    let facts: Message
  }

  struct Picture {
    let address: String
    let page: String
    let alt: Message

    /// A stand-in is no picture of the game, and says so.
    init(_ game: GameScreen, isOwn: Bool) {
      address = PinballAddress.picture(game.practiceKey).text
      page = PinballAddress.playfield(game.practiceKey).text
      alt =
        isOwn
        ? Message("Playfield of \(game.name)") : Message("There is no picture of the playfield of \(game.name)")
    }
  }

  let library = PinballAddress.library.text
  let opened: OpenedView
  let practice: String
  let name: String
  let variant: String?
  let places: [Place]
  let rulesheet: String?
  let information: String?
  let picture: Picture
  let rulesheetURL: String?
  let playfieldURL: String?
  let hasVideos: Bool
  let videos: [VideoView]
  let watched: String
  let target: TargetView?
  let hasScores: Bool
  let scores: [Score]

  init(_ game: GameScreen, _ resources: GameReading, _ ticket: FormTicket) {
    opened = OpenedView(game.practiceKey, .game, ticket)
    (name, variant) = (game.name, game.variant)
    places = game.places.map { Place(source: $0.source, facts: $0.facts.message) }
    let key = game.practiceKey
    practice = PinballAddress.workspace(key).text
    rulesheet = resources.hasRulesheet ? PinballAddress.rulesheet(key).text : nil
    information = resources.hasInformation ? PinballAddress.information(key).text : nil
    picture = Picture(game, isOwn: resources.hasPlayfield)
    (rulesheetURL, playfieldURL) = (game.rulesheetURL, game.playfieldURL)
    (hasVideos, videos) = (!game.videos.isEmpty, VideoView.all(of: game))
    watched = PinballAddress.watched(key).text
    target = game.target.map(TargetView.init)
    hasScores = !game.highScores.isEmpty
    scores = game.highScores.map {
      Score(rank: $0.rank, player: $0.player, score: shown($0.score), season: $0.season)
    }
  }
}

/// The view of the template `rulesheet`.
private struct RulesheetView {
  struct Progress {
    let action: String
    let hidden: [HiddenField]
    let saved: String
    let percent: String
  }

  let title: Message
  let name: String
  let game: String
  let chapters: [MarkdownDocument.Chapter]
  let hasChapters: Bool
  let body: HTML
  let progress: Progress?
  let opened: OpenedView?

  init(_ title: Message, _ game: GameScreen, _ text: MarkdownDocument, _ progress: ReadingProgress?) {
    (self.title, name) = (title, game.name)
    self.game = PinballAddress.game(game.practiceKey).text
    chapters = text.chapters.filter { $0.level <= 2 }
    hasChapters = chapters.count > 2
    body = HTML(trusted: text.html())
    opened = progress.map { OpenedView(game.practiceKey, .rulesheet, $0.ticket) }
    self.progress = progress.map { progress in
      Progress(
        action: PinballAddress.rulesheet(game.practiceKey).text,
        hidden: [progress.ticket.field(for: "read")],
        saved: progress.saved.map { "\($0)" } ?? "",
        percent: progress.saved.map { "\(Int(($0 * 100).rounded()))" } ?? "0"
      )
    }
  }
}

private struct PlayfieldView {
  let name: String
  let game: String
  let address: String
  let opened: OpenedView

  init(_ game: GameScreen, _ ticket: FormTicket) {
    opened = OpenedView(game.practiceKey, .playfield, ticket)
    name = game.name
    self.game = PinballAddress.game(game.practiceKey).text
    address = PinballAddress.picture(game.practiceKey).with("size", "full").text
  }
}

/// A video of a game, as lists show it.
struct VideoView {
  let label: String
  let url: String
  /// The address of its picture; nil where its site has none.
  let picture: String?

  static func all(of game: GameScreen) -> [VideoView] {
    game.videos.enumerated().map { place, video in
      let picture = PinballAddress.videoPicture(game.practiceKey, place + 1).text
      return VideoView(label: video.label, url: video.url, picture: video.hasPicture ? picture : nil)
    }
  }
}
