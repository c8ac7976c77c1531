import ContentCache
import Domain
import HTTPTypes
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import WireFormat

extension PinballWeb {
  /// The games, and what there is to read and see of each.
  func addLibrary(to site: Site) {
    site.page("library") { visit in
      _ = try visit.account()
      let league = await app.league()
      let screen = league.library.map {
        $0.screen(LibraryQuery(visit.query, in: $0), most: visit.wantsJSON ? nil : Self.mostGames)
      }
      let notes = await notes(league.libraryFiles, of: league)
      let games = league.library?.games ?? []
      return try pages.library(screen, all: games, notes: notes).orNotFound(for: visit).refreshing(notes)
    }
    site.page("library/:game") { visit in
      let (_, look) = try await look(visit)
      return pages.game(look.screen, has: await app.reading(of: look.resources))
    }
    addTexts(to: site)
    addPlayfield(to: site)
    addVideoPictures(to: site)
    addNotesOfLooking(to: site)
  }

  private func addTexts(to site: Site) {
    site.page("library/:game/rulesheet") { visit in
      let (account, look) = try await look(visit)
      guard let text = try await app.text(look.resources.rulesheet) else { throw Problem.notFound }
      let saved = try await app.practice(of: account).rulesheetResumeOffsets[look.game.practiceKey]
      let progress = ReadingProgress(saved: saved)
      let follows = account.practicePaths
      return pages.reading(Message("Rulesheet"), about: look.screen, text, progress: progress, follows: follows)
    }
    site.form("library/:game/rulesheet") { visit, form in
      let (account, look) = try await look(visit)
      guard let ratio = Double(try form.text("ratio")), (0...1).contains(ratio) else {
        throw Problem.invalid("ratio", Message("Enter a number from 0 to 1."))
      }
      // The end of a text is hard to hit.
      let read = ratio >= 0.995 ? 1 : ratio
      let (state, id) = (try await app.practice(of: account), try id(of: form))
      let entry = QuickEntry(id: .named("read", id), at: visit.entered(before: app.clock.now()))
      let steps = try entry.reading(game: look.game.practiceKey, ratio: read, in: state)
      try await app.record(steps, by: account, as: id)
      return .nothing
    }
    site.page("library/:game/information") { visit in
      let (_, look) = try await look(visit)
      guard let text = try await app.text(look.resources.gameinfo) else { throw Problem.notFound }
      return pages.reading(Message("Information"), about: look.screen, text)
    }
  }

  private func addPlayfield(to site: Site) {
    site.page("library/:game/playfield") { visit in
      pages.playfield(try await look(visit).look.screen)
    }
    site.download("library/:game/playfield.image") { visit in
      let images = try await look(visit).look.resources.playfield
      let candidates =
        switch visit.query["size"] {
        case "full": images.fullScreen
        case "list": images.listCard
        default: images.gamePage
        }
      return await app.picture(candidates).map(Download.init) ?? .whitewood
    }
  }

  private func addVideoPictures(to site: Site) {
    site.download("library/:game/videos/:video/picture.image") { visit in
      let videos = try await look(visit).look.game.videos
      guard let number = Int(try visit.part("video")), videos.indices.contains(number - 1) else {
        throw Problem.notFound
      }
      return await app.pictures?.first(of: videos[number - 1].thumbnails).map(Download.init) ?? .video
    }
  }

  /// Pages are opened without a change; what was looked at comes by these forms.
  private func addNotesOfLooking(to site: Site) {
    site.form("library/:game/seen") { visit, form in
      let (account, look) = try await look(visit)
      let (page, id) = (try form.choice("page", or: SeenPage.game), try id(of: form))
      switch page {
      case .game: try await app.saw(look.game, .browseGame, by: account, as: id)
      case .rulesheet: try await app.saw(look.game, .openRulesheet, by: account, as: id)
      case .playfield: try await app.saw(look.game, .openPlayfield, by: account, as: id)
      case .practice: try await app.browse(look.game, by: account, as: id)
      }
      return .nothing
    }
    site.form("library/:game/watched") { visit, form in
      let (account, look) = try await look(visit)
      try await app.saw(look.game, .tapVideo, try form.text("label"), by: account, as: try id(of: form))
      return .nothing
    }
  }

  /// The most games of a page, which a search shortens.
  private static let mostGames = 300

  /// A game that the library has, as an account looks at it.
  struct Look {
    let game: LibraryGame
    let screen: GameScreen
    let resources: GameResources
  }

  /// Returns the game of an address, which may be an earlier key of it.
  func look(_ visit: Visit) async throws -> (account: Account, look: Look) {
    let (account, league) = (try visit.account(), await app.league())
    let key = league.keys.canonical(try visit.part("game"))
    guard let game = league.library?.games(practiceKey: key).first, let screen = league.game(key) else {
      throw Problem.notFound
    }
    return (account, Look(game: game, screen: screen, resources: GameResources(game, host: app.host)))
  }
}

extension LibraryQuery {
  /// The query of an address; `all` means every source, and no source means the library's preferred one.
  init(_ query: [String: String], in library: PinballLibrary) {
    let asked = query["source"]
    let source = asked == "all" ? nil : library.source(saved: asked)?.id
    self.init(
      source: source,
      search: query["search"] ?? "",
      bank: query.number("bank", in: 0...1000),
      sort: query["sort"].flatMap { LibrarySort(rawValue: $0) }
    )
  }
}

extension Download {
  /// A picture of the content, which the browser keeps as long as it is the same.
  fileprivate init(_ picture: Content) {
    let type =
      switch picture.path.text.split(separator: ".").last?.lowercased() {
      case "svg": "image/svg+xml"
      case "png": "image/png"
      case "jpg", "jpeg": "image/jpeg"
      case "gif": "image/gif"
      default: "image/webp"
      }
    self.init(picture.bytes, as: type, version: picture.hash, isForeign: true)
  }

  /// The picture of a video without a picture.
  fileprivate static let video = Download(PackageResources.video_svg, as: "image/svg+xml", version: "video")

  /// The picture for a game without a picture of its playfield.
  fileprivate static let whitewood = Download(PackageResources.whitewood_svg, as: "image/svg+xml", version: "whitewood")
}
