import CanonicalJSON
internal import Domain

/// The JSON of a practice, as it was found in a file.
struct PracticeRoot {
  let json: JSON
  /// Whether the text was broken, and this is what could be recovered.
  var isSalvaged = false
  /// Whether the practice was a value in a file of other things.
  var isWrapped = false
}

extension PracticeReading {
  private static let activeKey = "practice-state-json"
  /// The key of earlier versions.
  private static let fallbackKey = "practice-upgrade-state-v1"
  /// The depth at which a practice is searched in JSON of other things.
  private static let deepest = 4
  /// The elements of one list that are searched.
  private static let longest = 100

  /// Finds the practice in a file.
  ///
  /// The file is the JSON itself, or what a phone stores it in under one of two keys: Android's preferences, a property
  /// list of Apple, or JSON of a copied storage.
  mutating func root(of bytes: [UInt8]) throws(PracticeError) -> PracticeRoot {
    let keys = [Self.activeKey, Self.fallbackKey]
    if BinaryPropertyList.matches(bytes) {
      return try stored(in: try BinaryPropertyList(bytes).values(of: keys))
    }
    // Some editors put a byte order mark in front.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if PreferencesMarkup.matches(text) {
      var markup = PreferencesMarkup(text)
      return try stored(in: try markup.values(of: keys))
    }
    let root = try json(of: text)
    if let inner = try practice(inside: root.json, depth: 0) { return inner }
    if root.json.members != nil, !FlatShape.isPractice(root.json) { throw Self.noPart }
    return root
  }

  private static let noPart = PracticeError.unreadable(Message("no part of it belongs to a practice"))

  private mutating func json(of bytes: [UInt8]) throws(PracticeError) -> PracticeRoot {
    do { return PracticeRoot(json: try JSONReader.value(of: bytes)) } catch {
      let before = setAside
      guard let salvaged = salvage(bytes) else {
        setAside = before
        throw PracticeError.unreadable(Message(verbatim: error.description))
      }
      return PracticeRoot(json: salvaged, isSalvaged: true)
    }
  }

  /// Returns the practice in JSON of other things; nil if the JSON is one itself, or has none.
  private mutating func practice(inside json: JSON, depth: Int) throws(PracticeError) -> PracticeRoot? {
    if json[Self.activeKey] != nil || json[Self.fallbackKey] != nil {
      let members = json.members ?? []
      return try stored(in: Dictionary(members.map { ($0.key, $0.value) }) { $1 })
    }
    if depth > 0, json.members?.isEmpty == false, FlatShape.isPractice(json) {
      return PracticeRoot(json: json, isWrapped: true)
    }
    if FlatShape.isPractice(json) || depth == Self.deepest { return nil }
    for value in json.members?.map(\.value) ?? Array((json.list ?? []).prefix(Self.longest)) where !WorkLimit.isOver {
      var inner = value
      if let text = value.text {
        guard text.first == "{", let read = try? JSONReader.value(of: Array(text.utf8)) else { continue }
        inner = read
      }
      if let found = try practice(inside: inner, depth: depth + 1) { return found }
    }
    return nil
  }

  /// Returns the practice under the active key, or else under the older one, and sets unreadable values aside.
  private mutating func stored(in values: [String: JSON]) throws(PracticeError) -> PracticeRoot {
    var failure: PracticeError?
    for key in [Self.activeKey, Self.fallbackKey] {
      let isOld = key == Self.fallbackKey
      guard let value = values[key], value != .null, value.text?.allSatisfy(\.isWhitespace) != true,
        !isOld || legacy.contains(.fallbackKey)
      else { continue }
      do throws(PracticeError) {
        let root = try value.text.map { text throws(PracticeError) in try json(of: Array(text.utf8)) }
        let found = root ?? PracticeRoot(json: value)
        guard FlatShape.isPractice(found.json) else { throw Self.noPart }
        if isOld { use.note(.fallbackKey) }
        return PracticeRoot(json: found.json, isSalvaged: found.isSalvaged, isWrapped: true)
      } catch {
        putAside(value, at: key, .brokenText)
        failure = failure ?? error
      }
    }
    throw failure ?? Self.noPart
  }
}
