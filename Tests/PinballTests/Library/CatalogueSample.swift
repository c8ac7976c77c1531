import Pinball

/// A league whose files are keyed by OPDB id.
enum CatalogueSample {
  static let files: [League.File: String] = [
    .machines: """
    [{"opdb_id": "G5pe4-MRem1-A1abc", "is_machine": false, "name": "Medieval Madness (Remake LE)", "common_name": null,
      "manufacturer": {"name": "Chicago Gaming"}, "manufacture_date": "2015-06-01"},
     {"opdb_id": "G5pe4-MePZv", "is_machine": true, "name": "Medieval Madness", "common_name": "",
      "manufacturer": {"manufacturer_id": 7, "name": "Williams"}, "manufacture_date": "1997-06-01"},
     {"opdb_id": "G5LW9-MQ6N5", "name": "Family Guy", "manufacturer": {"name": "Stern"}, "manufacture_date": "2007-02-01"},
     {"opdb_id": "G5LW9-ML371", "name": "Shrek", "manufacturer": {"name": "Stern"}, "manufacture_date": "2008-03-01"},
     {"opdb_id": "GKold-Mone1", "name": "Kiss", "manufacturer": {"name": "Bally"}, "manufacture_date": "1979-01-01"},
     {"opdb_id": "G4qX5-Ml9jb", "name": "Kiss (Pro)", "manufacturer": {"name": "Stern"}, "manufacture_date": "2015-01-01"},
     {"opdb_id": "GJaw1-Mjaw1", "name": "Jaws (Premium)", "manufacturer": null, "manufacture_date": null},
     {"opdb_id": "https://bad.example/", "name": "Bad"}, {"opdb_id": "G1", "name": null, "x": [[[]]]}, 7, null]
    """,
    .identities: """
    {"splits": [{"opdbGroupId": "G5LW9", "practiceEntries": [
       {"practiceIdentity": "G5LW9-MQ6N5", "title": "Family Guy", "memberOpdbIds": ["G5LW9-MQ6N5"]},
       {"practiceIdentity": "G5LW9-ML371", "title": "Shrek", "memberOpdbIds": ["G5LW9-ML371"]}],
      "groupAssetTargets": {"rulesheet": "G5LW9-ML371"}}]}
    """,
    .layout: """
    {"generatedAt": "2026-03-29T04:13:01Z", "records": [
      {"libraryEntryId": "v--8760--G5pe4-MRem1-A1abc", "sourceId": "venue--pm-8760", "sourceName": "The Avenue Cafe",
       "sourceType": "venue", "practiceIdentity": "G5pe4", "opdbId": "G5pe4-MRem1-A1abc", "area": "D", "areaOrder": 2,
       "groupNumber": 7, "position": 4, "bank": 5},
      {"libraryEntryId": "v--8760--GJaw1", "sourceId": "venue--pm-8760", "sourceName": "The Avenue Cafe",
       "sourceType": "venue", "opdbId": "GJaw1-Mother-A1none", "area": null, "bank": null},
      {"sourceId": "venue--pm-8760", "opdbId": "Gnone-Mnone"}]}
    """,
    .rulesheets: """
    {"records": [
      {"opdbId": "G5pe4", "provider": "tf", "url": "https://tiltforums.com/t/mm", "localPath": null, "priority": 1,
       "isHidden": false, "isActive": true},
      {"opdbId": "G5pe4", "provider": "pinprof", "url": null, "localPath": "/pinball/rulesheets/G5pe4-own.md",
       "priority": 0, "isHidden": false, "isActive": true},
      {"opdbId": "G5pe4-MRem1", "url": "javascript:alert(1)", "priority": 0, "isHidden": false, "isActive": true},
      {"opdbId": "G5LW9", "url": "https://rules.example/shrek", "isHidden": false, "isActive": true}]}
    """,
    .playfields: """
    {"records": [{"practiceIdentity": "G5pe4", "sourceOpdbMachineId": "G5pe4-MePZv", "coveredAliasIds": ["G5pe4-MePZv"],
      "playfieldLocalPath": "/pinball/images/playfields/G5pe4-MePZv-playfield.webp", "playfieldSourceUrl": null}]}
    """,
    .videos: """
    {"records": [
      {"opdbId": "G5pe4", "kind": "gameplay", "label": "Gameplay 1", "url": "https://youtu.be/gameplay001", "priority": 0,
       "isHidden": false, "isActive": true},
      {"opdbId": "G5pe4", "kind": "tutorial", "label": "Tutorial 1", "url": "https://youtu.be/tutorial001", "priority": 1,
       "isHidden": false, "isActive": true},
      {"opdbId": "G5pe4", "kind": "tutorial", "label": "The same", "url": "https://www.youtube.com/watch?v=tutorial001",
       "priority": 2, "isHidden": false, "isActive": true},
      {"opdbId": "G5pe4", "kind": "tutorial", "label": "Hidden", "url": "https://youtu.be/hidden00001", "priority": 0,
       "isHidden": true, "isActive": true}]}
    """,
    .names: """
    {"version": 1, "items": [{"machine": "Kiss", "practice_identity": "G4qX5", "opdb_id": "G4qX5-Ml9jb"}]}
    """,
  ]

  /// The same games in the file of before.
  static let older = """
    [{"practice_identity": "G5pe4", "opdb_id": "G5pe4-MePZv", "library_entry_id": "v--8760--G5pe4",
      "slug": "williams--medieval-madness--1997", "game": "Medieval Madness", "library_id": "venue--the-avenue-cafe"},
     {"practice_identity": "G5LW9", "opdb_id": "G5LW9-ML371", "library_entry_id": "v--1--G5LW9",
      "slug": "stern--shrek--2008", "game": "Shrek", "library_id": "venue--the-avenue-cafe"}]
    """

  /// The league with these files, in the order in which they come.
  static func league(without missing: Set<League.File> = [], older: String? = nil) -> League {
    var league = League()
    if let older { league.take(.library, Array(older.utf8)) }
    for file in League.File.catalogue where !missing.contains(file) {
      if let text = files[file] { league.take(file, Array(text.utf8)) }
    }
    return league
  }
}
