import Domain
import Hummingbird
import TestSupport
import Testing

@testable import CanonicalJSON
@testable import ScoreServer

/// The document names each limit once for people and once for programs; here both are compared with the values in Swift.
@Suite("The limits in the description of the API")
struct DescribedLimitTests {
  private static let described = APIDescription(yaml: OpenAPIDocument.text)
  private let limits = ServerLimits()

  @Test func `are those of the server and of stores, in the table`() {
    let (name, reason) = (TextLimit.name, TextLimit.line)
    let rows = [
      ("items of a page", "\(Limits.pageItems)", "400"),
      ("writes, events or submissions of a call", "\(Limits.batchItems)", "400"),
      ("identifiers of a path", "\(Limits.pathSegments)", "400"),
      ("bytes of an identifier", "\(Limits.identifierBytes)", "400"),
      ("bytes of a document", Self.bytes(Limits.documentBytes), "413"),
      ("bytes of an event", Self.bytes(Limits.eventBytes), "400"),
      (
        "a name", "\(name.characters) characters, \(name.bytes) bytes, \(TextLimit.marks) marks in a row", "400"
      ),
      (
        "a reason", "\(reason.characters) characters, \(reason.bytes) bytes, \(TextLimit.marks) marks in a row", "400"
      ),
      ("bytes of an attribute's name, and of its value", "\(Limits.attributeBytes)", "400"),
      (
        "time of a submission or a stamp ahead of the server's clock", "\(Limits.leadMilliseconds / 60_000) min", "400"
      ),
      ("depth of JSON", "\(TapeReader.deepest)", "400"),
      ("marks in a row in any text", "\(String.longestRun)", "400"),
      ("bytes of a body", Self.bytes(limits.bodyBytes), "413"),
      ("bytes of a body without an account", Self.bytes(limits.strangerBodyBytes), "413"),
      ("time of a body to arrive", "\(limits.bodyArrival.components.seconds) s", "the connection closes"),
      ("bytes of the head of a request", Self.bytes(limits.headerBytes), "400"),
      ("fields of the head of a request", "\(limits.headerFields)", "400"),
      ("requests of an account", Self.rate(limits.account), "429"),
      ("requests of a network without an account", Self.rate(limits.stranger), "429"),
      (
        "bytes that an account has stored",
        "\(Self.bytes(limits.accountBytes.burst)) at once, then \(Self.bytes(limits.accountBytes.perSecond)) a second",
        "429"
      ),
      (
        "spaces that an account creates",
        "\(limits.accountSpaces) at once, then \(limits.accountSpacesPerHour) an hour", "429"
      ),
      ("streams of an account", "\(limits.streamsPerAccount)", "429"),
      (
        "large requests of an account: listings, loads, events, changes, and bodies above "
          + Self.bytes(Request.smallBodyBytes),
        "\(limits.largeRequests) at once, \(limits.largeRequestsWaiting) wait", "429"
      ),
    ]
    #expect(Self.described.limitRows == rows.map { "| \($0) | \($1) | \($2) |" })
  }

  @Test func `are those of stores, in the schemas`() {
    let (page, batch, labels) = (Limits.pageItems, Limits.batchItems, Limits.labels)
    let schemas = [
      "limit": ["maximum \(page)"], "radius": ["maximum \(page / 2)"], "GET /api/v1/changes": ["maximum \(page)"],
      "PUT /api/v1/document/body": ["maxItems \(labels)"],
      "Identifier": ["maxLength \(Limits.identifierBytes)"], "Name": ["maxLength \(TextLimit.name.bytes)"],
      "Reason": ["maxLength \(TextLimit.line.bytes)"],
      "DocumentText": ["maxLength \(Limits.documentBytes)"], "EventText": ["maxLength \(Limits.eventBytes)"],
      "DocumentHead": ["maxItems \(labels)"], "Documents": ["maxItems \(page)"], "Paths": ["maxItems \(batch)"],
      "LoadedDocuments": ["maxItems \(batch)"], "Write": ["maxItems \(labels)"], "Writes": ["maxItems \(batch)"],
      "Events": ["maxItems \(page)"], "Append": ["maxItems \(batch)"], "Submit": ["maxItems \(batch)"],
      "Accepted": ["maxItems \(page)"], "Results": ["maxItems \(batch)"], "ChangePage": ["maxItems \(page)"],
      "BoardPage": ["maxItems \(page + 1)"],
      "PageQuery": ["maximum \(page)", "maximum \(page / 2)"],
      "Zone": ["maxItems \(Limits.zoneTransitions)"], "Offset": ["maximum \(2 * 86_400)"],
      "BoardDefinition": [
        "maxItems \(Limits.scoreKeys)", "maximum \(Limits.graceMilliseconds)", "maxItems 2",
      ],
      "Score": ["maxItems \(Limits.scoreKeys)"],
      "Attributes": ["maxProperties \(Limits.attributes)", "maxLength \(Limits.attributeBytes)"],
      "Points": ["maximum \(Int64.max)"], "Timestamp": ["maximum \(Int64.max)"], "Problem": ["maximum 599"],
    ]
    #expect(Self.described.limits == schemas)
    #expect(OpenAPIDocument.text.contains("(/[^\\x00/]+){0,\(Limits.pathSegments - 1)}"))
    #expect(Limits.pageItems >= Limits.batchItems)
  }

  private static func bytes(_ count: Int) -> String {
    switch count {
    case (1 << 20)...: "\(count >> 20) MiB"
    case (1 << 10)...: "\(count >> 10) KiB"
    default: "\(count)"
    }
  }

  private static func rate(_ rate: RequestRate) -> String { "\(rate.burst) at once, then \(rate.perSecond) a second" }
}
