import Domain
import Foundation
import Hypertext
import Localization
import Pages
import Pinball
import ScoreServer
import WireFormat

extension Visit {
  /// The visitor's zone, as `pinball.js` tells it; that of the server's machine where it is not known.
  var zone: ZoneTable {
    toldZone ?? (try? ZoneTable(named: TimeZone.current.identifier)) ?? .utc
  }

  /// The mark before fractions in the language of the page, which the visitor reads and types.
  var decimal: DecimalMark { DecimalMark(separator: NumberMarks(language).decimal) }
}

extension Account {
  /// The records behind pages that show the account's practice.
  var practicePaths: [ItemPath] { [PracticeService.path(of: user)] }

  /// The records behind pages that show what the account looked at, too.
  var journalPaths: [ItemPath] { practicePaths + [DocumentKey<ActivityLog>.libraryActivity(of: user).path] }
}

extension Page {
  /// Returns the page; for a program only where it has content.
  func orNotFound(for visit: Visit) throws -> Page {
    if visit.wantsJSON, json == nil { throw Problem.notFound }
    return self
  }

  /// Returns the page as one that the browser loads again, while the files that it shows are being fetched.
  func refreshing(_ notes: PageNotes) -> Page {
    var page = self
    page.isUnfinished = notes.fetching != nil
    return page
  }
}
