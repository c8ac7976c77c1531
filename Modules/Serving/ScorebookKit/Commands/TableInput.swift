package import Domain
import Foundation
import Spreadsheets

/// The text of a table that a command names or a page sends.
package enum TableInput: Sendable {
  /// Returns the text of a file, or of what is piped in for `-`.
  ///
  /// - Throws: ``CommandFailure`` for a file that cannot be read.
  package static func text(of file: String) throws -> String {
    let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
    guard let data else { throw CommandFailure(Message("\(file) cannot be read. Check the path.")) }
    do { return try TableFile.text(of: Array(data)) } catch {
      throw CommandFailure(Message("\(file) cannot be read: \(error.message)"))
    }
  }

  /// Returns the text of a workbook that a page sends in base 64.
  ///
  /// - Throws: ``Domain/Refusal`` for a file that is no workbook.
  package static func text(ofWorkbook base64: String) throws(Refusal) -> String {
    do throws(TableFileError) {
      guard let data = Data(base64Encoded: base64) else { throw TableFileError.damaged }
      return try TableFile.text(of: Array(data))
    } catch {
      let sentences = [Message("The file could not be read."), error.message]
      throw Refusal("unreadableFile", sentences.joined(separator: " "))
    }
  }
}
