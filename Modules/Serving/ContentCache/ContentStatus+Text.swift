package import Domain

extension ContentStatus {
  /// The state as lines for a terminal: the site, its files, then each file with its age and its problem.
  package var lines: [Message] {
    var lines = [Message("Files of \(address)")]
    if let manifestAt {
      let date = Timestamp(rawValue: manifestAt).iso8601
      lines.append(Message("The site's list of files is of \(date), checked \(age(listsFetchedAt))."))
    } else {
      lines.append(Message("The site's list of files is not here."))
    }
    if let failure { lines.append(Message("The last check, \(age(listsTriedAt)), failed. \(failure.message)")) }
    lines.append(
      Message(
        "\(files.count) files, \(size) bytes: \(downloadedCount) downloaded, \(starterCount) came with the app."
      )
    )
    lines.append(Message("Listed and not here: \(absentCount). Known to be missing: \(missingCount)."))
    if isVerified { lines.append(Message("The bytes of every file were checked.")) }
    return lines + files.map { line($0) }
  }

  private func line(_ file: File) -> Message {
    let origin = file.origin == .starter ? Message("came with the app") : Message("downloaded \(age(file.fetchedAt))")
    var parts = [Message("\(file.size) bytes"), origin, Message("checked \(age(file.validatedAt))")]
    if !file.isIntact { parts.append(Message("damaged")) }
    if file.isListed == false { parts.append(Message("the site has another version")) }
    let line: Message = "\(file.path): \(parts.joined(separator: ", "))"
    return file.failure.map { "\(line). \($0.message)" } ?? line
  }

  /// Returns how long ago a moment was, in words.
  package func age(_ time: Int64?) -> Message {
    guard let time else { return Message("never") }
    let seconds = Int(max(0, at - time) / 1000)
    if seconds >= 86_400 { return Message("\(seconds / 86_400) days ago") }
    if seconds >= 3_600 { return Message("\(seconds / 3_600) hours ago") }
    if seconds >= 60 { return Message("\(seconds / 60) minutes ago") }
    return Message("just now")
  }
}

extension ContentRefresh {
  /// The result as lines for readers.
  package var lines: [Message] {
    var lines = metadataProblem.map { [$0.message] } ?? []
    lines.append(
      Message("\(fresh.count) new, \(unchanged.count) unchanged, \(problems.count) could not be refreshed.")
    )
    // An unreachable site is one problem, not hundreds.
    for (path, failure) in problems.sorted(by: { $0.key < $1.key }) where failure != metadataProblem {
      lines.append("\(path.text): \(failure.message)")
    }
    return lines
  }
}
