import Domain
import Leaderboards
import Spreadsheets

/// The outcome of a table that was read into the register.
package struct RegisterImport: Hashable, Sendable {
  /// The lines that could not be read; with one of them, nothing was changed.
  package let problems: [EntryList.Problem]
  package let added: [RegisterID]
  package let changed: [RegisterID]
  /// The number of lines that changed nothing.
  package let unchanged: Int

  /// Whether every line was read, so that the register has them.
  package var isDone: Bool { problems.isEmpty }
}

extension MemberRegister {
  /// Enters a table: archers whom the register knows are changed where the table says something, others are added.
  ///
  /// `key` makes the ids of new archers, so that a retry adds none.
  ///
  /// - Throws: ``Domain/DocumentError``; ``Domain/Refusal`` for a field that the register does not take.
  package func enter(_ list: EntryList, as key: String) async throws -> RegisterImport {
    var problems = list.problems
    let index = RegisterIndex(try await entries())
    var (changes, unchanged) = ([(id: RegisterID, archer: RegisteredArcher, isNew: Bool)](), 0)
    var claimed: Set<RegisterID> = []
    for line in list.entries {
      try WorkLimit.check()
      let match = index.find(line.registerKey)
      var known: RegisterEntry?
      if case .one(let entry) = match { known = entry }
      if match == .unclear || known.map({ !claimed.insert($0.id).inserted }) == true {
        let message = Message(
          "The register has \(line.name), and it is unclear whether this is the same archer. Add the licence number, or the club and the year of birth."
        )
        problems.append(.init(line: line.line, message: ScreenText(message)))
        continue
      }
      let archer = (known?.archer ?? .blank).merging(line)
      do { try archer.check() } catch {
        problems.append(.init(line: line.line, message: ScreenText(error.message)))
        continue
      }
      if known?.archer == archer {
        unchanged += 1
      } else {
        changes.append((known?.id ?? RegisterID(rawValue: "\(key)-\(line.line)"), archer, known == nil))
      }
    }
    guard problems.isEmpty else {
      return RegisterImport(problems: problems.sorted { $0.line < $1.line }, added: [], changed: [], unchanged: 0)
    }
    for change in changes { try await save(change.archer, as: change.id) }
    return RegisterImport(
      problems: [],
      added: changes.filter(\.isNew).map(\.id),
      changed: changes.filter { !$0.isNew }.map(\.id),
      unchanged: unchanged
    )
  }
}

extension RegisteredArcher {
  /// The archer with everything that a line says.
  fileprivate func merging(_ line: EntryList.Entry) -> RegisteredArcher {
    RegisteredArcher(
      name: line.name,
      club: line.club.isEmpty ? club : line.club,
      bow: line.bowType ?? bow,
      birthYear: line.birthYear ?? birthYear,
      gender: line.gender ?? gender,
      licence: line.licence.isEmpty ? licence : line.licence,
      notes: line.notes.isEmpty ? notes : line.notes,
      birthDate: line.birthYear == nil || line.birthYear == birthYear
        ? line.facts.birthDate ?? birthDate : line.facts.birthDate,
      clubCode: line.facts.clubCode ?? (line.club.isEmpty || NameKey(line.club) == NameKey(club) ? clubCode : nil)
    )
  }
}

extension [RegisterEntry] {
  /// The register as a table, which ``MemberRegister/enter(_:as:)`` reads again.
  package var csv: String {
    let header = CSVLine.text(["name", "club", "bow", "birth year", "gender", "licence", "notes", "club code"])
    return header
      + map { entry in
        let archer = entry.archer
        return CSVLine.text([
          archer.name, archer.club, archer.bow?.rawValue.lowercased() ?? "",
          archer.birthDate ?? archer.birthYear.map(String.init) ?? "", archer.gender?.rawValue ?? "", archer.licence,
          archer.notes, archer.clubCode ?? "",
        ])
      }.joined()
  }
}
