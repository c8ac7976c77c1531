import CanonicalJSON
import Domain

/// One case of a file.
struct ConformanceCase: Sendable {
  let id: String
  let title: String
  let input: JSON
  let expected: JSON
}

/// How the cases of one kind are put to the product.
///
/// A kind translates only: it calls the product's own code and holds no rules.
protocol ConformanceKind: Sendable {
  /// The envelope's `kind`.
  var name: String { get }
  var input: Shape { get }
  var expected: Shape { get }

  /// Returns the product's outcome for an input; several, if it has several ways that must agree.
  func outcomes(of input: JSON) async throws -> [JSON]

  /// The same, for kinds whose cases say in `expected` which places are to be looked at.
  func outcomes(of testCase: ConformanceCase) async throws -> [JSON]
}

extension ConformanceKind {
  func outcomes(of testCase: ConformanceCase) async throws -> [JSON] { try await outcomes(of: testCase.input) }
}

/// The kinds that FORMAT.md describes.
struct ConformanceKinds: Sendable {
  private let byName: [String: any ConformanceKind]

  /// - Parameter makeStorage: opens a fresh, empty store for one case.
  init(makeStorage: @escaping @Sendable () async throws -> Storage) {
    let kinds: [any ConformanceKind] = [
      TournamentBoardKind(), TournamentTraceKind(), TargetPlacementKind(), CalendarKind(), RoundsKind(),
      LeaderboardOpsKind(makeStorage: makeStorage), ChallengeOpsKind(makeStorage: makeStorage), SettingsMergeKind(),
      SettingsDecodeKind(), SettingsStampKind(), PracticeStateKind("pinball-decode-state"),
      PracticeStateKind("pinball-decode-then-save", isSaved: true), PracticeStateKind("pinball-fixture"),
      CanonicaliseKind(), ScoreSummaryKind(), QuickEntryKind(), JournalOpsKind(), PinballAroundWindowKind(),
      PinballStandingsKind(), PinballPreviewImportKind(), AgeClassKind(), TargetAssignmentKind(), MedalTableKind(),
    ]
    byName = Dictionary(kinds.map { ($0.name, $0) }) { first, _ in first }
  }

  subscript(name: String) -> (any ConformanceKind)? { byName[name] }
}

extension ConformanceKind {
  /// - Throws: ``Mismatch`` where the case is not as described, or the product does something else than expected.
  func run(_ testCase: ConformanceCase) async throws(Mismatch) {
    try input.check(testCase.input, at: "input", allowsNull: false)
    try expected.check(testCase.expected, at: "expected", allowsNull: true)
    let outcomes: [JSON]
    do {
      outcomes = try await self.outcomes(of: testCase)
    } catch let mismatch as Mismatch {
      throw mismatch
    } catch {
      throw Mismatch(expected: "no error", got: JSON.text("\(error)").description)
    }
    for outcome in outcomes {
      if let difference = Difference.first(testCase.expected, outcome, expected) { throw difference }
    }
  }
}
