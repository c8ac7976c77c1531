package import Domain
import Leaderboards
import Spreadsheets

/// The roster of a shoot as Ianseo's entry list.
package struct IanseoExport: Hashable, Sendable {
  /// The lines, without a header.
  package let text: String
  /// What Ianseo would guess or leave out, because the shoot does not know it.
  package let gaps: [Message]

  /// - Parameters:
  ///   - tournament: The shoot. Its active archers are written by session and along the line of targets.
  ///   - facts: What lists said about archers, and no event holds.
  ///   - register: The member register, for an account that may see licence numbers; empty for others. It fills what neither
  ///     the shoot nor the lists know.
  ///   - user: The account that the list is for.
  package init(
    of tournament: Tournament,
    facts: [PlayerID: ExchangeFacts] = [:],
    with register: RegisterIndex = .empty,
    for user: UserID
  ) {
    let lines = tournament.lineUpBySession(for: user).compactMap { session, row in
      tournament[row.id].map { Line($0, row, session, facts[row.id] ?? .none, register) }
    }
    let (codes, clubs) = (Self.codes(of: lines), Self.clubCodes(of: lines))
    text = lines.map { CSVLine.tabbed($0.fields(codes, clubs)) }.joined()
    gaps = [
      Self.gap(lines.filter { $0.bow == nil }) { Message("No bow: \($0). Ianseo has no division for them.") },
      Self.gap(lines.filter { $0.gender == nil }) {
        Message("No gender: \($0). Ianseo guesses it, and finds no class for adults.")
      },
    ].compactMap(\.self)
  }

  /// Whether a code is one that this program gives to archers without a licence number.
  static func isOwnCode(_ code: String) -> Bool { code.uppercased().wholeMatch(of: #/SB-\d{4,}/#) != nil }

  /// The code of an archer without a licence number.
  static func ownCode(_ number: Int) -> String {
    "SB-" + (number < 10_000 ? "\(10_000 + number)".dropFirst() : "\(number)")
  }

  private static func gap(_ lines: [Line], _ sentence: (String) -> Message) -> Message? {
    lines.isEmpty ? nil : sentence(lines.map(\.name).joined(separator: ", "))
  }

  /// A code for each archer by number: the licence, or one that follows from the order in which archers were entered.
  private static func codes(of lines: [Line]) -> [Int: String] {
    var (codes, taken) = ([Int: String](), Set<String>())
    let lines = lines.sorted { $0.number < $1.number }
    for line in lines {
      if let code = line.code, taken.insert(code).inserted { codes[line.number] = code }
    }
    for line in lines where codes[line.number] == nil {
      var number = line.number
      while !taken.insert(ownCode(number)).inserted { number += 1000 }
      codes[line.number] = ownCode(number)
    }
    return codes
  }

  /// A code for each club: the one that is known, or one made of the name.
  private static func clubCodes(of lines: [Line]) -> [NameKey: String] {
    var (codes, taken) = ([NameKey: String](), Set<String>())
    let lines = lines.filter { !$0.club.isEmpty }.sorted { $0.number < $1.number }
    for line in lines where codes[NameKey(line.club)] == nil {
      if let code = line.clubCode, taken.insert(code).inserted { codes[NameKey(line.club)] = code }
    }
    for line in lines where codes[NameKey(line.club)] == nil {
      let made = code(ofClub: line.club)
      let tries = [made] + (2...lines.count + 1).map { "\(made.prefix(10 - "\($0)".count))\($0)" }
      guard let code = tries.first(where: { !taken.contains($0) }) else { continue }
      taken.insert(code)
      codes[NameKey(line.club)] = code
    }
    return codes
  }

  /// At most ten letters and digits: the whole name, or its first word with the first letters of the others.
  private static func code(ofClub name: String) -> String {
    let words = NameKey(loosely: name).text.uppercased()
      .split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    let whole = words.joined()
    if (1...10).contains(whole.count) { return whole }
    guard let first = words.first else { return "CLUB" }
    return String((String(first) + words.dropFirst().compactMap(\.first).map(String.init).joined()).prefix(10))
  }

  private struct Line {
    let number: Int
    let session: Int
    let name: String
    /// The licence or the code of another program; nil for none that Ianseo takes.
    let code: String?
    let bow: BowType?
    let kind: ArcherClass
    let target: String
    let gender: Gender?
    let club: String
    /// The known code of the club; nil for none that Ianseo takes.
    let clubCode: String?
    let birthDate: String
    let counts: [Bool]
    let rest: [String]

    init(
      _ archer: Participant,
      _ row: TournamentScreen.RosterRow,
      _ session: Int,
      _ facts: ExchangeFacts,
      _ register: RegisterIndex
    ) {
      let (entrant, given) = (archer.entrant, archer.givenName.shownName)
      // The name to show may end with a number.
      name = given.isEmpty ? row.displayName : given
      func find(_ licence: String) -> RegisteredArcher? {
        register.match(.init(name: given, club: entrant.club ?? "", bow: archer.bowType, licence: licence))?.archer
      }
      let known = facts.code.flatMap(find) ?? find("")
      (number, self.session, bow, target) = (archer.number, session, archer.bowType, archer.target?.text ?? "")
      code = [facts.code, known?.licence].lazy.compactMap { $0?.uppercased() }
        .first { $0.wholeMatch(of: #/[A-Z0-9][A-Z0-9_.-]{0,24}/#) != nil }
      gender = entrant.gender ?? known?.gender
      kind = ArcherClass(entrant, gender: gender)
      club = entrant.club ?? known?.club ?? ""
      let own = NameKey(facts.club ?? "") == NameKey(club) ? facts.clubCode : nil
      let registered = NameKey(known?.club ?? "") == NameKey(club) ? known?.clubCode : nil
      clubCode = [own, registered].lazy.compactMap { $0?.uppercased().trimmingSpaces }
        .first { (1...10).contains($0.utf8.count) && !$0.contains { $0 == ";" || $0.isWhitespace } }
      birthDate = facts.birthDate ?? known?.birthDate ?? ""
      counts = facts.counts ?? [Bool](repeating: true, count: 5)
      rest = facts.rest ?? []
    }

    func fields(_ codes: [Int: String], _ clubs: [NameKey: String]) -> [String] {
      let words = name.split(whereSeparator: \.isWhitespace)
      let fields =
        [codes[number] ?? "", "\(session)", bow.map { String($0.rawValue.prefix(1)) } ?? "", kind.text, target]
        + counts.map { $0 ? "1" : "0" }
        + [
          words.last.map(String.init) ?? "", words.dropLast().joined(separator: " "), gender?.rawValue ?? "",
          clubs[NameKey(club)] ?? "", club, birthDate,
        ] + rest
      // Ianseo takes each semicolon for a tab.
      return fields.map { $0.replacing(";", with: ",") }
    }
  }
}

extension Tournament {
  /// The line-up with the number of each archer's session, from 1.
  fileprivate func lineUpBySession(for user: UserID) -> [(session: Int, row: TournamentScreen.RosterRow)] {
    let rows = screen(for: user).lineUp.map { row in (row, self[row.id].map { session(shotBy: $0).id }) }
    return sessions.enumerated().flatMap { index, session in
      rows.filter { $0.1 == session.id }.map { (index + 1, $0.0) }
    }
  }
}
