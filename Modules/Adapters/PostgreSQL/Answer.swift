#if PostgreSQL

import CLibpq
import SQLShared

/// The rows that a statement answered with, in PostgreSQL's binary form.
final class Answer {
  private let result: OpaquePointer
  let count: Int

  /// Takes over what libpq gave.
  init(owning result: OpaquePointer) {
    self.result = result
    count = Int(PQntuples(result))
  }

  deinit { PQclear(result) }

  var rows: some RandomAccessCollection<Row> { (0..<count).lazy.map { Row(answer: self, number: Int32($0)) } }
  var first: Row? { count > 0 ? Row(answer: self, number: 0) : nil }

  struct Row: StoredRow {
    fileprivate let answer: Answer
    fileprivate let number: Int32

    private func raw(_ column: Int) -> UnsafeRawBufferPointer {
      let length = Int(PQgetlength(answer.result, number, Int32(column)))
      return UnsafeRawBufferPointer(start: PQgetvalue(answer.result, number, Int32(column)), count: length)
    }

    func isNull(_ column: Int) -> Bool { PQgetisnull(answer.result, number, Int32(column)) == 1 }

    func int(_ column: Int) -> Int64 {
      let bytes = raw(column)
      return bytes.count == 8 ? Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)) : 0
    }

    func optionalInt(_ column: Int) -> Int64? { isNull(column) ? nil : int(column) }
    func text(_ column: Int) -> String { String(decoding: raw(column), as: UTF8.self) }
    func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }
    func flag(_ column: Int) -> Bool { raw(column).first == 1 }
    func bytes(_ column: Int) -> [UInt8] { Array(raw(column)) }
  }
}

#endif
