import Domain

/// The expectation of a write.
///
/// Testing has a type of the same name.
typealias Expectation = Domain.Expectation
