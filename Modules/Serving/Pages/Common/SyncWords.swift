import CanonicalJSON
public import Domain
public import OfflineSync

/// The names of synced items for people.
///
/// An app names its own items. Settings, notices and documents have the same names in all apps.
public struct SyncWords: Sendable {
  private let item: @Sendable (SyncItem) async -> Message?
  private let event: @Sendable (LostEdit) async -> Message?

  /// Creates the names.
  ///
  /// - Parameters:
  ///   - item: Returns the name of an app's item; nil for others.
  ///   - event: Returns a losing event in words; nil if it has none.
  public init(
    item: @escaping @Sendable (SyncItem) async -> Message? = { _ in nil },
    event: @escaping @Sendable (LostEdit) async -> Message? = { _ in nil }
  ) {
    (self.item, self.event) = (item, event)
  }

  func words(for item: SyncItem) async -> Message {
    if let words = await self.item(item) { return words }
    let segments = item.path.segments
    guard segments.first == "users" else { return Message("\(String(describing: item))") }
    return segments.dropFirst(2).first == "settings" ? Message("Your settings") : Message("A notice of yours")
  }

  /// Returns the content of an edit in words; nil if it has none.
  func words(for edit: LostEdit, in lost: LostEdits) async -> Message? {
    switch edit.record {
    case .document:
      guard let body = try? await lost.body(of: edit) else { return nil }
      guard case .overwritten(.fields(let names), _) = edit.cause, let fields = JSONFields(body) else {
        return Message("\(String(decoding: body, as: UTF8.self))")
      }
      let values = names.map { name in
        let value = String(decoding: fields[Array(name.utf8)] ?? [], as: UTF8.self)
        return "\(name): \(value)"
      }
      return Message("\(values.joined(separator: ", "))")
    case .deletion: return Message("It was deleted.")
    case .submission(let id): return Message("Submission \(id.rawValue)")
    case .event(let id): return await event(edit) ?? Message("Event \(id.rawValue)")
    }
  }
}
