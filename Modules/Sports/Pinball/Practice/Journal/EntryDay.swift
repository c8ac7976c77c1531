package import Domain

extension ZoneTable {
  /// Returns 22:00 of a local day, the time of entries with a day alone, such as imported scores.
  func evening(ofDay day: Int64) -> Timestamp {
    let utc = Timestamp(rawValue: (day * 24 + 22) * 3_600_000)
    let guess = utc.advanced(bySeconds: 0 &- offsetSeconds(at: utc))
    return utc.advanced(bySeconds: 0 &- offsetSeconds(at: guess))
  }

  /// Returns the moment of an entry by the day that the player names, such as `2026-03-30`.
  ///
  /// A blank day, and the day of `time`, keep that moment. Another day, which is none of the future, means 22:00.
  package func moment(on text: String, or time: Timestamp, now: Timestamp) throws(PracticeError) -> Timestamp {
    guard let text = text.trimmedOrNil else { return time }
    // Day numbers outside these years have no moments.
    guard let date = CivilDate(text: text), (1900...9999).contains(date.year) else { throw .invalidDate }
    if date.dayNumber > day(of: now) { throw .futureDate }
    return date.dayNumber == day(of: time) ? time : min(evening(ofDay: date.dayNumber), now)
  }
}

extension ScoreEntry {
  /// Returns the day of the entry; for an imported score the league's night, which is the same day in every zone.
  func day(in zone: ZoneTable) -> Int64 { eventDate?.dayNumber ?? zone.day(of: timestamp) }
}

extension JournalEntry {
  /// Returns the day of the entry; for an imported score the league's night, which is the same day in every zone.
  package func day(in zone: ZoneTable) -> Int64 { eventDate?.dayNumber ?? zone.day(of: timestamp) }
}
