import CanonicalJSON
import Domain

extension Action {
  /// The tournament was created.
  struct Created: WrappingAction {
    static let kind = Kind.created
    let content: Setup

    init(_ setup: Setup) { content = setup }

    init(body: [UInt8]) throws { self.init(try CanonicalJSON.decode(Setup.self, from: body).shortened) }

    func mayRecord(_: Attempt, in _: Tournament) -> Bool { false }
    static let rightsRefusal = Refusal(.alreadyCreated, "This shoot exists already.")
    static let undoing = Undoing.never(Refusal(.notAllowed, "A shoot can be cancelled, but not undone."))

    func judge(_: Attempt, in _: Tournament) throws(Refusal) { throw Self.rightsRefusal }

    func apply(to _: inout Tournament, _: ScoringEvent, sequence _: Int) {}

    static let changesListing = true

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details {
      Audit.Details(text: Message("The shoot \(content.name) was created."))
    }
  }
}
