internal import Domain

// The records of the files that are keyed by OPDB id. One that cannot be read costs only itself.

/// The records of a file: a list, or the list under one of some members; nil for one that cannot be read.
struct CatalogueList<Record: Decodable>: Decodable {
  let records: [Record?]

  init(from decoder: any Decoder) throws {
    if let list = try? [Tolerant<Record>](from: decoder) {
      records = list.map(\.value)
      return
    }
    let fields = try decoder.container(keyedBy: TextKey.self)
    guard let key = (["records", "items", "splits"] as [TextKey]).first(where: fields.contains) else {
      throw Unreadable()
    }
    records = try fields.decode([Tolerant<Record>].self, forKey: key).map(\.value)
  }
}

/// A machine or an alias of `opdb_export.json`.
struct CatalogueMachine: Decodable, Sendable {
  let id: OPDBID
  let name: String
  /// The edition, such as `Premium`; nil for none.
  let variant: String?
  let manufacturer: String?
  let year: Int?

  /// The most characters of a name.
  private static let longestName = 200

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: TextKey.self)
    guard let id = fields.id("opdb_id", "opdbId"), let title = fields.text("common_name", "name"),
      title.count <= Self.longestName
    else { throw Unreadable() }
    self.id = id
    if title.hasSuffix(")"), let open = title.lastIndex(of: "("), open > title.startIndex {
      name = String(title[..<open]).trimmingSpaces
      let edition = String(title[title.index(after: open)...].dropLast()).trimmingSpaces
      variant = edition.isEmpty ? nil : edition
    } else {
      (name, variant) = (title, nil)
    }
    let maker = try? fields.nestedContainer(keyedBy: TextKey.self, forKey: "manufacturer")
    manufacturer = maker?.text("name", "full_name") ?? fields.text("manufacturer")
    year = fields.text("manufacture_date").flatMap { Int($0.prefix(4)) } ?? fields.whole("year")
  }

  /// The game's slug in the file of before: maker, title, year.
  var slug: String {
    [manufacturer, name, year.map(String.init)].compactMap(\.self).map(LibrarySource.slug).joined(separator: "--")
  }
}

/// A game at a place, of `venue_layout_assets.json`.
struct PlacedGame: Decodable, Sendable {
  let id: OPDBID
  let source: LibrarySource
  let entryID: String?
  let (area, areaOrder): (String?, Int?)
  let (group, position, bank): (Int?, Int?, Int?)

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: TextKey.self)
    guard let id = fields.id("opdbId", "opdb_id"), let place = fields.text("sourceId", "source_id") else {
      throw Unreadable()
    }
    self.id = id
    source = LibrarySource(
      id: place,
      name: fields.text("sourceName", "source_name") ?? place,
      kind: LibrarySource.Kind(fields.text("sourceType", "source_type"))
    )
    entryID = fields.text("libraryEntryId", "library_entry_id")
    (area, areaOrder) = (fields.text("area"), fields.whole("areaOrder", "area_order"))
    group = fields.whole("groupNumber", "group")
    (position, bank) = (fields.whole("position"), fields.whole("bank"))
  }
}

/// A rulesheet, description, picture or video of a game, of the files `…_assets.json`.
struct GameAsset: Decodable, Sendable {
  /// The OPDB ids or practice identities of the games that it is about.
  let ids: [String]
  let priority: Int
  let path: String?
  let url: String?
  /// The video; nil for the others.
  let video: GameVideo?

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: TextKey.self)
    func flag(_ key: TextKey) -> Bool? {
      (try? fields.decode(Bool.self, forKey: key)) ?? fields.whole(key).map { $0 != 0 }
    }
    if flag("isHidden") == true || flag("isActive") == false { throw Unreadable() }
    let covered = (try? fields.decode([Tolerant<String>].self, forKey: "coveredAliasIds"))?.compactMap(\.value) ?? []
    ids =
      [fields.text("opdbId"), fields.text("practiceIdentity"), fields.text("sourceOpdbMachineId")]
      .compactMap(\.self) + covered.prefix(100)
    if ids.isEmpty { throw Unreadable() }
    priority = fields.whole("priority") ?? 0
    path = fields.text("localPath", "playfieldLocalPath")
    let url = fields.text("url", "playfieldSourceUrl")
    self.url = url
    video = fields.text("kind").flatMap { kind in
      url.flatMap { GameVideo(kind: kind, label: fields.text("label"), url: $0) }
    }
  }
}

/// A group of OPDB whose machines are several games to practise, of `practice_identity_curations_v1.json`.
struct PracticeSplit: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    let identity: String
    let members: [String]

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: TextKey.self)
      guard let identity = fields.text("practiceIdentity") else { throw Unreadable() }
      self.identity = identity
      members = (try? fields.decode([Tolerant<String>].self, forKey: "memberOpdbIds"))?.compactMap(\.value) ?? []
    }
  }

  let group: String
  let entries: [Entry]
  /// The identity that the group's own rulesheet or videos are about, by the kind of asset.
  let targets: [String: String]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: TextKey.self)
    guard let group = fields.text("opdbGroupId") else { throw Unreadable() }
    self.group = group
    entries = try fields.decode([Tolerant<Entry>].self, forKey: "practiceEntries").compactMap(\.value)
    targets = (try? fields.decode([String: String].self, forKey: "groupAssetTargets")) ?? [:]
  }
}

/// What a name of the league's files means, of `lpl_machine_mappings_v1.json` and `lpl_targets_resolved_v1.json`.
struct NamedMachine: Decodable, Sendable {
  let name: String
  let identity: String?
  let id: OPDBID?

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: TextKey.self)
    guard let name = fields.text("machine", "game") else { throw Unreadable() }
    self.name = name
    identity = fields.text("practice_identity", "practiceIdentity")
    id = fields.id("opdb_id", "opdbId")
    if identity == nil, id == nil { throw Unreadable() }
  }
}

extension KeyedDecodingContainer<TextKey> {
  fileprivate func id(_ keys: TextKey...) -> OPDBID? {
    keys.lazy.compactMap { text($0).flatMap(OPDBID.init) }.first
  }
}
