import CanonicalJSON
import Domain
import Pinball

/// The common part of the pinball kinds that begin with a stored practice state.
struct PracticeInput {
  static let shape: [String: Shape] = ["now": .int, "payload": .free]
  static let optional: [String: Shape] = ["timeZone": .text]

  let now: Timestamp
  let zone: ZoneTable
  /// nil for a file that cannot be read.
  let file: PracticeFile?
  let payload: JSON

  init(_ input: JSON) throws {
    now = Timestamp(rawValue: Int64(input["now"]?.whole ?? 0))
    zone = try ZoneTable(named: input["timeZone"]?.text ?? "UTC")
    payload = input["payload"] ?? .null
    file = try? PracticeFile(Array(payload.description.utf8), now: now)
  }

  var state: PracticeState { file?.state ?? PracticeState() }

  /// Returns the text after a save: the state, or the unchanged file of a later version.
  func saved(_ state: PracticeState) -> [UInt8] {
    file.map { $0.access == .readWrite } ?? true ? state.bytes : Array(payload.description.utf8)
  }

  /// Returns the expectations of a state; `isWhole` says that nothing was set aside on the way to it.
  func expectations(of state: PracticeState, isWhole: Bool = true) throws -> PracticeExpectations {
    PracticeExpectations(
      state: state,
      usedFallback: file?.hasDatesInSeconds ?? false,
      saved: try JSONReader.value(of: saved(state)),
      original: file?.isUntouched == true && isWhole ? nil : payload,
      now: now
    )
  }
}

/// `pinball-decode-state`, `pinball-fixture`, and `pinball-decode-then-save`: a stored state is opened, and saved.
struct PracticeStateKind: ConformanceKind {
  let name: String
  private let isSaved: Bool
  let input = Shape.object(PracticeInput.shape, optional: PracticeInput.optional)
  let expected = Shape.object([:], optional: PracticeExpectations.shapes)

  init(_ name: String, isSaved: Bool = false) { (self.name, self.isSaved) = (name, isSaved) }

  func outcomes(of input: JSON) -> [JSON] { [] }

  func outcomes(of testCase: ConformanceCase) throws -> [JSON] {
    let input = try PracticeInput(testCase.input)
    var state = input.state
    if isSaved { state = try PracticeFile(input.saved(state), now: input.now).state }
    return [.object(try input.expectations(of: state).outcome(testCase.expected))]
  }
}

/// `pinball-canonicalise`: game keys are rewritten to the library's.
struct CanonicaliseKind: ConformanceKind {
  let name = "pinball-canonicalise"
  let input = Shape.object(
    PracticeInput.shape.merging(["libraryItems": .list(.free)]) { first, _ in first },
    optional: PracticeInput.optional
  )
  let expected = Shape.object(
    [:],
    optional: PracticeExpectations.shapes.merging(["idempotent": .bool]) { first, _ in first }
  )

  func outcomes(of input: JSON) -> [JSON] { [] }

  func outcomes(of testCase: ConformanceCase) throws -> [JSON] {
    let input = try PracticeInput(testCase.input)
    let items = testCase.input["libraryItems"] ?? .list([])
    let keys = GameKeys(try PinballLibrary(Array(items.description.utf8)).games)
    let rekeyed = input.state.rekeyed(by: keys)
    let idempotent = JSON.Member(key: "idempotent", value: .bool(!rekeyed.state.rekeyed(by: keys).isChanged))
    return [
      .object(
        try input.expectations(of: rekeyed.state, isWhole: rekeyed.setAside.isEmpty).outcome(testCase.expected) + [
          idempotent
        ]
      )
    ]
  }
}
