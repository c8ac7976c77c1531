import CSV
public import Domain
import LeaderboardKit

/// Ianseo's entry list: lines without a header, with tabs between 4 or 16 fields.
///
/// The fields are licence number, session, division and class; then target, five flags, family name, given name, gender,
/// code and name of the club, and date of birth.
enum IanseoList {
  /// Whether a table is such a list and has no header of its own.
  static func isOne(_ text: String, _ table: DelimitedText) -> Bool {
    guard let first = table.records.first, text.contains("\t") else { return false }
    let isHeader = first.fields.contains { title in
      EntryColumn.allCases.contains { $0.titles.contains(title.lowercased()) }
    }
    return !isHeader && [4, 16].contains(first.fields.count)
  }

  /// Reads one line.
  ///
  /// - Throws: ``Domain/Refusal`` naming what cannot be read.
  static func entry(from record: DelimitedText.Record) throws(Refusal) -> EntryList.Entry {
    let fields = record.fields
    guard fields.count == 4 || fields.count == 16 else {
      throw Refusal(.unreadable, "There are \(fields.count) fields. Ianseo's list has 4 or 16.")
    }
    let licence = fields[0]
    let isWhole = fields.count == 16
    guard !licence.isEmpty || isWhole else { throw Refusal(.unreadable, "There is no licence number.") }
    let name = isWhole ? "\(fields[11]) \(fields[10])".trimmingSpaces : ""
    if isWhole, name.isEmpty { throw Refusal(.invalidName, "There is no name.") }
    if isWhole, let flag = fields[5...9].first(where: { !["0", "1", ""].contains($0) }) {
      throw Refusal(.unreadable, "\"\(flag.prefix(20))\" is neither 0 nor 1.")
    }
    for text in [name, licence, fields[1], isWhole ? fields[14] : ""] { try TournamentAction.check(text, nil) }
    let (gender, kind) = (isWhole ? fields[12] : "", ArcherClass(fields[3]))
    return EntryList.Entry(
      line: record.line,
      name: name,
      bowType: try bow(of: fields[2]),
      // Ianseo writes 0 for an archer who is in no session yet.
      session: fields[1] == "0" ? "" : fields[1],
      target: isWhole && !fields[4].isEmpty ? try TargetPlace(fields[4]) : nil,
      club: isWhole ? fields[14] : "",
      birthYear: isWhole ? try EntryList.birthYear(fields[15]) : nil,
      gender: gender.isEmpty ? kind.gender : try Gender(reading: gender),
      ageClass: kind.ageClass,
      licence: licence,
      wishes: "",
      notes: ""
    )
  }

  /// The bow of a division, such as `R`, `OL` or `BB`.
  private static func bow(of division: String) throws(Refusal) -> BowType? {
    if division.isEmpty { return nil }
    if let known = ["OL": BowType.recurve, "CO": .compound, "BB": .barebow, "LB": .longbow, "TR": .traditional][
      division.uppercased()
    ] {
      return known
    }
    return try BowType(reading: division)
  }

  /// The age class and the gender of a class, such as `U18M`, `50W` or `M`.
  struct ArcherClass {
    /// nil for a class that is unknown here.
    let ageClass: AgeClass?
    let gender: Gender?

    init(_ text: String) {
      let text = text.uppercased()
      gender =
        switch text.last {
        case "M": .male
        case "W", "F": .female
        default: nil
        }
      let age = gender == nil ? text : String(text.dropLast())
      // The letters of earlier years stand for cadets, juniors and masters.
      let named: [String: AgeClass] = ["": .adult, "50": .over50, "C": .under(18), "J": .under(21), "M": .over50]
      ageClass = text.isEmpty ? nil : named[age] ?? (try? AgeClass(reading: age))
    }

    init(_ entrant: Entrant, gender: Gender?) { (ageClass, self.gender) = (entrant.ageClass, gender) }

    var text: String { (ageClass?.code ?? "") + (gender.map { $0 == .female ? "W" : "M" } ?? "") }
  }
}

extension Tournament {
  /// Writes the roster as Ianseo's entry list, for the active archers, by session and along the line of targets.
  ///
  /// - Parameters:
  ///   - register: The member register, for an account that may see licence numbers; empty for others. The register
  ///     fills the columns that the shoot does not know.
  ///   - user: The account that the list is for.
  /// - Returns: The lines, without a header.
  public func ianseoList(with register: RegisterIndex, for user: UserID) -> String {
    lineUpBySession(for: user).map { session, row in
      let (entrant, name) = (self[row.id]?.entrant ?? .unknown, self[row.id]?.givenName.shownName ?? "")
      let known = register.match(.init(name: name, club: entrant.club ?? ""))?.archer
      // The name to show may end with a number.
      let words = (name.isEmpty ? row.displayName : name).split(separator: " ")
      let (given, family) = (words.dropLast().joined(separator: " "), words.last.map(String.init) ?? "")
      let gender = entrant.gender ?? known?.gender
      let fields = [
        known?.licence ?? "", "\(session)", row.bowType.map { String($0.rawValue.prefix(1)) } ?? "",
        IanseoList.ArcherClass(entrant, gender: gender).text, row.target?.text ?? "", "1", "1", "1", "1", "1", family,
        given, gender?.rawValue ?? "", "", entrant.club ?? known?.club ?? "", "",
      ]
      return CSVLine.tabbed(fields)
    }
    .joined()
  }
  /// The line-up with the number of each archer's session, from 1.
  private func lineUpBySession(for user: UserID) -> [(session: Int, row: TournamentScreen.RosterRow)] {
    let rows = screen(for: user).lineUp.map { row in (row, self[row.id].map { session(shotBy: $0).id }) }
    return sessions.enumerated().flatMap { index, session in
      rows.filter { $0.1 == session.id }.map { (index + 1, $0.0) }
    }
  }
}
