import Domain
import Foundation

extension StoreFailure {
  /// What an error of the disk, or of reading what is on it, means to the user of a store.
  init(_ error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case let error as FileError where [ENOSPC, EDQUOT].contains(error.code): self = .full
    case let error as FileError: self = .unavailable("\(error.path): \(String(cString: strerror(error.code)))")
    default: self = .unavailable("\(error)")
    }
  }
}

extension FileError {
  /// Does `work` and says its failure in the store's words.
  static func translated<Value>(_ work: () throws(FileError) -> Value) throws(StoreFailure) -> Value {
    do { return try work() } catch { throw StoreFailure(error) }
  }
}
