#if PostgreSQL

import Domain

/// The database's answer to a statement that it did not do, or the loss of the connection.
struct PostgresError: Error, Sendable {
  /// The SQLSTATE, five characters; 08006 where the connection was lost without one.
  let state: String
  /// A message for the operator, which may name hosts and users but never a password.
  let message: String
  /// Whether the server ended the connection with this, or the connection is gone without a word.
  let isFatal: Bool
  /// Whether the server stopped answering, so that no other connection to it will have an answer either.
  var isSilence = false

  static func lost(_ message: String, isSilence: Bool = false) -> PostgresError {
    PostgresError(state: "08006", message: message, isFatal: true, isSilence: isSilence)
  }

  /// The way to go on after an error.
  enum Remedy: Hashable, Sendable {
    /// Open a new connection, for this one is gone, or leads to a server that takes no writes. A commit that was under way
    /// is in doubt.
    case reconnect
    /// The transaction left nothing. The same again may pass.
    case again
    /// Drop what is in memory, and decide once more.
    case forget
    /// Nothing helps.
    case give(StoreFailure)
  }

  /// The table of the adapter's README, by the first rule that fits.
  var remedy: Remedy {
    switch (state, state.prefix(2)) {
    case (_, "28"), ("42501", _), ("3D000", _), ("3F000", _):
      .give(.unavailable("the database does not let this program in (SQLSTATE \(state))"))
    case ("53300", _), ("57014", _), ("53200", _): isFatal ? .reconnect : .again
    case ("25006", _), ("25P03", _), ("25P04", _), ("40003", _), (_, "08"): .reconnect
    case ("57P05", _), ("57P04", _), ("57P03", _), ("57P02", _), ("57P01", _), ("57P00", _): .reconnect
    case ("40001", _), ("40P01", _), ("55P03", _): .again
    case ("23505", _): .forget
    case ("53100", _): .give(.full)
    case ("XX001", _), ("XX002", _): .give(.damaged("the database found a damaged page (SQLSTATE \(state))"))
    case ("42P01", _), ("42703", _):
      .give(
        .newerSchema("its tables are not those of this program (SQLSTATE \(state)); install the version that made them")
      )
    case ("22021", _): .give(.invalid("a text that the database does not take"))
    default: isFatal ? .reconnect : .give(.unavailable("the database answered with SQLSTATE \(state)"))
    }
  }

  /// The meaning for the user of a store once nothing was found to help.
  var failure: StoreFailure {
    switch remedy {
    case .give(let failure): failure
    case .forget: .damaged("a row is there that may not be (SQLSTATE \(state))")
    case .reconnect, .again: .unavailable("the database did not answer in time (SQLSTATE \(state))")
    }
  }
}

extension StoreFailure {
  /// The meaning of an error for the user of a store.
  init(_ error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case let error as PostgresError: self = error.failure
    case is CancellationError: self = .unavailable("the work was cancelled")
    default: self = .damaged("\(error)")
    }
  }
}

#endif
