import Domain
import GRDB

extension StoreFailure {
  /// What an error of the database means to the user of a store.
  init(_ error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case let error as DatabaseError: self = Self.meaning(of: error)
    case is CancellationError: self = .unavailable("the work was cancelled")
    default: self = .damaged("\(error)")
    }
  }

  /// The same for an error while opening the file at `path`, which the text then names.
  init(opening path: String, _ error: any Error) {
    switch StoreFailure(error) {
    case .unavailable(let reason): self = .unavailable("\(path): \(reason)")
    case .damaged(let reason): self = .damaged("\(path): \(reason)")
    case .newerSchema(let reason): self = .newerSchema("\(path): \(reason)")
    case let other: self = other
    }
  }

  private static func meaning(of error: DatabaseError) -> StoreFailure {
    let text = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    // The index of the log, which processes share, could not grow.
    if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE { return .full }
    switch error.resultCode {
    case .SQLITE_FULL: return .full
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .damaged(text)
    default: return .unavailable(text)
    }
  }
}
