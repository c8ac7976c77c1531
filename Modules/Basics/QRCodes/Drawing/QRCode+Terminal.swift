extension QRCode {
  /// Returns the code as lines of half blocks for a terminal, with the quiet zone.
  ///
  /// - Parameter colored: Whether escape sequences make the code black on white, whatever the terminal's colours are.
  ///   Without them, blocks stand for light modules, so the code is right on a dark terminal.
  /// - Returns: Lines without a line break at the end.
  package func terminalText(colored: Bool) -> String {
    let places = -Self.quietZone..<(size + Self.quietZone)
    return stride(from: -Self.quietZone, to: size + Self.quietZone, by: 2).map { row in
      let line = places.map { column in
        Self.halfBlocks(upper: isDark(row: row, column: column), lower: isDark(row: row + 1, column: column))
      }
      // 97 and 40 are bright white on black.
      return colored ? "\u{1B}[97;40m\(line.joined())\u{1B}[0m" : line.joined()
    }
    .joined(separator: "\n")
  }

  /// The character for two modules, one above the other; blocks are light.
  private static func halfBlocks(upper: Bool, lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): " "
    case (true, false): "▄"
    case (false, true): "▀"
    case (false, false): "█"
    }
  }
}
