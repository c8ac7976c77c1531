extension Substring {
  /// Returns the first place of a text, compared byte by byte.
  ///
  /// A server looks through all its scripts when it starts, and the standard library's search over UTF-8
  /// is generic and slow.
  package func firstRange(ofBytes text: StaticString) -> Range<Index>? {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      text.withUTF8Buffer { wanted in
        bytes.indices.dropLast(wanted.count - 1).first { start in
          wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
        }
      }
    }
    guard let found else { return utf8.firstRange(of: text.description.utf8) }
    return found.map { offset in
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: text.utf8CodeUnitCount)
    }
  }
}
