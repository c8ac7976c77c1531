import CanonicalJSON
public import Domain
internal import Foundation

extension LeaderboardSettings {
  /// The reason why a document is not a user's settings.
  public enum Rejection: String, Error, Hashable, Sendable {
    /// The document is no JSON object.
    case noDocument
    /// The document names another user.
    case ownerMismatch
  }

  /// Creates settings from a document, leniently.
  ///
  /// A missing or unknown value becomes the default. The original spelling is kept where a later version may have
  /// written it.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - user: The user by the document's path.
  /// - Throws: ``Rejection``.
  public init(json: [UInt8], of user: UserID) throws(Rejection) {
    guard var fields = JSONFields(json) else { throw .noDocument }
    self.init(of: user)
    let owner = fields.take("userId")
    if let owner, owner != Self.null, Self.text(owner) != user.rawValue { throw .ownerMismatch }
    createdAt = Self.time(fields.take("createdAt"))
    updatedAt = Self.time(fields.take("updatedAt"))
    showOwnScores = Self.bool(fields.take(Field.showOwnScores.rawValue))
    notifyRankChanges = Self.bool(fields.take(Field.notifyRankChanges.rawValue))
    notifyPersonalBests = Self.bool(fields.take(Field.notifyPersonalBests.rawValue))
    let bow = fields.take(Field.defaultBowType.rawValue)
    let period = fields.take(Field.defaultTimePeriod.rawValue)
    defaultBowType = Self.text(bow).flatMap { BowType(rawValue: $0) }
    defaultTimePeriod = Self.text(period).flatMap { TimePeriod(rawValue: $0) } ?? .allTime
    if defaultBowType == nil, Self.text(bow) != nil { fields.set(Field.defaultBowType.rawValue, bow) }
    let isKnownPeriod = Self.text(period).map { $0 == defaultTimePeriod.rawValue } ?? true
    if !isKnownPeriod { fields.set(Field.defaultTimePeriod.rawValue, period) }
    unread = fields
  }

  /// The document: every field, an absent bow type as null, and the fields of later versions.
  public var json: [UInt8] {
    var fields = unread
    for field in Field.allCases { fields.set(field.rawValue, wire(field)) }
    fields.set("userId", Self.spelled(userID.rawValue))
    fields.set("createdAt", Array("\(createdAt.rawValue)".utf8))
    fields.set("updatedAt", Array("\(updatedAt.rawValue)".utf8))
    return fields.bytes
  }

  /// Returns a field's value as the document spells it.
  func wire(_ field: Field) -> [UInt8] {
    if let kept = unread[Array(field.rawValue.utf8)] { return kept }
    return switch field {
    case .defaultBowType: defaultBowType.map { Self.spelled($0.rawValue) } ?? Self.null
    case .defaultTimePeriod: Self.spelled(defaultTimePeriod.rawValue)
    case .showOwnScores: Self.spelled(showOwnScores)
    case .notifyRankChanges: Self.spelled(notifyRankChanges)
    case .notifyPersonalBests: Self.spelled(notifyPersonalBests)
    }
  }

  /// Copies one field unchanged, known or not.
  mutating func take(_ field: Field, from other: LeaderboardSettings) {
    switch field {
    case .defaultBowType: defaultBowType = other.defaultBowType
    case .defaultTimePeriod: defaultTimePeriod = other.defaultTimePeriod
    case .showOwnScores: showOwnScores = other.showOwnScores
    case .notifyRankChanges: notifyRankChanges = other.notifyRankChanges
    case .notifyPersonalBests: notifyPersonalBests = other.notifyPersonalBests
    }
    unread.set(field.rawValue, other.unread[Array(field.rawValue.utf8)])
  }

  private static let null = Array("null".utf8)

  private static func spelled(_ bool: Bool) -> [UInt8] { Array((bool ? "true" : "false").utf8) }

  /// Spells a text, which always can be encoded.
  private static func spelled(_ text: String) -> [UInt8] {
    Array([text].compactMap { try? CanonicalJSON.encode($0) }.joined())
  }

  private static func text(_ value: [UInt8]?) -> String? {
    guard let value, value.first == UInt8(ascii: "\"") else { return nil }
    return try? CanonicalJSON.decode(String.self, from: value)
  }

  private static func bool(_ value: [UInt8]?) -> Bool { value != spelled(false) }

  /// Reads a non-negative whole number, also spelled with a fraction of zero; 0 for anything else.
  private static func time(_ value: [UInt8]?) -> Timestamp {
    let text = value.map { String(decoding: $0, as: UTF8.self) } ?? ""
    if let whole = Int64(text) { return Timestamp(rawValue: max(0, whole)) }
    guard text.first != "\"", let double = Double(text), double >= 0, double < 9_007_199_254_740_992,
      let whole = Int64(exactly: double)
    else { return 0 }
    return Timestamp(rawValue: whole)
  }
}

extension JSONFields {
  fileprivate mutating func take(_ name: String) -> [UInt8]? {
    defer { set(name, nil) }
    return self[Array(name.utf8)]
  }

  mutating func set(_ name: String, _ value: [UInt8]?) { self[Array(name.utf8)] = value }
}

extension DocumentKey where Value == LeaderboardSettings {
  /// Returns the key of a user's settings.
  ///
  /// A document of another user is read as absent.
  public static func leaderboardSettings(of user: UserID) -> Self {
    Self(
      ItemPath(["users", ItemPath.Segment(user), "settings", "leaderboard"]),
      decode: { try? LeaderboardSettings(json: $0, of: user) },
      encode: { $0.json }
    )
  }
}
