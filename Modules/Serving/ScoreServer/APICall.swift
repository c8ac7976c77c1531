import CanonicalJSON
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import WireFormat

/// One request to the API, with the storage as its caller may use it.
struct APICall: Sendable {
  let request: Request
  let query: WireQuery
  let storage: Storage
  let limits: ServerLimits
  let now: @Sendable () -> Timestamp
  /// Checked again while a stream lasts.
  let isStillAllowed: @Sendable () async throws -> Bool

  static func query(of request: Request) throws -> WireQuery {
    guard let query = WireQuery(text: request.uri.query ?? "") else {
      throw Problem(400, "malformed", "The query is not escaped text.")
    }
    return query
  }

  /// Returns a path from the query.
  func path(_ name: String = "path") throws -> ItemPath {
    guard let text = query[name] else { throw missing(name) }
    return ItemPath(text)
  }

  func number<Number: FixedWidthInteger>(
    _ name: String,
    or standard: Number,
    in range: ClosedRange<Number>
  ) throws -> Number {
    guard let text = query[name] else { return standard }
    guard let number = Number(text), range.contains(number) else { throw malformed(name) }
    return number
  }

  /// Returns a number from the query.
  ///
  /// The port itself rejects a number out of bounds, in its own words.
  func judgedNumber(_ name: String, or standard: Int) throws -> Int {
    try number(name, or: standard, in: .min ... .max)
  }

  /// Returns a revision from the query.
  ///
  /// The port only compares it.
  func revision(_ name: String) throws -> Revision {
    Revision(rawValue: try number(name, or: 0, in: .min ... .max))
  }

  func period() throws -> Period {
    guard let text = query["period"] else { return .allTime }
    guard let period = Period(rawValue: text) else { throw malformed("period") }
    return period
  }

  func body<Value: Decodable>(_ type: Value.Type) async throws -> Value {
    try JSONBodyDecoder.decode(type, from: try await bytes())
  }

  func bytes() async throws -> ByteBuffer {
    try await request.body.collect(upTo: limits.bodyBytes)
  }

  func malformed(_ name: String) -> Problem {
    Problem(400, "malformed", "The value of \"\(name)\" cannot be read.")
  }

  private func missing(_ name: String) -> Problem {
    Problem(400, "malformed", "\"\(name)\" is missing in the query.")
  }
}

extension Response {
  init(
    json value: some Encodable,
    status: HTTPResponse.Status = .ok,
    type: String = "application/json",
    tag: Revision? = nil
  ) throws {
    self.init(json: ByteBuffer(bytes: try CanonicalJSON.encode(value)), status: status, type: type, tag: tag)
  }

  init(
    json: ByteBuffer,
    status: HTTPResponse.Status = .ok,
    type: String = "application/json",
    tag: Revision? = nil
  ) {
    var headers: HTTPFields = [.contentType: type, .cacheControl: "no-store"]
    headers[.eTag] = tag?.entityTag
    self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: json))
  }
}

extension Revision {
  /// The revision as `ETag` and `If-Match` write it.
  var entityTag: String { "\"\(rawValue)\"" }
}

/// Returns the same answer for a hidden item as for an absent one.
func orAbsent<Value>(_ absent: Value, _ read: () async throws -> Value) async throws -> Value {
  do { return try await read() } catch  where Problem(portError: error)?.code == Problem.notFound.code { return absent }
}
