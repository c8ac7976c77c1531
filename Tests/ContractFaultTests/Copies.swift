import Domain

/// A value that ports take or give, of which a fault makes changed copies.
protocol Changeable {}

extension Changeable {
  func with<Value>(_ field: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: field] = value
    return copy
  }
}

extension AcceptedSubmission: Changeable {}
extension BoardDefinition: Changeable {}
extension BoardEntry: Changeable {}
extension BoardPage: Changeable {}
extension BoardQuery: Changeable {}
extension ChangePage: Changeable {}
extension DocumentHead: Changeable {}
extension DocumentQuery: Changeable {}
extension DocumentWrite: Changeable {}
extension JournalHead: Changeable {}
extension RecordedEvent: Changeable {}
extension ScoringEvent: Changeable {}
extension Standing: Changeable {}
extension Submission: Changeable {}
