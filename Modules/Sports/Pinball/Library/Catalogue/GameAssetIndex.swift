/// The rulesheets, descriptions, pictures and videos of all games, by the ids that the files name.
struct GameAssetIndex {
  private let identities: PracticeIdentities
  private let byID: [League.File: [String: [GameAsset]]]

  init(_ assets: [League.File: [GameAsset]], _ identities: PracticeIdentities) {
    self.identities = identities
    byID = assets.mapValues { records in
      records.reduce(into: [:]) { byID, record in
        for id in record.ids.withoutRepeats { byID[id, default: []].append(record) }
      }
    }
  }

  /// Returns a game with its assets, at a place of the league or at none.
  func game(
    _ machine: CatalogueMachine,
    _ id: OPDBID,
    _ identity: String,
    at spot: PlacedGame?,
    place: Int
  ) -> LibraryGame {
    func all(_ file: League.File, _ kind: String) -> [GameAsset] {
      identities.assetIDs(of: id, identity, kind: kind).flatMap { name in
        (byID[file]?[name] ?? []).enumerated().sorted {
          ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset)
        }
        .map(\.element)
      }
    }
    let (rules, playfields) = (all(.rulesheets, "rulesheet"), all(.playfields, "playfield"))
    var assets = GameAssets()
    assets.rulesheetPractice = rules.lazy.compactMap(\.path).first
    assets.gameinfoPractice = all(.gameinfos, "gameinfo").lazy.compactMap(\.path).first
    assets.playfieldPractice = playfields.lazy.compactMap(\.path).first
    return LibraryGame(
      place: place,
      source: (spot?.source ?? .catalogue).id,
      entryID: spot?.entryID,
      opdbID: id.text,
      practiceIdentity: identity,
      slug: machine.slug,
      name: machine.name,
      variant: machine.variant,
      manufacturer: machine.manufacturer,
      year: machine.year,
      area: spot?.area,
      areaOrder: spot?.areaOrder,
      group: spot?.group,
      position: spot?.position,
      bank: spot?.bank,
      rulesheetURL: rules.lazy.compactMap(\.url).first { $0.hasPrefix("http") },
      playfieldImageURL: playfields.lazy.compactMap(\.url).first,
      videos: Self.videos(all(.videos, "video").compactMap(\.video)),
      assets: assets
    )
  }

  /// The most videos of a game.
  private static let mostVideos = 50

  /// Returns each video once, tutorials first.
  private static func videos(_ videos: [GameVideo]) -> [GameVideo] {
    let kinds = ["tutorial", "gameplay", "competition"]
    var seen: Set<String> = []
    let once = videos.filter { seen.insert($0.youTubeID ?? $0.url).inserted }
    let ranked = once.enumerated().map { place, video in
      (rank: video.kind.flatMap(kinds.firstIndex) ?? kinds.count, place: place, video: video)
    }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.prefix(mostVideos).map(\.video)
  }
}
