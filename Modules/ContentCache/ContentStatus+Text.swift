import Foundation

extension ContentStatus {
  /// The state as lines for a terminal: the site, the totals, then each file with its age and its problem.
  public var lines: [String] {
    var lines = ["Content of \(address)"]
    if let manifestAt {
      let date = Date(timeIntervalSince1970: Double(manifestAt) / 1000)
      lines.append("The site's list of files is of \(date.formatted(.iso8601)), checked \(age(listsFetchedAt)).")
    } else {
      lines.append("There is no list of the site's files here.")
    }
    if let problem { lines.append("The last try, \(age(listsTriedAt)), failed. \(problem)") }
    lines.append(
      "\(files.count) files are here, \(size.formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US")))): "
        + "\(downloadedCount) downloaded, \(starterCount) came with the program."
    )
    lines.append("\(absentCount) more are listed and not here; \(missingCount) are known to be missing.")
    if isVerified { lines.append("The bytes of every file were checked.") }
    return lines + files.map { line($0) }
  }

  private func line(_ file: File) -> String {
    let origin = file.origin == .starter ? "came with the program" : "downloaded \(age(file.fetchedAt))"
    var parts = ["\(file.size) bytes", origin, "checked \(age(file.validatedAt))"]
    if !file.isIntact { parts.append("DAMAGED") }
    if file.isListed == false { parts.append("the site lists another") }
    return "\(file.path): \(parts.joined(separator: ", "))" + (file.problem.map { ". \($0)" } ?? "")
  }

  /// Returns the age of a time, in words.
  public func age(_ time: Int64?) -> String {
    guard let time else { return "never" }
    let seconds = max(0, at - time) / 1000
    for (size, name) in [(86_400 as Int64, "day"), (3_600, "hour"), (60, "minute")] where seconds >= size {
      let count = seconds / size
      return "\(count) \(name)\(count == 1 ? "" : "s") ago"
    }
    return "just now"
  }
}

extension ContentRefresh {
  /// The result as lines for a terminal.
  public var lines: [String] {
    var lines = metadataProblem.map { ["\($0)"] } ?? []
    lines.append(
      "\(fresh.count) files are new, \(unchanged.count) unchanged, \(problems.count) could not be refreshed."
    )
    // An unreachable site is one problem, not hundreds.
    for (path, failure) in problems.sorted(by: { $0.key < $1.key }) where failure != metadataProblem {
      lines.append("\(path): \(failure)")
    }
    return lines
  }
}
