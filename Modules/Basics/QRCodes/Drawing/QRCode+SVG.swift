extension QRCode {
  /// The number of light modules that the standard demands around a code.
  package static let quietZone = 4

  /// Returns the code as an SVG element for a page, or for a file of its own.
  ///
  /// The code is black on white in dark mode, too, because many readers fail at light codes on dark. The element scales
  /// with its box.
  ///
  /// - Parameter title: The text for people who do not see the code, such as "Address of this server".
  /// - Returns: The element, with the quiet zone.
  package func svg(title: String) -> String {
    let side = drawnSize
    let title = Self.escaped(title)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="qr-code" viewBox="0 0 \(side) \(side)" role="img" \
      aria-label="\(title)" shape-rendering="crispEdges"><title>\(title)</title>\
      <rect width="\(side)" height="\(side)" fill="#fff"/><path fill="#000" d="\(outline)"/></svg>
      """
  }

  /// The modules of a side with the quiet zone.
  package var drawnSize: Int { size + 2 * Self.quietZone }

  /// A rectangle for each run of dark modules in a row.
  package var outline: String {
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while isDark(row: row, column: column) { column += 1 }
        if column > start {
          path += "M\(start + Self.quietZone) \(row + Self.quietZone)h\(column - start)v1h-\(column - start)z"
        }
        column += 1
      }
    }
    return path
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
