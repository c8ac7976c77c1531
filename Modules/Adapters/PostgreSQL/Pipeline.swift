#if PostgreSQL

import CLibpq
import Foundation

/// One open connection in pipeline mode, for the use of one thread.
///
/// Sending never blocks: what the server answers is read while statements are sent. Otherwise both sides could wait for each
/// other with full buffers.
final class Pipeline {
  /// A server or a network that is silent for longer is taken for lost.
  ///
  /// Longer than a statement may wait for a lock, and short enough for a second try within the patience of a write.
  private static let silenceMilliseconds: Int32 = 15_000
  /// How often a wait looks whether another connection found the server silent.
  private static let glanceMilliseconds: Int32 = 250

  private let connection: OpaquePointer
  /// Whether another connection found the server silent after this one was opened.
  let isAbandoned: @Sendable () -> Bool
  /// By the statement's text; the server has a statement once it has answered to it.
  private var statements: [String: (name: String, isPrepared: Bool)] = [:]

  /// Connects.
  ///
  /// - Parameters:
  ///   - parameters: As libpq names them.
  ///   - isAbandoned: Whether an answer is not waited for any longer.
  /// - Throws: The server's refusal, or the loss of the connection.
  init(
    _ parameters: [(name: String, value: String)],
    isAbandoned: @escaping @Sendable () -> Bool
  ) throws(PostgresError) {
    self.isAbandoned = isAbandoned
    let connection = Self.withStrings(parameters.map(\.name)) { names in
      Self.withStrings(parameters.map(\.value)) { values in PQconnectdbParams(names, values, 0) }
    }
    guard let connection else { throw .lost("out of memory") }
    guard PQstatus(connection) == CONNECTION_OK else {
      defer { PQfinish(connection) }
      throw Self.refusal(String(cString: PQerrorMessage(connection)))
    }
    self.connection = connection
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    PQsetnonblocking(connection, 1)
    PQenterPipelineMode(connection)
  }

  deinit { PQfinish(connection) }

  /// Sends all statements at once, and waits once for all answers.
  ///
  /// Outside `BEGIN` and `COMMIT`, they are one transaction.
  ///
  /// - Throws: The first error; the server skips the statements after it.
  @discardableResult
  func run(_ sent: [Statement]) throws(PostgresError) -> [Answer] {
    var expected: [String?] = []
    for statement in sent {
      let known = self.statement(statement.sql)
      if !known.isPrepared, !expected.contains(statement.sql) {
        try prepare(statement, as: known.name)
        expected.append(statement.sql)
      }
      try execute(statement, as: known.name)
      expected.append(nil)
    }
    guard PQpipelineSync(connection) == 1 else { throw lost }
    return try answers(to: expected)
  }

  func run(_ sql: String, _ values: [Value] = []) throws(PostgresError) -> Answer {
    let answers = try run([Statement(sql, values)])
    guard let answer = answers.first else { throw lost }
    return answer
  }

  /// Ends a transaction that is open; a connection that does not is lost, and found to be so by its next use.
  func rollBack() {
    if PQtransactionStatus(connection) != PQTRANS_IDLE { _ = try? run([.rollback]) }
  }

  // MARK: Sending

  private func statement(_ sql: String) -> (name: String, isPrepared: Bool) {
    if let known = statements[sql] { return known }
    let new = (name: "s\(statements.count)", isPrepared: false)
    statements[sql] = new
    return new
  }

  private func prepare(_ statement: Statement, as name: String) throws(PostgresError) {
    let types = statement.values.map { Oid($0.type) }
    guard PQsendPrepare(connection, name, statement.sql, Int32(types.count), types) == 1 else { throw lost }
  }

  private func execute(_ statement: Statement, as name: String) throws(PostgresError) {
    var buffer: [UInt8] = []
    let ranges = statement.values.map { value -> Range<Int>? in
      let start = buffer.count
      value.append(to: &buffer)
      return value.isNull ? nil : start..<buffer.count
    }
    // An empty buffer has no address.
    buffer.append(0)
    let isSent = buffer.withUnsafeBytes { bytes in
      let base = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      let values = ranges.map { range in range.flatMap { range in base.map { $0 + range.lowerBound } } }
      let lengths = ranges.map { Int32($0?.count ?? 0) }
      let formats = ranges.map { _ in Int32(1) }
      return PQsendQueryPrepared(connection, name, Int32(ranges.count), values, lengths, formats, 1) == 1
    }
    if !isSent { throw lost }
  }

  // MARK: Receiving

  // `expected` has the texts of what was prepared, and nil for what was executed.
  private func answers(to expected: [String?]) throws(PostgresError) -> [Answer] {
    var answers: [Answer] = []
    var failure: PostgresError?
    var (place, pauses) = (0, 0)
    while true {
      guard let result = try next() else {
        // One ends each statement; more of them mean that nothing is under way any more.
        pauses += 1
        if pauses > 2 { throw failure ?? lost }
        continue
      }
      pauses = 0
      let sql = place < expected.count ? expected[place] : nil
      switch PQresultStatus(result) {
      case PGRES_PIPELINE_SYNC:
        PQclear(result)
        if let failure { throw failure }
        return answers
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
        if let sql {
          statements[sql]?.isPrepared = true
          PQclear(result)
        } else {
          answers.append(Answer(owning: result))
        }
      case PGRES_PIPELINE_ABORTED: PQclear(result)
      default:
        failure = failure ?? Self.error(in: result)
        PQclear(result)
      }
      place += 1
    }
  }

  private func next() throws(PostgresError) -> OpaquePointer? {
    var silence: Int32 = 0
    while PQisBusy(connection) == 1 {
      let unsent = PQflush(connection)
      if unsent < 0 { throw lost }
      var wait = pollfd(fd: PQsocket(connection), events: Int16(POLLIN) | (unsent > 0 ? Int16(POLLOUT) : 0), revents: 0)
      let found = poll(&wait, 1, Self.glanceMilliseconds)
      silence = found == 0 ? silence + Self.glanceMilliseconds : 0
      if isAbandoned() { throw .lost("another connection found the server silent") }
      if silence >= Self.silenceMilliseconds {
        throw .lost("the server was silent for \(silence / 1000) seconds", isSilence: true)
      }
      if found < 0, errno != EINTR { throw lost }
      if wait.revents & ~Int16(POLLOUT) != 0, PQconsumeInput(connection) == 0 { throw lost }
    }
    return PQgetResult(connection)
  }

  // MARK: Errors

  private var lost: PostgresError { .lost(Self.line(String(cString: PQerrorMessage(connection)))) }

  private static func error(in result: OpaquePointer) -> PostgresError {
    func field(_ code: Unicode.Scalar) -> String? {
      PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) }
    }
    let severity = field("V")
    return PostgresError(
      state: field("C") ?? "08006",
      message: line(String(cString: PQresultErrorMessage(result))),
      isFatal: field("C") == nil || severity == "FATAL" || severity == "PANIC"
    )
  }

  /// libpq gives no SQLSTATE for a connection that was refused, so the words must tell the cases that waiting does not mend.
  private static func refusal(_ message: String) -> PostgresError {
    let states = [
      ("password authentication failed", "28P01"), ("no password supplied", "28P01"), ("no pg_hba.conf entry", "28000"),
      ("role \"", "28000"), ("database \"", "3D000"), ("definition of service", "28000"),
      ("permission denied", "42501"), ("too many clients", "53300"), ("remaining connection slots", "53300"),
    ]
    let state = states.first { message.contains($0.0) }?.1 ?? "08001"
    return PostgresError(state: state, message: line(message), isFatal: true)
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ")
  }

  private static func withStrings<Value>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value
  ) -> Value {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { $0.map { UnsafePointer($0) } } + [nil])
  }
}

#endif
