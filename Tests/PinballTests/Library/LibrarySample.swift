import Pinball

/// A library of a few games.
enum LibrarySample {
  static func library(_ json: String) throws -> PinballLibrary { try PinballLibrary(Array(json.utf8)) }

  /// Games with nothing but names, all at one venue, in banks from 1 up.
  static func named(_ names: String...) throws -> PinballLibrary {
    let items = names.enumerated().map { place, name in
      """
      {"practice_identity": "G\(place)", "game": "\(name)", "library_id": "v", "library_name": "V",
       "bank": \(place + 1), "group": 1, "position": \(place + 1)}
      """
    }
    return try library("[\(items.joined(separator: ","))]")
  }
}
