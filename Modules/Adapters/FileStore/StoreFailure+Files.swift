import Domain
import Foundation

extension StoreFailure {
  /// Converts an error of the disk, or of reading its content, to the store's failure.
  init(_ error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case let error as FileError where [ENOSPC, EDQUOT].contains(error.code): self = .full
    case let error as FileError: self = .unavailable("\(error.path): \(String(cString: strerror(error.code)))")
    default: self = .unavailable("\(error)")
    }
  }

  /// Runs `work`, and adds to damage that it meets where the lost part may come from.
  static func advised<Value>(_ work: () throws(StoreFailure) -> Value) throws(StoreFailure) -> Value {
    do {
      return try work()
    } catch {
      guard case .damaged(let reason) = error else { throw error }
      throw .damaged("\(reason); 'repair --from' fetches what is lost from a copy, a backup or a synced store")
    }
  }
}

extension FileError {
  /// Runs `work`, and converts its errors to the store's failures.
  static func translated<Value>(_ work: () throws(FileError) -> Value) throws(StoreFailure) -> Value {
    do { return try work() } catch { throw StoreFailure(error) }
  }
}
