import Domain
import Pages

/// The output of a following command: redrawn on a terminal, appended to a file or pipe.
package struct FollowedScreen: Sendable {
  private let isJSON: Bool
  private var last: String?

  /// Creates the screen.
  ///
  /// - Parameter isJSON: Whether each state is a line of JSON.
  package init(isJSON: Bool) { self.isJSON = isJSON }

  /// Shows a state, unless it looks like the last.
  ///
  /// - Throws: An error of the output, such as a closed pipe.
  package mutating func show(_ screen: some Encodable, _ lines: [String]) throws {
    let text = try isJSON ? screen.json : lines.joined(separator: "\n").terminalText
    if text == last { return }
    if !isJSON, Terminal.isScreen {
      try Terminal.redraw(lines)
    } else {
      try Terminal.send(isJSON || last == nil ? text + "\n" : "\n" + text + "\n")
    }
    last = text
  }
}
