import Pages

/// The output of a command that follows something: redrawn on a terminal, one state after the other in a file or a pipe.
public struct FollowedScreen: Sendable {
  private let isJSON: Bool
  private var last: String?

  /// - Parameter isJSON: Whether each state is a line of JSON.
  public init(isJSON: Bool) { self.isJSON = isJSON }

  /// Shows a state; does nothing where it looks like the one before.
  ///
  /// - Parameters:
  ///   - screen: The state.
  ///   - lines: Its lines for a terminal.
  /// - Throws: An error of the output, such as a pipe that nothing reads any more.
  public mutating func show(_ screen: some Encodable, _ lines: [String]) throws {
    let text = try isJSON ? screen.json : lines.joined(separator: "\n")
    if text == last { return }
    if !isJSON, Terminal.isScreen {
      try Terminal.redraw(lines)
    } else {
      try Terminal.send(isJSON || last == nil ? text + "\n" : "\n" + text + "\n")
    }
    last = text
  }
}
