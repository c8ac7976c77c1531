import Testing

@testable import conformance

@Suite struct `Corners of the kinds` {
  /// Runs one case and returns its line.
  func line(_ kind: String, _ input: String, _ expected: String) async throws -> String {
    try await CaseFolder(["a.json": file(kind, testCase("a", input, expected))]).lines()[0]
  }

  func passes(_ kind: String, _ input: String, _ expected: String) async throws {
    #expect(try await line(kind, input, expected) == "PASS a a title")
  }

  // MARK: tournament-trace

  func trace(_ input: String, _ actions: String, _ states: String, unranked: String = "[]") async throws {
    let input = #"{"format":{"ends":2,"arrowsPerEnd":1,"scoringSystem":"TEN_ZONE"},\#(input),"actions":[\#(actions)]}"#
    try await passes(
      "tournament-trace",
      input,
      #"{"trace":[\#(states)],"leaderboard":[],"unranked":\#(unranked)}"#
    )
  }

  static let signedOut = #"""
    {"ok":false,"error":"X","currentParticipant":null,"currentEnd":null,"arrowNumber":null,"roundComplete":false,
    "finalized":false}
    """#

  @Test func `a signed-out scorer may do nothing`() async throws {
    let errors = ["notScoreable", "notScoreable", "nothingToUndo", "notScoreable", "notComplete"]
    try await trace(
      #""scorer":"","advanceSelection":"stay","participants":[]"#,
      #"""
      {"op":"arrow","value":"9"},{"op":"select","participant":""},{"op":"undo"},
      {"op":"edit","participant":"a","end":1,"arrow":1,"value":"9"},{"op":"finalize"}
      """#,
      errors.map { Self.signedOut.replacing("\"X\"", with: "\"\($0)\"") }.joined(separator: ",")
    )
  }

  @Test func `withdrawing every archer leaves no selection, and finalising fails`() async throws {
    try await trace(
      #""scorer":"a","advanceSelection":"stay","participants":[{"id":"a","displayName":"","guest":false}]"#,
      #"{"op":"arrow","value":" x "},{"op":"withdraw","participant":"a"},{"op":"undo"},{"op":"finalize"}"#,
      #"""
      {"ok":true,"currentParticipant":"a","currentEnd":2,"arrowNumber":1},
      {"ok":true,"currentParticipant":null,"currentEnd":null,"arrowNumber":null,"roundComplete":false},
      {"ok":false,"error":"nothingToUndo"},{"ok":false,"error":"notComplete","finalized":false}
      """#,
      unranked: #"["a"]"#
    )
  }

  @Test func `finalising twice succeeds, withdrawing after it too`() async throws {
    try await trace(
      #""scorer":"a","advanceSelection":"stay","participants":[{"id":"a","displayName":"","guest":false}]"#,
      #"""
      {"op":"arrow","value":"9"},{"op":"arrow","value":"M"},{"op":"arrow","value":"Y"},{"op":"arrow","value":"9"},
      {"op":"finalize"},{"op":"finalize"},{"op":"arrow","value":"9","for":"b"},{"op":"withdraw","participant":"a"},
      {"op":"withdraw","participant":"nobody"}
      """#,
      #"""
      {"ok":true},{"ok":true,"roundComplete":true,"arrowNumber":1,"currentEnd":2},{"ok":false,"error":"invalidValue"},
      {"ok":false,"error":"roundComplete"},{"ok":true,"finalized":true},{"ok":true,"finalized":true},
      {"ok":false,"error":"finalized"},{"ok":true,"finalized":true,"roundComplete":false},{"ok":true,"finalized":true}
      """#,
      unranked: #"["a"]"#
    )
  }

  @Test func `an unknown operation or a missing value fails the case`() async throws {
    let head = #""format":{"ends":1,"arrowsPerEnd":1,"scoringSystem":"TEN_ZONE"},"scorer":"a","participants":[]"#
    for action in [#"{"op":"fly"}"#, #"{"op":"arrow"}"#, #"{"op":"undo","x":1}"#, "{}"] {
      let input = #"{\#(head),"advanceSelection":"stay","actions":[\#(action)]}"#
      let line = try await line("tournament-trace", input, #"{"trace":[{"ok":true}],"leaderboard":[],"unranked":[]}"#)
      #expect(line.hasPrefix("FAIL a a title: expected "))
    }
  }

  // MARK: tournament-board

  @Test func `a board may be empty, and an archer without arrows is on it`() async throws {
    let format = #""format":{"ends":1,"arrowsPerEnd":3,"scoringSystem":"ELEVEN_ZONE"}"#
    try await passes("tournament-board", #"{\#(format),"scores":{}}"#, #"{"running":{"scoreXTenEnds":[]}}"#)
    try await passes(
      "tournament-board",
      #"{\#(format),"scores":{"b":[],"a":["11 x 0"]}}"#,
      #"{"running":{"waIndoor":[{"id":"a","totalScore":22,"hits":2,"xCount":2},{"id":"b","rank":2}]}}"#
    )
  }

  // MARK: target-placement

  static let placements: [(String, String, String)] = [
    ("9223372036854775807", "1.5e13", "M"), ("-9223372036854775808", "-1.6e13", "M"), ("0", "0", "X"),
  ]

  @Test(arguments: placements)
  func `extreme coordinates are misses`(x: String, normalized: String, label: String) async throws {
    let value = label == "M" ? 0 : 10
    try await passes(
      "target-placement",
      #"""
      {"scoringSystem":"TEN_ZONE","faceDiameterUm":1220000,"shaftDiameterUm":0,"xUm":\#(x),"yUm":0,
      "normalizedX":\#(normalized),"normalizedY":0}
      """#,
      #"""
      {"label":"\#(label)","value":\#(value),"isX":\#(label == "X"),"isLineCutter":false,
      "centreOnly":{"label":"\#(label)","value":\#(value)}}
      """#
    )
  }

  @Test func `both forms of the point must give the expected result`() async throws {
    let line = try await line(
      "target-placement",
      #"""
      {"scoringSystem":"TEN_ZONE","faceDiameterUm":1220000,"shaftDiameterUm":0,"xUm":0,"yUm":0,"normalizedX":1,
      "normalizedY":0}
      """#,
      #"{"label":"X","value":10,"isX":true,"isLineCutter":false,"centreOnly":{"label":"X","value":10}}"#
    )
    #expect(line == #"FAIL a a title: expected label "X" got "1""#)
  }

  // MARK: leaderboard-ops

  func ops(_ ops: String, _ results: String) async throws {
    try await passes("leaderboard-ops", #"{"ops":[\#(ops)]}"#, #"{"results":[\#(results)]}"#)
  }

  static func op(_ op: String, _ rest: String, at: String = "2025-06-11T10:00:00Z") -> String {
    #"{"op":"\#(op)","at":"\#(at)",\#(rest)}"#
  }

  @Test func `limits, windows and archives that reach beyond the board`() async throws {
    try await ops(
      [
        Self.op("submit", #""user":"a","score":5,"periods":["weekly"]"#),
        Self.op("board", #""period":"weekly","limit":-1"#), Self.op("board", #""period":"weekly","limit":0"#),
        Self.op("around", #""period":"weekly","user":"a","radius":100000"#),
        Self.op("around", #""period":"weekly","user":"b","radius":0"#),
        Self.op("archive", #""period":"weekly","bucketId":"2025-W99""#),
        Self.op("archive", #""period":"weekly","bucketId":"2020-W01""#),
        Self.op("archive", #""period":"allTime","bucketId":"all""#),
      ].joined(separator: ","),
      #"""
      {"entries":{"weekly":{"id":"a","rank":1}}},{"error":"invalidLimit"},{"total":1,"entries":[],"bucketId":"2025-W24"},
      {"entries":[{"id":"a","position":1}]},{"error":"entryNotFound"},{"bucketId":"2025-W99","entries":[]},
      {"bucketId":"2020-W01","entries":[]},{"bucketId":"all","entries":[]}
      """#
    )
  }

  @Test func `operators, names and updates`() async throws {
    try await ops(
      [
        Self.op("update", #""user":"a","score":5,"periods":["weekly"]"#),
        Self.op("submit", #""user":"a","score":5,"periods":["weekly"],"name":"Ana""#),
        Self.op("update", #""user":"a","score":1,"periods":["weekly","daily"]"#),
        Self.op("submit", #""user":"a","score":-2,"periods":["weekly"],"operator":"increment""#),
        Self.op("submit", #""user":"a","score":1,"periods":["weekly"],"operator":"best""#),
        Self.op("update", #""user":"a","score":-9,"periods":["weekly"],"operator":"set","name":"Anna""#),
        Self.op("submit", #""user":"a","score":-9223372036854775808,"periods":["weekly"],"operator":"increment""#),
        Self.op("rank", #""period":"weekly","user":"a""#, at: "2025-06-09T00:00:00Z"),
      ].joined(separator: ","),
      #"""
      {"error":"entryNotFound"},{"entries":{"weekly":{"displayName":"Ana","score":5}}},{"error":"entryNotFound"},
      {"entries":{"weekly":{"displayName":"Ana","score":3}}},{"entries":{"weekly":{"score":3}}},
      {"entries":{"weekly":{"displayName":"Anna","score":-9}}},{"error":"scoreOverflow"},{"id":"a","score":-9}
      """#
    )
  }

  @Test func `an earlier time reaches an earlier bucket, however long ago`() async throws {
    try await ops(
      [
        Self.op("submit", #""user":"a","score":5,"periods":["daily"]"#),
        Self.op("submit", #""user":"a","score":7,"periods":["daily"]"#, at: "1969-12-31T23:59:59.999Z"),
        Self.op("board", #""period":"daily""#), Self.op("reset", #""period":"daily""#, at: "1969-12-31T00:00:00Z"),
        Self.op("reset", #""period":"daily""#, at: "1969-12-31T00:00:00Z"), Self.op("board", #""period":"daily""#),
      ].joined(separator: ","),
      #"""
      {"entries":{"daily":{"score":5}}},{"entries":{"daily":{"score":7}}},{"total":1},{"removed":1},{"removed":0},
      {"bucketId":"2025-06-11","total":1}
      """#
    )
  }
}

@Suite struct `The pinball kinds` {
  private func line(_ kind: String, _ input: String, _ expected: String) async throws -> String {
    try await CaseFolder(["a.json": file(kind, testCase("a", input, expected))]).lines()[0]
  }

  @Test func `show the league's cards`() async throws {
    let header = "Season,BankNumber,Bank,Player,Machine,RawScore,Points,EventDate"
    let stats = [
      header, "Season 2,1,A,Ada Berg,Kiss,500,90,2025-05-13", "Season 2,1,A,Ada Berg,Jaws,,,2025-05-13",
      "Season 2,2,A,Bo Ek,Kiss,\\\"1,000.0\\\",80,2025-06-01",
    ]
    let targets = "game,second_highest_avg,fourth_highest_avg,eighth_highest_avg\\nJaws,3,2,1.5\\nKiss,30,20,x\\n"
    let input = #"""
      {"now":0,"selectedPlayer":"ada  BERG","statsCsv":"\#(stats.joined(separator: "\\n"))","targetsCsv":"\#(targets)",
       "libraryItems":[{"game":"Jaws","bank":2,"group":1,"position":1},{"game":"Kiss","bank":1}]}
      """#
    let shown = #"""
      "usableRowsOfPlayer":1,"recent":{"season":2,"bank":1,"rows":[["Kiss",500,90]]},
      "nextBank":{"playedInLatestSeason":[1],"availableBanks":[1,2],"bank":2,"targets":[["Jaws",3,2,1.5]]},
      "unknownPlayerFallback":{"player":"Bo Ek","season":2,"bank":2},
      "targetBands":{"Kiss":{"great":30,"main":20,"floor":null}}
      """#
    #expect(try await line("pinball-preview-import", input, "{\(shown)}") == "PASS a a title")
    let other = shown.replacing(#""bank":2,"targets""#, with: #""bank":1,"targets""#)
    #expect(
      try await line("pinball-preview-import", input, "{\(other)}").hasPrefix(
        "FAIL a a title: expected nextBank.bank 1"
      )
    )
  }

  @Test func `keep fractions, and take files that have nothing`() async throws {
    let columns = "season,player,total," + (1...8).map { "bank_\($0)" }.joined(separator: ",")
    let input = #"{"standingsCsv":"\#(columns)\n","redactedCsv":"","selectedPlayer":null}"#
    let none = #"{"latestSeason":null,"order":[],"selectedIndex":null,"aroundWindow":null,"skippedRows":0}"#
    #expect(try await line("pinball-standings", input, none) == "PASS a a title")
    let row = "3,Ada Berg,100.25,1,2,3,4,5,6,7,8.5"
    let one = #"{"standingsCsv":"\#(columns)\n\#(row)","redactedCsv":"Ada Berg","selectedPlayer":"ada berg"}"#
    let shown = #"{"totals":[100.25],"banksOfFirst":[1,2,3,4,5,6,7,8.5],"shownRanks":[1],"aroundWindow":[0,0]}"#
    #expect(try await line("pinball-standings", one, shown) == "PASS a a title")
    let missing = #"{"standingsCsv":"season,player\n","redactedCsv":"","selectedPlayer":null}"#
    let failure = try await line("pinball-standings", missing, none)
    #expect(failure.hasPrefix("FAIL a a title: expected no error got"))
    #expect(failure.contains("total"))
  }
}
