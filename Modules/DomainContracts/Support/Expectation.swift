import Domain

/// What a writer expects; Testing has a type of the same name.
typealias Expectation = Domain.Expectation
