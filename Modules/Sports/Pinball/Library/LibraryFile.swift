import CanonicalJSON
internal import Domain

/// The library file as JSON, in any of its shapes, where an unreadable item is nil.
struct LibraryFile {
  private(set) var items: [LibraryItem?] = []
  private(set) var sources: [LibrarySource] = []

  init(_ bytes: [UInt8]) throws(LeagueFileError) {
    let text = try FileText(bytes)
    guard let root = try? CanonicalJSON.decode(Root.self, from: Array(text.bytes)) else {
      throw .notReadable(Message("The file is not a game library in JSON."))
    }
    items = root.items
    sources = root.sources
  }

  private struct Root: Decodable {
    let items: [LibraryItem?]
    var sources: [LibrarySource] = []

    init(from decoder: any Decoder) throws {
      if let list = try? [Tolerant<LibraryItem>](from: decoder) {
        items = list.map(\.value)
        return
      }
      let container = try decoder.container(keyedBy: TextKey.self)
      let key: TextKey = container.contains("items") ? "items" : "games"
      items = try container.decode([Tolerant<LibraryItem>].self, forKey: key).map(\.value)
      for key: TextKey in ["libraries", "sources"] where container.contains(key) {
        let list = try? container.decode([Tolerant<Source>].self, forKey: key)
        sources = (list ?? []).compactMap(\.value?.source)
        return
      }
    }
  }

  private struct Source: Decodable {
    let source: LibrarySource

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: TextKey.self)
      let name = container.text("library_name", "name", "libraryName")
      let id = container.text("library_id", "id", "libraryId") ?? name.map(LibrarySource.slug)
      guard let id else { throw Unreadable() }
      let kind = LibrarySource.Kind(container.text("library_type", "type", "libraryType"))
      source = LibrarySource(id: id, name: name ?? id, kind: kind)
    }
  }
}

/// A value of any shape; nil if it is not of the expected one.
struct Tolerant<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}

struct Unreadable: Error {}

struct TextKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) { stringValue = value }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<TextKey> {
  /// Returns the first text or number under one of the keys, trimmed; nil for none, blanks and the text `null`.
  func text(_ keys: TextKey...) -> String? {
    for key in keys {
      let number = { (try? decode(Int.self, forKey: key)).map(String.init) }
      guard let text = (try? decode(String.self, forKey: key)) ?? number() else { continue }
      let trimmed = text.trimmingSpaces
      if !trimmed.isEmpty, trimmed.lowercased() != "null" { return trimmed }
    }
    return nil
  }

  /// Returns a whole number in the same way, also written as text.
  func whole(_ keys: TextKey...) -> Int? {
    for key in keys {
      if let number = try? decode(Double.self, forKey: key) {
        if let whole = Int(exactly: number) { return whole }
      } else if let text = try? decode(String.self, forKey: key), let whole = Int(text.trimmingSpaces) {
        return whole
      }
    }
    return nil
  }
}
