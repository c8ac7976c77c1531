import Domain
import GroupChallenges
import Spaces
import Testing

@Suite struct `A list of workouts` {
  private func list(_ text: String, zone: String = "Europe/Berlin") throws -> [ReportedWorkout] {
    try WorkoutList(text, zone: ZoneTable(named: zone), now: Timestamp(text: "2025-06-11T08:00:00Z")).workouts
  }

  private func workout(_ time: String, _ hours: Int64, _ note: String? = nil) throws -> ReportedWorkout.Content {
    .workout(at: LocalMoment(time: try Timestamp(text: time), offsetSeconds: hours * 3600), note: note)
  }

  @Test func `has its columns in any order, and leaves out others`() throws {
    let read = try list("Type;ID;Distance;At\nrun;7;5 km;2025-06-10T10:00:00+02:00\n\n;8;;2025-06-10T10:00:00Z")
    #expect(read.map(\.id) == ["7", "8"] && read.map(\.line) == [2, 4])
    #expect(read[0].content == (try workout("2025-06-10T08:00:00Z", 2, "run")))
    #expect(read[1].content == (try workout("2025-06-10T10:00:00Z", 0)))
  }

  @Test func `takes dates by noon, today's by now, and times by their zone`() throws {
    let read = try list(
      """
      id,date,time,zone,note,type
      1,2025-06-10,,,easy,run
      2,2025-06-11,,,,
      3,2025-06-10,6:05,America/New_York,,
      4,2025-03-30,02:30,,,
      """
    )
    #expect(read[0].content == (try workout("2025-06-10T10:00:00Z", 2, "easy")))
    #expect(read[1].content == (try workout("2025-06-11T08:00:00Z", 2)))
    #expect(read[2].content == (try workout("2025-06-10T10:05:00Z", -4)))
    // Clocks skip that half hour.
    #expect(read[3].content == (try workout("2025-03-30T01:30:00Z", 2)))
  }

  @Test(arguments: [
    "id,at\n1,2025-06-10T18:30+02:00", "id,at\n1,2025-06-10 18:30:00+02", "id,at\n1,2025-06-10T18:30:00.0+0200",
    "id,at\n1,2025-06-10 18:30:00", "id,at,zone\n1,2025-06-10 12:30,America/New_York", "id,date\n1,2025-06-10 18:30:00",
    "id,date\n1,10.6.2025 18:30", "id,date\n1,2025-06-10T12:30-04", "id,date,time\n1,2025-06-10 00:00:00,18:30",
    "id;date\n1;2025-06-10T18:30:00",
  ])
  func `has times in every way that programs write them`(text: String) throws {
    let content = try #require(try list(text).first).content
    let moment = if case .workout(let moment, _) = content { moment } else { nil as LocalMoment? }
    #expect(moment?.time == (try Timestamp(text: "2025-06-10T16:30:00Z")))
  }

  @Test func `has numbers as spreadsheets write them, a title above its columns, and names what it does not use`()
    throws
  {
    let text =
      "My year;;;\nid;date;Shoes;note\n17.0;2025-06-10;x;\"two\nlines\"\n1.23457E+09;2025-06-10;;\nJ\u{FFFD}rg;2025-06-10;;"
    let read = try WorkoutList(text, zone: .utc, now: Timestamp(text: "2025-06-11T08:00:00Z"))
    #expect(read.unusedColumns == ["Shoes"] && read.workouts.map(\.line) == [3, 5, 6] && read.workouts[0].id == "17")
    #expect(read.workouts[0].content == (try workout("2025-06-10T12:00:00Z", 0, "two lines")))
    for wrong in read.workouts.dropFirst() { #expect(wrong.fault != nil, "\(wrong) was read") }
  }

  @Test func `names the fault of each unreadable line`() throws {
    let read = try list(
      "id,at,date,time,zone\n1,2025-06-10\n2,,2025-02-30\n3,,2025-06-10,25:00\n4,,2025-06-10,,Mars\n5"
    )
    #expect(
      read.map(\.fault) == [
        "\"2025-06-10\" is not a time. Write it like 2025-06-11T10:00:00+02:00.",
        "\"2025-02-30\" is not a date. Write it like 2026-03-31.",
        "\"25:00\" is not a time of day. Write it like 18:30.",
        "There is no time zone \"Mars\".", "The date is missing.",
      ]
    )
  }

  @Test(arguments: [
    "Kennung;Datum;Uhrzeit;Zeitzone;Notiz\n1;10.6.2025;18:30;Europe/Berlin;5 km",
    "identifiant;date;heure;fuseau;note\n1;10/06/2025;18h30;Europe/Paris;5 km\n2;30/05/2025;;;",
    "kenmerk;datum;tijd;tijdzone;notitie\n1;10-06-2025;18:30;Europe/Amsterdam;5 km",
    "Identificador;Fecha;Hora;Zona horaria;Nota\n1;10/6/2025;18:30;Europe/Madrid;5 km\n2;13/6/2025;;;",
    "identificativo;data;ora;fuso orario;nota\n1;10.06.2025;18:30;Europe/Rome;5 km",
    "id,date,time,zone,note\n1,6/10/2025,18:30,Europe/Berlin,5 km\n2,5/30/2025,,,",
  ])
  func `has headings, dates and times as people write them in the languages of the app`(text: String) throws {
    let read = try list(text)
    let evening = try workout("2025-06-10T16:30:00Z", 2, "5 km")
    #expect(read[0].id == "1" && read[0].content == evening)
    #expect(read.allSatisfy { $0.fault == nil })
  }

  @Test(arguments: [["3/4/2025"], ["3/4/2025", "13/4/2025", "4/13/2025"]])
  func `refuses a date that it can read in two ways, and reads it where both are the same`(dates: [String]) throws {
    let read = try list("id,date\n0,4/4/2025\n" + dates.enumerated().map { "\($0 + 1),\($1)\n" }.joined())
    #expect(read[0].content == (try workout("2025-04-04T10:00:00Z", 2)))
    for workout in read.dropFirst() {
      #expect(workout.fault?.contains("can be read as two dates") == true, "\(workout)")
    }
  }

  @Test(arguments: ["31.6.2025", "1.1.25", "10.06.2025.1", "٣.٦.2025", "-1.6.2025", "10/ /2025"])
  func `refuses what is no date`(date: String) throws {
    #expect(try list("id,date\n1,\(date)")[0].fault != nil)
  }

  @Test(arguments: [
    "", "at,note\n2025-06-10T10:00:00Z", "id,note\n1,run", "id,id,at\n1,1,x", "id,at\n\"1",
    "id,at\n" + String(repeating: "1,\n", count: 10_001), "id,at\n" + String(repeating: "x", count: 1 << 20),
  ])
  func `is rejected in full if nothing can be read`(text: String) {
    #expect(throws: Refusal.self) { try list(text) }
  }
}

extension ReportedWorkout {
  /// Why it cannot be read; nil for one that can.
  fileprivate var fault: String? { if case .unreadable(let reason) = content { reason.description } else { nil } }
}

@Suite struct `Reported workouts` {
  private func workout(_ id: String, _ time: String) -> ReportedWorkout { ReportedWorkout(id: id, at: time, note: nil) }

  @Test func `count once each, by whatever way they come, and say why where they do not`() async throws {
    let gym = try await GroupAtHand(GroupRules(checkInsPerDay: 1))
    try gym.set("2025-06-11T12:00:00Z")
    let told = [
      workout("a", "2025-06-10T10:00:00+02:00"), workout("a", "2025-06-11T10:00:00+02:00"),
      workout("b", "2025-06-10T18:00:00+02:00"), workout("c", "2025-06-01T10:00:00+02:00"),
      workout("d", "2025-06-12T10:00:00+02:00"), workout("e", "today"), workout("", "2025-06-11T10:00:00+02:00"),
    ]
    let verdicts: [WorkoutReport.Verdict] = [.counted, .known, .dayFull, .tooLate, .wrong, .wrong, .wrong]
    func record(_ source: String, isTrial: Bool = false) async throws -> [WorkoutReport.Verdict] {
      let id = GroupAtHand.id
      let report = try await gym.groups("ana").record(told, from: source, in: id, isTrial: isTrial)
      return report.outcomes.map(\.verdict)
    }
    #expect(try await record("csv", isTrial: true) == verdicts)
    #expect(try await gym.rows(.checkIn) == [])
    #expect(try await record("csv") == verdicts)
    #expect(try await record("webhook") == [.known, .known] + verdicts.dropFirst(2))
    #expect(try await gym.rows(.checkIn) == ["1 ana 1"])
  }

  @Test func `that a history exports are known in its own group, and count once in another`() async throws {
    let gym = try await GroupAtHand()
    try gym.set("2025-06-11T12:00:00Z")
    let told = [workout("run-17", "2025-06-10T10:00:00+02:00")]
    try await gym.record(told, from: "csv")
    for note in ["-Dash; \"quoted\", 'so", "'=1"] {
      let day = LocalDay(of: gym.now, in: .utc)
      _ = try await gym.groups("ana").checkIn(GroupAtHand.id, at: gym.now, on: day, note: note, as: gym.ticket())
    }
    let csv = try await gym.group("ana").mine(at: gym.now).csv
    let list = try WorkoutList(csv, zone: .utc, now: gym.now)
    #expect(list.workouts.count == 3)
    let report = try await gym.record(list.workouts, from: "csv")
    #expect(report.outcomes.map(\.verdict) == [.known, .known, .known])
    #expect(try await gym.group("ana").mine(at: gym.now).entries.count == 3)
    // Another member's list is another's: the ids say nothing about this one.
    let other = try await gym.record(list.workouts, from: "csv", for: "ben")
    #expect(other.count(.counted) == 3)
    let again = try WorkoutList(try await gym.group("ben").mine(at: gym.now).csv, zone: .utc, now: gym.now)
    for user in ["ana", "ben"] as [UserID] {
      #expect(try await gym.record(again.workouts, from: "csv", for: user).count(.known) == 3, "\(user)")
    }
    let notes = try await gym.group("ben").mine(at: gym.now).entries.map(\.note)
    #expect(Set(notes) == [nil, "-Dash; \"quoted\", 'so", "'=1"])
  }

  @Test func `stay undone`() async throws {
    let gym = try await GroupAtHand()
    try gym.set("2025-06-11T12:00:00Z")
    let told = [workout("a", "2025-06-11T10:00:00+02:00")]
    try await gym.record(told, from: "csv")
    let view = try await gym.group("ana")
    let entry = try #require(view.mine(at: gym.now).entries.first)
    #expect(entry.source == "csv" && entry.date == "2025-06-11")
    _ = try await gym.groups("ana").undo(entry.id, in: GroupAtHand.id)
    let again = try await gym.record(told, from: "csv")
    #expect(again.outcomes.first?.reason == Message("This workout was counted before and then undone."))
    #expect(try await gym.rows(.checkIn) == [])
  }

  @Test func `are many at once, and no stranger's`() async throws {
    let gym = try await GroupAtHand()
    try gym.set("2025-06-11T12:00:00Z")
    let told = (0..<2500).map { workout("\($0)", "2025-06-11T10:00:00+02:00") }
    let report = try await gym.record(told, from: "csv", for: "ben")
    #expect(report.count(.counted) == 2500)
    #expect(try await gym.rows(.checkIn) == ["1 ben 2500"])
    await #expect(throws: SpaceError.notFound) { try await gym.record(told, from: "csv", for: "zoe") }
  }
}
