import CanonicalJSON
import Domain

extension LeaderboardSettings {
  /// Merges edits of two devices, both made since they last agreed.
  ///
  /// A field changed on one side keeps that change; a field changed on both goes to the later edit, or to the remote if
  /// equally late.
  ///
  /// - Parameters:
  ///   - remote: The settings of the remote store.
  ///   - base: The settings that both sides last agreed on; nil for the defaults.
  /// - Returns: The remote settings, or settings that are later than both sides and must be sent.
  public func merged(with remote: LeaderboardSettings, since base: LeaderboardSettings?) -> LeaderboardSettings {
    let before = (base ?? LeaderboardSettings(of: userID)).fields
    var merged = remote
    for name in fields.names.union(remote.fields.names)
    where fields[name] != before[name] && (remote.fields[name] == before[name] || updatedAt > remote.updatedAt) {
      merged.fields[name] = fields[name]
    }
    if merged != remote { merged.updatedAt = max(updatedAt, remote.updatedAt).advanced(byMilliseconds: 1) }
    // A creation at 0 is unknown.
    merged.createdAt = [createdAt, remote.createdAt].filter { $0 > 0 }.min() ?? 0
    return merged
  }

  /// Returns the names of the edits since the base that a merge overwrote, also of fields of later versions.
  public func overwritten(by merged: LeaderboardSettings, since base: LeaderboardSettings?) -> [String] {
    let before = (base ?? LeaderboardSettings(of: userID)).fields
    return fields.names.union(before.names)
      .filter { fields[$0] != before[$0] && fields[$0] != merged.fields[$0] }
      .map { String(decoding: $0, as: UTF8.self) }.sorted()
  }
}
