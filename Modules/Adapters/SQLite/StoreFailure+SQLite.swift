import Domain
import GRDB

extension StoreFailure {
  /// Converts an error of the database to the store's failure.
  init(_ error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case let error as DatabaseError: self = Self.meaning(of: error)
    case is CancellationError: self = .unavailable("the work was cancelled")
    default: self = .damaged("\(error)")
    }
  }

  /// Converts an error of opening the file at `path`, which the text then names.
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
    // The shared index of the log could not grow.
    if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE { return .full }
    switch error.resultCode {
    case .SQLITE_FULL: return .full
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      return .damaged("\(text); 'repair --from' fetches what is lost from a copy, a backup or a synced store")
    default: return .unavailable(text)
    }
  }
}
