import Domain
import Foundation
import InMemory
import SQLite

extension StoreRegistry {
  /// The kinds of store that come with Scorebook: the one place that names the adapters.
  public static let standard = StoreRegistry([.memory, .sqlite])
}

extension StoreScheme {
  static let memory = StoreScheme(
    name: "memory",
    form: "memory:",
    summary: "kept until the program ends"
  ) { location, surroundings in
    guard location.isEmpty else { throw StoreAddressError.Problem.unexpectedText }
    return InMemoryStore(surroundings).storage
  }

  static let sqlite = StoreScheme(
    name: "sqlite",
    form: "sqlite:PATH",
    summary: "one file, which several processes may share"
  ) { location, surroundings in
    let path = location.hasPrefix("//") ? String(location.dropFirst(2)) : location
    guard !path.isEmpty else { throw StoreAddressError.Problem.noPath }
    return try SQLiteStore(path: path, surroundings).storage
  }
}
