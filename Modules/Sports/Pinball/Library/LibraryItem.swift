/// One item of the library file, whatever the names of its fields.
struct LibraryItem: Decodable {
  private let fields: KeyedDecodingContainer<TextKey>

  init(from decoder: any Decoder) throws {
    fields = try decoder.container(keyedBy: TextKey.self)
  }

  /// The game, and where it is listed; nil for one that has neither a name nor an id.
  func game(at place: Int, _ legacy: LegacyPaths, _ use: inout LegacyUse) -> (LibraryGame, LibrarySource)? {
    let (entry, opdb) = (fields.text("library_entry_id", "libraryEntryId"), fields.text("opdb_id", "opdbId"))
    let identity = fields.text("practice_identity", "practiceIdentity")
    let slug = fields.text("slug") ?? identity ?? opdb ?? ""
    guard let name = fields.text("name", "game") ?? [slug, entry ?? ""].first(where: { !$0.isEmpty }) else {
      return nil
    }
    let source = source
    let game = LibraryGame(
      place: place,
      source: source.id,
      entryID: entry,
      opdbID: opdb,
      practiceIdentity: identity,
      slug: slug,
      name: name,
      variant: fields.text("variant"),
      manufacturer: fields.text("manufacturer"),
      year: fields.whole("year"),
      area: fields.text("area", "location"),
      areaOrder: fields.whole("area_order", "areaOrder"),
      group: fields.whole("group"),
      position: fields.whole("position"),
      bank: fields.whole("bank"),
      rulesheetURL: fields.text("rulesheet_url", "rulesheetUrl"),
      playfieldImageURL: fields.text("playfield_image_url", "playfieldImageUrl"),
      videos: videos,
      assets: assets(legacy, &use)
    )
    return (game, source)
  }

  private var source: LibrarySource {
    let name = fields.text("library_name", "libraryName", "sourceName", "venueName", "venue") ?? LibrarySource.unnamed
    return LibrarySource(
      id: fields.text("library_id", "libraryId", "sourceId") ?? LibrarySource.slug(of: name),
      name: name,
      kind: LibrarySource.Kind(fields.text("library_type", "libraryType", "sourceType"))
    )
  }

  private var videos: [GameVideo] {
    let list = try? fields.decode([Tolerant<GameVideo>].self, forKey: "videos")
    return (list ?? []).compactMap(\.value)
  }

  private func assets(_ legacy: LegacyPaths, _ use: inout LegacyUse) -> GameAssets {
    var assets = GameAssets()
    assets.playfieldLocal = fields.text("playfieldLocal", "playfield_local")
    guard let nested = try? fields.nestedContainer(keyedBy: TextKey.self, forKey: "assets") else { return assets }
    assets.rulesheetPractice = nested.text("rulesheet_local_practice")
    assets.gameinfoPractice = nested.text("gameinfo_local_practice")
    assets.playfieldPractice = nested.text("playfield_local_practice")
    guard legacy.contains(.legacyAssets) else { return assets }
    assets.rulesheetLegacy = nested.text("rulesheet_local_legacy")
    assets.gameinfoLegacy = nested.text("gameinfo_local_legacy")
    assets.playfieldLegacy = nested.text("playfield_local_legacy")
    let isNeeded =
      assets.rulesheetPractice == nil && assets.rulesheetLegacy != nil
      || assets.gameinfoPractice == nil && assets.gameinfoLegacy != nil
      || assets.playfieldPractice == nil && assets.playfieldLocal == nil && assets.playfieldLegacy != nil
    if isNeeded { use.note(.legacyAssets) }
    return assets
  }
}
