import AppKit
import CSV
import Domain
import Foundation
import HTTPTypes
import Server
import WireFormat

/// The text of a table that a command names or a page sends.
enum EntryFile {
  /// Returns the text of a file, or of what is piped in for `-`.
  ///
  /// - Throws: ``AppKit/CommandFailure`` for a file that cannot be read.
  static func text(of file: String) throws -> String {
    let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
    guard let data else { throw CommandFailure("\(file) cannot be read; is the path right?") }
    do { return try TableFile.text(of: Array(data)) } catch { throw CommandFailure("\(file): \(error)") }
  }

  /// Returns the text of a workbook that a page sends in base 64.
  ///
  /// - Throws: ``WireFormat/Problem`` for a file that is no workbook.
  static func text(ofWorkbook base64: String) throws -> String {
    guard let data = Data(base64Encoded: base64) else { throw Self.problem(TableFileError.damaged) }
    do { return try TableFile.text(of: Array(data)) } catch { throw Self.problem(error) }
  }

  private static func problem(_ error: TableFileError) -> Problem {
    Problem(
      .unprocessableContent,
      "unreadableFile",
      "The file could not be read.",
      detail: Message(verbatim: error.description)
    )
  }
}
