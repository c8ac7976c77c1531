/// A part of a text that is packed in one mode.
struct Segment {
  let mode: TextMode
  let bytes: ArraySlice<UInt8>

  /// Splits a text into the segments that need the fewest bits together.
  ///
  /// Looks at the text once. For each byte it knows the cheapest way that ends in each mode, and where that way came
  /// from.
  static func shortest(for bytes: [UInt8], in sizes: VersionRange) -> [Segment] {
    let modes = TextMode.allCases
    let heads = modes.map { 6 * (4 + $0.countLength(in: sizes)) }
    let unreachable = Int.max / 2
    // A way that ends in a mode has paid for that mode's head.
    var costs = heads
    // For each byte and mode: the mode that the cheapest way was in before this byte.
    var origins: [[Int]] = []
    for byte in bytes {
      var next = Array(repeating: unreachable, count: modes.count)
      var origin = Array(repeating: 0, count: modes.count)
      for (place, mode) in modes.enumerated() where mode.holds(byte) {
        for (before, cost) in costs.enumerated() where cost < unreachable {
          // A segment fills whole bits.
          let start = before == place ? cost : (cost + 5) / 6 * 6 + heads[place]
          if start + mode.sixthsPerByte < next[place] {
            (next[place], origin[place]) = (start + mode.sixthsPerByte, before)
          }
        }
      }
      costs = next
      origins.append(origin)
    }
    return segments(bytes, modes: path(origins, endingIn: cheapest(costs)))
  }

  private static func cheapest(_ costs: [Int]) -> Int {
    costs.indices.min { costs[$0] < costs[$1] } ?? 0
  }

  /// The mode of each byte on the way that ends in `last`.
  private static func path(_ origins: [[Int]], endingIn last: Int) -> [Int] {
    var mode = last
    var path: [Int] = []
    for origin in origins.reversed() {
      path.append(mode)
      mode = origin[mode]
    }
    return path.reversed()
  }

  private static func segments(_ bytes: [UInt8], modes: [Int]) -> [Segment] {
    var segments: [Segment] = []
    var start = 0
    for end in bytes.indices.map({ $0 + 1 }) where end == bytes.count || modes[end] != modes[start] {
      segments.append(Segment(mode: TextMode.allCases[modes[start]], bytes: bytes[start..<end]))
      start = end
    }
    return segments
  }
}
