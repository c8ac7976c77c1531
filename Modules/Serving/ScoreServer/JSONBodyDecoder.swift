import CanonicalJSON
import Domain
public import Hummingbird
import NIOCore
import WireFormat

/// Decodes the JSON bodies of requests with Scorebook's depth-limited reader.
public struct JSONBodyDecoder: RequestDecoder, Sendable {
  /// Decodes a body of at most `maxUploadSize` bytes.
  ///
  /// - Throws: ``WireFormat/Problem`` for a body that is not the JSON of this type.
  public func decode<Value: Decodable>(
    _ type: Value.Type,
    from request: Request,
    context: some RequestContext
  ) async throws -> Value {
    try Self.decode(type, from: try await request.body.collect(upTo: context.maxUploadSize))
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from body: ByteBuffer) throws(Problem) -> Value {
    do { return try CanonicalJSON.decode(type, fromForeign: Array(buffer: body)) } catch {
      throw Problem(
        .badRequest,
        "malformed",
        "The body is not the JSON that belongs here.",
        detail: .malformed(error)
      )
      .at(error.field)
    }
  }
}

extension Message {
  /// What is wrong with JSON from outside, and where to read what belongs there.
  static func malformed(_ fault: CanonicalJSON.Fault) -> Message {
    Message("\(fault.description). /openapi.yaml describes what to send.")
  }
}
