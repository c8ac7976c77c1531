import Domain
import Foundation

extension Installation {
  /// Where a process serves this store now; nil where none does.
  func servedAddress() async throws(DocumentError) -> String? {
    guard let address = try await documents.value(.serverAddress).value, address.isAlive else { return nil }
    return address.url
  }

  /// Tells other commands where this process serves.
  func announceAddress(_ url: String) async throws(DocumentError) {
    let address = ServerAddress(url: url, process: getpid())
    try await documents.update(.serverAddress, as: newWrite()) { _ in address }
  }

  /// Takes the address back, unless another server has taken its place.
  func withdrawAddress() async throws(DocumentError) {
    let found = try await documents.value(.serverAddress)
    guard found.value?.process == getpid() else { return }
    let path = DocumentKey<ServerAddress>.serverAddress.path
    _ = try await documents.save([DocumentWrite(path, id: newWrite(), expected: found.expected, body: nil)])
  }
}

/// Where the server of a store answers.
private struct ServerAddress: Hashable, Codable, Sendable {
  let url: String
  /// The process that serves.
  let process: Int32

  /// Whether that process still runs; one that was killed could not take its address back.
  var isAlive: Bool { kill(process, 0) == 0 }
}

extension DocumentKey where Value == ServerAddress {
  fileprivate static var serverAddress: Self { .json("local/server") }
}
