import CanonicalJSON
import Domain
import NIOCore
import WireFormat

/// Submissions of one call of which each has its own result, also one that cannot be read.
struct SubmissionBatch {
  private struct Attempts: Decodable {
    let submissions: [CanonicalJSON.Attempt<Submission>]
    let at: Timestamp?
  }

  /// The submissions that can be read.
  let submissions: [Submission]
  let arrival: Arrival
  /// The problem of each other one by its place in the call.
  private let problems: [Int: Problem]

  /// Reads the body of a call.
  ///
  /// Only where it cannot be read as a whole is each submission read by itself, because that takes longer.
  ///
  /// - Throws: ``WireFormat/Problem`` for a body that is no list, and ``Domain/LeaderboardError`` for one that is too long.
  init(_ body: ByteBuffer) throws {
    do throws(Problem) {
      let whole = try JSONBodyDecoder.decode(WireSubmit.self, from: body)
      (submissions, arrival, problems) = (whole.submissions, whole.arrival, [:])
    } catch {
      guard let each = try? CanonicalJSON.decode(Attempts.self, from: Array(buffer: body)) else { throw error }
      try Submission.check(batchOf: each.submissions.count)
      let results = each.submissions.map(\.result)
      submissions = results.compactMap { try? $0.get() }
      arrival = WireSubmit([], at: each.at).arrival
      problems = Self.problems(of: results)
      // A fault beside the submissions is one of the whole body.
      if problems.isEmpty { throw error }
    }
  }

  private static func problems(of results: [Result<Submission, CanonicalJSON.Fault>]) -> [Int: Problem] {
    var problems: [Int: Problem] = [:]
    for (place, result) in results.enumerated() {
      guard case .failure(let fault) = result else { continue }
      problems[place] = Problem(
        400,
        "malformed",
        "This submission cannot be read. Correct it and send it again.",
        detail: .malformed(fault)
      )
      .at(fault.field)
    }
    return problems
  }

  /// Returns the results of all submissions of the call, in its order.
  func results(
    _ results: [Result<AcceptedSubmission, LeaderboardError>]
  ) -> [Result<AcceptedSubmission, Problem>] {
    var rest = results[...]
    return (0..<results.count + problems.count).map { place in
      problems[place].map { .failure($0) } ?? rest.removeFirst().mapError(\.wireProblem)
    }
  }
}
