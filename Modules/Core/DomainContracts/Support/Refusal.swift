import Domain
import Testing

/// An error that can report an invalid argument.
protocol TellsInvalid: Error {
  var isInvalid: Bool { get }
}

extension DocumentError: TellsInvalid {
  var isInvalid: Bool { if case .invalid = self { true } else { false } }
}

extension JournalError: TellsInvalid {
  var isInvalid: Bool { if case .invalid = self { true } else { false } }
}

extension LeaderboardError: TellsInvalid {
  var isInvalid: Bool { if case .invalid = self { true } else { false } }
}

extension StoreFailure: TellsInvalid {
  var isInvalid: Bool { if case .invalid = self { true } else { false } }
}

/// Fails the rule unless `work` throws `invalid`.
///
/// The text is up to the adapter.
func expectInvalid<Result>(
  _ what: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ work: () async throws -> Result
) async {
  do {
    _ = try await work()
    Issue.record("\(what) was taken", sourceLocation: sourceLocation)
  } catch {
    let isInvalid = (error as? any TellsInvalid)?.isInvalid ?? false
    #expect(isInvalid, "\(what): refused with \(error)", sourceLocation: sourceLocation)
  }
}
