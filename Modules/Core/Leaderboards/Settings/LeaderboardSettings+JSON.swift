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
    if let owner, owner != Array("null".utf8), CanonicalJSON.text(owner) != user.rawValue { throw .ownerMismatch }
    createdAt = Self.time(fields.take("createdAt"))
    updatedAt = Self.time(fields.take("updatedAt"))
    for setting in Self.all { fields[setting.key] = setting.stored(fields[setting.key]) }
    self.fields = fields
  }

  /// The document: every setting, an absent bow type as null, and the fields of later versions.
  public var json: [UInt8] {
    var document = fields
    // A text can always be encoded.
    document[Array("userId".utf8)] = (try? CanonicalJSON.encode(userID.rawValue)) ?? []
    for (name, time) in [("createdAt", createdAt), ("updatedAt", updatedAt)] {
      document[Array(name.utf8)] = Array("\(time.rawValue)".utf8)
    }
    return document.bytes
  }

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
    let key = Array(name.utf8)
    defer { self[key] = nil }
    return self[key]
  }
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
