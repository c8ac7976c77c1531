import ArgumentParser
import Composition
import Domain

/// What an app that is still being built says of itself.
public struct ComingApp: Sendable {
  private let name: String
  private let purpose: String

  public init(name: String, purpose: String) {
    self.name = name
    self.purpose = purpose
  }

  /// Opens the chosen store, which already works, and says what comes.
  public func run(_ option: StoreOption) async throws {
    try await option.withContainer(of: name) { container in
      let page = try await container.storage.changes.changes(under: .root, after: nil, limit: 1)
      print("\(name): \(purpose)")
      print("Its pages and commands come next. What works already: choosing a store (--store) and --help.")
      print("The store opens\(page.changes.isEmpty ? " and is empty" : " and holds data").")
    }
  }
}
