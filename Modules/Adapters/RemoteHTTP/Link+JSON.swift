import CanonicalJSON
import Domain
import Foundation
import NIOCore
import NIOHTTP1
import WireFormat

extension Link {
  func get<Answer: Decodable, Failure: WireFailure>(
    _ address: WireAddress,
    _ query: WireQuery,
    throwing: Failure.Type
  ) async throws(Failure) -> Answer {
    try read(
      try await exchange(WireRequest(address: address, query: query), throwing: Failure.self),
      throwing: Failure.self
    )
  }

  /// Requests an item; nil if the server has none.
  func find<Answer: Decodable, Failure: WireFailure>(
    _ address: WireAddress,
    _ query: WireQuery,
    throwing: Failure.Type
  ) async throws(Failure) -> Answer? {
    try await find(WireRequest(address: address, query: query), throwing: Failure.self)
  }

  func find<Answer: Decodable, Failure: WireFailure>(
    _ request: WireRequest,
    throwing: Failure.Type
  ) async throws(Failure) -> Answer? {
    guard let answer = try await findBytes(request, throwing: Failure.self) else { return nil }
    return try read(answer, throwing: Failure.self)
  }

  func post<Answer: Decodable, Failure: WireFailure>(
    _ address: WireAddress,
    _ query: WireQuery,
    _ body: some Encodable,
    throwing: Failure.Type
  ) async throws(Failure) -> Answer {
    let request = WireRequest(
      method: .POST,
      address: address,
      query: query,
      body: try encoded(body, throwing: Failure.self)
    )
    return try read(try await exchange(request, throwing: Failure.self), throwing: Failure.self)
  }

  func encoded<Failure: WireFailure>(_ body: some Encodable, throwing: Failure.Type) throws(Failure) -> [UInt8] {
    do { return try CanonicalJSON.encode(body) } catch {
      throw .store(.invalid("this cannot be sent: \(error)"))
    }
  }

  private func read<Answer: Decodable, Failure: WireFailure>(
    _ answer: ByteBuffer,
    throwing: Failure.Type
  ) throws(Failure) -> Answer {
    do { return try CanonicalJSON.decode(Answer.self, from: Array(buffer: answer)) } catch {
      throw .store(.damaged("the server's answer cannot be read: \(error)"))
    }
  }
}
