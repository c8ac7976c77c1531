import ArcheryScoring
import ArgumentParser
import Domain
import ScorebookKit

/// The round: of the catalogue, or an own one.
struct RoundOptions: ParsableArguments {
  @Option(help: "The round's code, as 'archery rounds' prints it.")
  var round: String?

  @Option(parsing: .unconditional, help: "Instead of --round: the number of ends of your own round.")
  var ends: Int?

  @Option(help: "The name of your own round, under which its scores are compared.")
  var roundName: String?

  @Option(parsing: .unconditional, help: "Arrows in an end of your own round.")
  var arrows = 3

  @Option(help: "How your own round is scored: \(ScoringSystem.allCases.map(\.rawValue).joined(separator: ", ")).")
  var system = ScoringSystem.tenZone

  @Option(parsing: .unconditional, help: "The distance of your own round, in metres.")
  var distance: Int?

  @Option(
    parsing: .unconditional,
    help: "The face of your own round, in centimetres; without one, arrows are entered by button."
  )
  var face: Int?

  /// nil where no round is asked for.
  func chosen() throws -> Round? {
    switch (round, ends) {
    case (nil, nil): return nil
    case (let code?, nil):
      if let round = RoundCatalogue.round(code) { return round }
      throw Self.unknown(code)
    case (nil, _?): return try own()
    default:
      throw ValidationError(
        Message("--round and --ends name two rounds. Use a code from 'archery rounds', or your own ends.")
      )
    }
  }

  /// Ends as they are described, as many as one likes.
  func openEnded() throws -> Round {
    guard round == nil, ends == nil else {
      throw ValidationError(Message("--open lasts until you stop. Leave out --round and --ends."))
    }
    return try own(isOpen: true)
  }

  /// Numbers out of bounds are wrong usage.
  private func own(isOpen: Bool = false) throws -> Round {
    var own = CustomRound()
    (own.name, own.ends) = (roundName, ends ?? own.ends)
    (own.arrows, own.system, own.distance, own.face) = (arrows, system, distance, face)
    do { return try own.round(isOpen: isOpen) { Terminal.text($0) } } catch {
      throw ValidationError(Message("\(error.message) Use 'archery rounds' to see the rounds."))
    }
  }

  static var unclear: ValidationError {
    ValidationError(Message("Choose a round: --round CODE from 'archery rounds', or --ends N for your own."))
  }

  static func unknown(_ code: String) -> ValidationError {
    ValidationError(Message("There is no round \"\(code)\". Use 'archery rounds' to see the codes."))
  }
}
