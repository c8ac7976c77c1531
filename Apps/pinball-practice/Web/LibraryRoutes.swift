import ContentCache
import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// The games, and what there is to read and see of each.
  func addLibrary(to router: Router<SignedInContext>) {
    router.get("library") { request, context in
      let account = try context.requireAccount()
      let league = await app.league()
      let screen = league.library.map { $0.screen(LibraryQuery(request.formQuery, in: $0)) }
      if request.wantsJSON { return try Response.json(try screen ?? Problem.orNotFound()) }
      let notes = await notes([.library], of: league)
      return html(try pages.library(screen, notes: notes, signedIn: account.displayName), notes)
    }
    router.get("library/:game") { request, context in
      let (account, visit) = try await visit(context)
      if request.wantsJSON { return try Response.json(visit.screen) }
      try await app.saw(visit.game, .browseGame, by: account)
      let reading = await app.reading(of: visit.resources)
      return Response.html(try pages.game(visit.screen, has: reading, signedIn: account.displayName))
    }
    addTexts(to: router)
    addPictures(to: router)
  }

  private func addTexts(to router: Router<SignedInContext>) {
    router.get("library/:game/rulesheet") { _, context in
      let (account, visit) = try await visit(context)
      guard let text = try await app.text(visit.resources.rulesheet) else { throw Problem.notFound }
      try await app.saw(visit.game, .openRulesheet, by: account)
      let saved = try await app.practice(of: account).rulesheetResumeOffsets[visit.game.practiceKey]
      let progress = ReadingProgress(saved: saved, action: PinballAddress.rulesheet(visit.game.practiceKey))
      return Response.html(
        try pages.text("Rulesheet", about: visit.screen, text, progress: progress, signedIn: account.displayName)
      )
    }
    router.post("library/:game/rulesheet") { request, context in
      let (account, visit) = try await visit(context)
      let form = try await Form(request, context)
      guard let ratio = Double(try form.text("ratio")), (0...1).contains(ratio) else {
        throw Problem(.unprocessableContent, "invalidField", "The ratio is a number from 0 to 1.")
      }
      // The end of a text is hard to hit.
      let read = ratio >= 0.995 ? 1 : ratio
      try await app.record([.resumeOffset(game: visit.game.practiceKey, read)], by: account)
      return Response(status: .noContent)
    }
    router.get("library/:game/information") { _, context in
      let (account, visit) = try await visit(context)
      guard let text = try await app.text(visit.resources.gameinfo) else { throw Problem.notFound }
      return Response.html(
        try pages.text("Information", about: visit.screen, text, signedIn: account.displayName)
      )
    }
    router.post("library/:game/watched") { request, context in
      let (account, visit) = try await visit(context)
      let label = try await Form(request, context).text("label")
      try await app.saw(visit.game, .tapVideo, label, by: account)
      return Response(status: .noContent)
    }
  }

  private func addPictures(to router: Router<SignedInContext>) {
    router.get("library/:game/playfield") { _, context in
      let (account, visit) = try await visit(context)
      try await app.saw(visit.game, .openPlayfield, by: account)
      return Response.html(try pages.playfield(visit.screen, signedIn: account.displayName))
    }
    router.get("library/:game/playfield.image") { request, context in
      let (_, visit) = try await visit(context)
      let images = visit.resources.playfield
      let candidates = request.formQuery["size"] == "full" ? images.fullScreen : images.gamePage
      guard let picture = await app.picture(candidates) else { return Response.redirect(to: PinballAddress.whitewood) }
      return Response(picture, to: request)
    }
  }

  /// Somebody who looks at a game that the library has.
  private struct Visit {
    let game: LibraryGame
    let screen: GameScreen
    let resources: GameResources
  }

  private func visit(_ context: SignedInContext) async throws -> (account: Account, visit: Visit) {
    let account = try context.requireAccount()
    let (league, key) = (await app.league(), try context.parameter("game"))
    guard let game = league.library?.games(practiceKey: key).first, let screen = league.game(key) else {
      throw Problem.notFound
    }
    return (account, Visit(game: game, screen: screen, resources: GameResources(game, host: app.host)))
  }
}

extension LibraryQuery {
  /// What an address asks for; `all` is everywhere, and no source the one that the library prefers.
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

extension Response {
  /// A picture of the content, which a browser may keep as long as it is the same.
  fileprivate init(_ picture: Content, to request: Request) {
    let etag = "\"\(picture.hash)\""
    var headers: HTTPFields = [.eTag: etag, .cacheControl: "private, max-age=60"]
    if request.headers[.ifNoneMatch] == etag {
      self.init(status: .notModified, headers: headers)
      return
    }
    headers[.contentType] = Self.mediaType(of: picture.path)
    // A drawing from elsewhere may hold scripts; as a picture none of them runs, and by itself none may.
    headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    self.init(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: picture.bytes)))
  }

  private static func mediaType(of path: ContentPath) -> String {
    switch path.text.split(separator: ".").last?.lowercased() {
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    default: "image/webp"
    }
  }
}
