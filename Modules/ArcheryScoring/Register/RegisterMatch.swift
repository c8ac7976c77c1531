import Domain
import Foundation

/// Finds the archers of entry lists in the register.
public struct RegisterIndex: Sendable {
  /// The fields of an entry list's line that tell archers apart.
  public struct Key: Hashable, Sendable {
    /// The archer's name.
    public let name: String
    /// The club; empty if not given.
    public let club: String
    /// The licence number; empty if not given.
    public let licence: String
    /// The year of birth; nil if not given.
    public let birthYear: Int?

    public init(name: String, club: String = "", licence: String = "", birthYear: Int? = nil) {
      (self.name, self.club, self.licence, self.birthYear) = (name, club, licence, birthYear)
    }
  }

  private let byLicence: [String: [RegisterEntry]]
  private let byName: [String: [RegisterEntry]]
  /// Whether licence numbers and years of birth choose archers, too.
  let isForRegistrars: Bool

  /// - Parameters:
  ///   - entries: The register's archers.
  ///   - isForRegistrars: False for an organiser who may not read the register. Such an index knows archers by name and
  ///     club alone, because a match would confirm a guessed licence number or year of birth.
  public init(_ entries: [RegisterEntry], isForRegistrars: Bool = true) {
    self.isForRegistrars = isForRegistrars
    byLicence = Dictionary(grouping: entries.filter { !$0.archer.licence.isEmpty }) { $0.archer.licence.folded }
    byName = Dictionary(grouping: entries) { $0.archer.name.folded }
  }

  /// An index without archers.
  public static let empty = RegisterIndex([])

  /// The one archer that fits a line; nil if no archer or several fit.
  ///
  /// A licence number decides, whatever the name. Of archers with one name, a club and a year of birth choose.
  public func match(_ key: Key) -> RegisterEntry? {
    let key = isForRegistrars ? key : Key(name: key.name, club: key.club)
    if !key.licence.isEmpty {
      let found = byLicence[key.licence.folded] ?? []
      return found.count == 1 ? found[0] : nil
    }
    let found = (byName[key.name.folded] ?? []).filter { entry in
      key.birthYear.map { entry.archer.birthYear == $0 || entry.archer.birthYear == nil } ?? true
    }
    if found.count == 1 { return found[0] }
    let sameClub = found.filter { $0.archer.club.folded == key.club.folded }
    return !key.club.isEmpty && sameClub.count == 1 ? sameClub[0] : nil
  }
}

extension String {
  /// The text as names are compared: without case, accents and spaces at its ends.
  fileprivate var folded: String {
    let kept = trimmingSpaces.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return String(String.UnicodeScalarView(kept)).lowercased()
  }
}
