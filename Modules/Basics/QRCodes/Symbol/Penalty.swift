/// How hard a masked code is to read, by the four rules of the standard.
enum Penalty {
  static func total(of modules: [Bool], size: Int) -> Int {
    let share = self.share(of: modules)
    return modules.withUnsafeBufferPointer { modules in
      var penalty = share + blocks(modules, size)
      for line in 0..<size {
        penalty += runs(modules, start: line * size, step: 1, size)
        penalty += runs(modules, start: line, step: size, size)
      }
      return penalty
    }
  }

  /// Rules 1 and 3 along one row or column: long runs, and what looks like a finder pattern.
  private static func runs(_ modules: UnsafeBufferPointer<Bool>, start: Int, step: Int, _ size: Int) -> Int {
    var penalty = 0
    // The lengths of the last seven runs, the newest last. The quiet zone before the line is light.
    var lengths = [0, 0, 0, 0, 0, 0, size]
    var isDark = false
    var place = start
    for _ in 0..<size {
      if modules[place] == isDark {
        lengths[6] += 1
      } else {
        if !isDark { penalty += finders(lengths) }
        lengths.removeFirst()
        lengths.append(1)
        isDark.toggle()
      }
      // The quiet zone is no part of a long run.
      let run = lengths[6] > size ? lengths[6] - size : lengths[6]
      penalty += run == 5 ? 3 : run > 5 ? 1 : 0
      place += step
    }
    // The quiet zone after the line is light, too.
    if isDark {
      lengths.removeFirst()
      lengths.append(size)
    } else {
      lengths[6] += size
    }
    return penalty + finders(lengths)
  }

  /// 40 for a finder pattern, 1:1:3:1:1, with a light area of four modules before or after it; the newest run is light.
  ///
  /// The quiet zone counts as light, and light on both sides counts once: so the standard's own example gets its mask.
  private static func finders(_ lengths: [Int]) -> Int {
    let unit = lengths[1]
    guard unit > 0, lengths[2] == unit, lengths[3] == 3 * unit, lengths[4] == unit, lengths[5] == unit else { return 0 }
    let (before, after) = (lengths[0], lengths[6])
    return min(before, after) >= unit && max(before, after) >= 4 * unit ? 40 : 0
  }

  /// Rule 2: 3 for each square of four equal modules.
  private static func blocks(_ modules: UnsafeBufferPointer<Bool>, _ size: Int) -> Int {
    var squares = 0
    for row in 0..<(size - 1) {
      for place in (row * size)..<(row * size + size - 1) {
        let color = modules[place]
        if color == modules[place + 1], color == modules[place + size], color == modules[place + size + 1] {
          squares += 1
        }
      }
    }
    return 3 * squares
  }

  /// Rule 4: 10 for each full 5 % by which the share of dark modules is away from one half.
  private static func share(of modules: [Bool]) -> Int {
    let dark = modules.count { $0 }
    return 10 * (abs(dark * 20 - modules.count * 10) / modules.count)
  }
}
