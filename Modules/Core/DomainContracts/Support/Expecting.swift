import Testing

/// Expects a value of a store.
///
/// A failure names what the store answered: `#expect(try await …)` prints its code alone.
func expect<Value: Equatable>(
  _ value: Value,
  is expected: Value,
  _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, comment, sourceLocation: sourceLocation)
}
