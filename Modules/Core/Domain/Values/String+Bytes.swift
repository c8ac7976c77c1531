import Foundation

// Identifiers and paths are compared by the bytes of their text.

extension String {
  package func hasSameBytes(as other: String) -> Bool {
    let fast = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard mine.count == theirs.count, let start = mine.baseAddress, let otherStart = theirs.baseAddress else {
          return mine.isEmpty && theirs.isEmpty
        }
        return memcmp(start, otherStart, mine.count) == 0
      }
    }
    return fast.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }

  package func hashBytes(into hasher: inout Hasher) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if isDone == nil { Array(utf8).withUnsafeBytes { hasher.combine(bytes: $0) } }
    hasher.combine(0xFF as UInt8)
  }
}

extension Sequence<UInt8> {
  /// The bytes as lower-case hexadecimal digits, two for each: the spelling of checksums.
  package var hexDigits: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
