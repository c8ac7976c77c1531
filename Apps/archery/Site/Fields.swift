import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit

// The fields that several forms of this app have.

/// The field of one archer's bow.
func bowField(_ chosen: BowType?) -> HTML { field("bow", t("Bow"), .select(.bows(chosen))) }

/// The field of a place on the line, such as `12A`.
func targetField(_ place: String) -> HTML {
  field("target", t("Target"), .text(place), .maxlength(5), .autocomplete(.off), .placeholder(example: "12A"))
}

/// Why something is done, for the record.
func reasonField(id: String, isRequired: Bool = false) -> HTML {
  field("reason", t("Reason"), .text(nil), .maxlength(200), .autocomplete(.off), .required(isRequired), id: id)
}

/// The file of a table, which `file.js` shows and reads into the field of the list; a workbook is sent as it is.
let tableFile = field(
  "",
  t("File"),
  .file,
  .accept(
    ".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
  ),
  id: "file",
  box: [.hidden]
) { hidden("workbook", "") }

/// A check box or radio button whose label has a name and an explanation.
func explainedChoice(_ name: String, _ control: Control, _ title: HTML, _ explanation: HTML) -> HTML {
  choice(name, control) {
    strong { title }
    span(.class("hint")) { explanation }
  }
}

extension [Choice] {
  /// The kinds of bow, and none.
  static func bows(_ chosen: BowType?) -> [Choice] {
    [Choice("", Message("Not said"), isChosen: chosen == nil)]
      + BowType.allCases.map { Choice($0.rawValue, $0.label, isChosen: $0 == chosen) }
  }

  /// The categories that take archers; the first choice is the one that fits.
  static func categories(of tournament: Tournament, chosen: CategoryID?) -> [Choice] {
    [Choice("", Message("The one that fits"), isChosen: chosen == nil)]
      + tournament.listedCategories.filter { !$0.isCombined }.map { category in
        Choice(category.id.rawValue, category.title, isChosen: category.id == chosen)
      }
  }

  /// The age classes, and none.
  static func ageClasses(_ chosen: AgeClass?) -> [Choice] {
    [Choice("", Message("Not said"), isChosen: chosen == nil)]
      + AgeClass.all.map { Choice($0.description, $0.label, isChosen: $0 == chosen) }
  }

  /// The genders, and none.
  static func genders(_ chosen: Gender?, none: Message = Message("Not said")) -> [Choice] {
    [Choice("", none, isChosen: chosen == nil)]
      + Gender.allCases.map { Choice($0.rawValue, $0.label, isChosen: $0 == chosen) }
  }
}
