import CanonicalJSON
internal import Domain
internal import Foundation

extension ActivityLog {
  /// Reads a log as either of the two apps stored it, without the events that cannot be read.
  package init(_ bytes: [UInt8]) throws(LeagueFileError) {
    guard let list = try? CanonicalJSON.decode([Tolerant<StoredActivity>].self, from: bytes) else {
      throw .notReadable(Message("The activity log is not a list in JSON."))
    }
    self.init(events: list.compactMap(\.value?.event))
  }

  /// The one form that is written, with times in milliseconds.
  package var json: [UInt8] {
    (try? CanonicalJSON.encode(events.map { StoredActivity(event: $0) })) ?? Array("[]".utf8)
  }
}

private struct StoredActivity: Codable {
  let event: LibraryActivity

  init(event: LibraryActivity) {
    self.event = event
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: TextKey.self)
    guard let game = fields.text("gameID", "gameSlug"), let word = fields.text("kind"),
      let kind = LibraryActivity.Kind(word: word), let time = Self.time(in: fields)
    else { throw Unreadable() }
    event = LibraryActivity(
      id: fields.text("id") ?? "\(game)-\(time.rawValue)",
      gameID: game,
      gameName: fields.text("gameName") ?? game,
      kind: kind,
      detail: fields.text("detail"),
      time: time
    )
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: TextKey.self)
    try fields.encode(event.id, forKey: "id")
    try fields.encode(event.gameID, forKey: "gameID")
    try fields.encode(event.gameName, forKey: "gameName")
    try fields.encode(event.kind, forKey: "kind")
    try fields.encodeIfPresent(event.detail, forKey: "detail")
    try fields.encode(event.time.rawValue, forKey: "timestamp")
  }

  /// Reads milliseconds, or seconds since 2001, which are smaller numbers for any possible time.
  private static func time(in fields: KeyedDecodingContainer<TextKey>) -> Timestamp? {
    let number =
      (try? fields.decode(Double.self, forKey: "timestampMs")) ?? (try? fields.decode(Double.self, forKey: "timestamp"))
    guard let number, number.isFinite else { return nil }
    let isMilliseconds = abs(number) >= 1e10
    let milliseconds = isMilliseconds ? number : (number + 978_307_200) * 1000
    return Int64(exactly: milliseconds.rounded(.down)).map { Timestamp(rawValue: $0) }
  }
}
