import Domain
import Foundation

extension Installation {
  /// Returns the address at which a process serves this store; nil for none.
  func servedAddress() async throws(DocumentError) -> String? {
    guard let address = try await documents.value(.serverAddress).value, address.isAlive else { return nil }
    return address.url
  }

  /// Publishes this process's address for other commands.
  func announceAddress(_ url: String) async throws(DocumentError) {
    let address = ServerAddress(url: url, process: getpid())
    try await documents.update(.serverAddress, as: newWrite()) { _ in address }
  }

  /// Removes the address, unless another server has replaced it.
  func withdrawAddress() async throws(DocumentError) {
    let found = try await documents.value(.serverAddress)
    guard found.value?.process == getpid() else { return }
    let path = DocumentKey<ServerAddress>.serverAddress.path
    _ = try await documents.save([DocumentWrite(path, id: newWrite(), expected: found.expected, body: nil)])
  }
}

/// The published address of a server.
private struct ServerAddress: Hashable, Codable, Sendable {
  let url: String
  /// The serving process.
  let process: Int32

  /// Whether the process still runs.
  ///
  /// A killed process could not remove its address.
  var isAlive: Bool { kill(process, 0) == 0 }
}

extension DocumentKey where Value == ServerAddress {
  fileprivate static var serverAddress: Self { .json("local/server") }
}
