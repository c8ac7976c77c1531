public import Domain

extension ZoneTable {
  /// A moment of a local day for what is known by its day alone: 22:00, as imported scores have it.
  func evening(ofDay day: Int64) -> Timestamp {
    let utc = Timestamp(rawValue: (day * 24 + 22) * 3_600_000)
    let guess = utc.advanced(bySeconds: 0 &- offsetSeconds(at: utc))
    return utc.advanced(bySeconds: 0 &- offsetSeconds(at: guess))
  }

  /// Returns the moment of an entry by the day that the player names.
  ///
  /// - Parameters:
  ///   - text: The day, such as `2026-03-30`; blank for the moment itself.
  ///   - time: The moment at which the day is named. It stays where it is on that day already.
  ///   - now: The present, for an entry of the past.
  /// - Returns: The moment, at 22:00 on another day.
  /// - Throws: ``PracticeRefusal/invalidDate``, ``PracticeRefusal/futureDate``.
  public func moment(on text: String, or time: Timestamp, now: Timestamp) throws(PracticeRefusal) -> Timestamp {
    guard let text = text.trimmedOrNil else { return time }
    // Numbers of days outside these years have no moments.
    guard let date = CivilDate(text: text), (1900...9999).contains(date.year) else { throw .invalidDate }
    if date.dayNumber > day(of: now) { throw .futureDate }
    return date.dayNumber == day(of: time) ? time : min(evening(ofDay: date.dayNumber), now)
  }
}

extension ScoreEntry {
  /// The day that the score counts for: of an imported one the league's night, which is the same day in every zone.
  func day(in zone: ZoneTable) -> Int64 { eventDate?.dayNumber ?? zone.day(of: timestamp) }
}

extension JournalEntry {
  /// The day that the row stands under: of an imported score the league's night, which is the same day in every zone.
  public func day(in zone: ZoneTable) -> Int64 { eventDate?.dayNumber ?? zone.day(of: timestamp) }
}
