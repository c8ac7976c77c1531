import ContentCache

/// The small made-up league that comes with the program, for trying it out.
///
/// `Tools/starter-manifest` writes its manifest anew after a file in `Starter` was changed.
enum SampleLeague {
  /// Its files, as a site would have them.
  static var starter: StarterPack {
    StarterPack(files: files, manifest: try? ContentManifest(json: PackageResources.cache_manifest_json))
  }

  /// The program in the place of a website.
  struct Source: ContentSource {
    var address: String { "sample" }

    func fetch(_ path: ContentPath, unless known: ContentTag?) async throws(ContentFailure) -> ContentAnswer {
      guard let bytes = files[path] ?? lists[path] else { throw .missing }
      return .bytes(bytes, tag: nil)
    }
  }

  private static let lists: [ContentPath: [UInt8]] = [
    "/pinball/cache-manifest.json": PackageResources.cache_manifest_json,
    "/pinball/cache-update-log.json": PackageResources.cache_update_log_json,
  ]

  private static let files: [ContentPath: [UInt8]] = [
    "/pinball/about.md": PackageResources.about_md,
    "/pinball/data/LPL_Standings.csv": PackageResources.LPL_Standings_csv,
    "/pinball/data/LPL_Stats.csv": PackageResources.LPL_Stats_csv,
    "/pinball/data/LPL_Targets.csv": PackageResources.LPL_Targets_csv,
    "/pinball/data/pinball_library_v3.json": PackageResources.pinball_library_v3_json,
    "/pinball/data/redacted_players.csv": PackageResources.redacted_players_csv,
    "/pinball/gameinfo/Gaddm-gameinfo.md": PackageResources.Gaddm_gameinfo_md,
    "/pinball/gameinfo/Gatfm-gameinfo.md": PackageResources.Gatfm_gameinfo_md,
    "/pinball/gameinfo/Gmdvl-gameinfo.md": PackageResources.Gmdvl_gameinfo_md,
    "/pinball/images/playfields/Gaddm-playfield.svg": PackageResources.Gaddm_playfield_svg,
    "/pinball/images/playfields/Gatfm-playfield.svg": PackageResources.Gatfm_playfield_svg,
    "/pinball/images/playfields/Gmdvl-playfield.svg": PackageResources.Gmdvl_playfield_svg,
    "/pinball/rulesheets/Gaddm-rulesheet.md": PackageResources.Gaddm_rulesheet_md,
    "/pinball/rulesheets/Gatfm-rulesheet.md": PackageResources.Gatfm_rulesheet_md,
    "/pinball/rulesheets/Gjaws-rulesheet.md": PackageResources.Gjaws_rulesheet_md,
    "/pinball/rulesheets/Gmdvl-rulesheet.md": PackageResources.Gmdvl_rulesheet_md,
  ]
}
