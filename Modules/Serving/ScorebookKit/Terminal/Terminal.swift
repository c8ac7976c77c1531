public import Domain
import Foundation
package import Localization
import Logging
import Synchronization

/// The output of a command.
///
/// No text from outside steers the terminal: all of it passes ``Domain/Swift/String/terminalText``.
public enum Terminal: Sendable {
  private static let chosen = Mutex(Localizer.source)
  /// The program whose lines are JSON; nil for text.
  private static let logging = Mutex(String?.none)

  /// The texts of the terminal's language.
  static var localizer: Localizer { chosen.withLock(\.self) }

  /// Returns a message in the terminal's language, which ``ServedApp`` chooses by the environment at the start.
  public static func text(_ message: Message) -> String { localizer(message) }

  /// Returns the day of a moment, in UTC.
  package static func date(_ moment: Timestamp) -> String { date(CivilDate(dayNumber: ZoneTable.utc.day(of: moment))) }

  /// Returns a day as people write it.
  package static func date(_ day: CivilDate) -> String { localizer.words(for: day) }

  /// The terminal's language, in which people read and type numbers.
  package static var language: Language { localizer.language }

  static func use(_ text: Localizer) { chosen.withLock { $0 = text } }

  /// Has every line be an object of JSON like those of a server's log, in English.
  static func logJSON(as program: String) {
    logging.withLock { $0 = program }
    use(.source)
  }

  /// Returns a line as it is printed: as JSON where ``logJSON(as:)`` says so.
  static func line(_ text: String, _ level: Logger.Level) -> String {
    guard let program = logging.withLock(\.self) else { return text.terminalText }
    return ServerLog.json(text.trimmingSpaces, level, program)
  }

  /// Prints a line, and flushes it for a program that reads a pipe.
  public static func say(_ line: String) {
    write(self.line(line, .info) + "\n")
  }

  /// Prints a message as a line, in the terminal's language.
  public static func say(_ message: Message) { say(text(message)) }

  /// Prints text that ends its own lines: to a file or program as it is, to a terminal without what steers it.
  public static func print(_ text: String) { write(isScreen ? text.terminalText : text) }

  /// Prints text as it is, such as a drawing of this program that has colours.
  static func write(_ text: String) {
    Swift.print(text, terminator: "")
    fflush(nil)
  }

  /// Prints a message beside the output, so that the output stays one value for scripts.
  package static func remark(_ message: Message) {
    warn(text(message), .notice)
  }

  /// Prints a line to standard error.
  static func warn(_ text: String, _ level: Logger.Level) {
    FileHandle.standardError.write(Data("\(line(text, level))\n".utf8))
  }

  /// Prints the error that ends a command: a person reads the program's name before it, and JSON has it as the label.
  static func fail(_ text: String, in program: String) {
    warn(logging.withLock { $0 == nil } ? "\(program): \(text)" : text, .error)
  }

  /// Whether a person can answer a question: neither side of the command is a file or another program.
  static var mayAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks a question, and returns whether the answer is yes in the terminal's language or in English.
  static func ask(_ question: Message) -> Bool {
    FileHandle.standardError.write(Data("\(text(question).terminalText) [\(text(Message("y")))/N] ".utf8))
    guard let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased() else { return false }
    return ["y", "yes", text(Message("y")), text(Message("yes"))].contains(answer)
  }

  /// Whether the output is a terminal, rather than a file or another program.
  package static var isScreen: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Prints text that ends its own lines; fails on a closed pipe.
  static func send(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Replaces the terminal's content by lines, as many as fit.
  static func redraw(_ lines: [String]) throws {
    let (width, height) = size
    let room = max(2, height) - 1
    let left = lines.count - room
    let shown = left > 0 ? lines.prefix(room - 1) + [text(Message("… and \(left + 1) more lines"))] : lines[...]
    // Each line is written over and the rest of it cleared, which flickers less than an empty screen in between.
    try send("\u{1B}[H" + shown.map { $0.terminalLine.prefix(width) + "\u{1B}[K\n" }.joined() + "\u{1B}[J")
  }

  private static var size: (width: Int, height: Int) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 && size.ws_col > 0
    return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
  }

  /// Prints a screen model: as JSON where that is asked for, otherwise in lines.
  public static func say(_ screen: some Encodable, asJSON: Bool, _ lines: () -> [String]) throws {
    if asJSON { return try sayJSON(screen) }
    say(lines().joined(separator: "\n"))
  }

  /// Prints a value as JSON for scripts: keys sorted, one value.
  package static func sayJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
  }
}
