import ArcheryScoring
import Domain
import Hypertext
import Leaderboards

// The fields that several forms of this app have.

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
  /// A choice for each value, after one for none of them where that has a name.
  static func of<Value: Equatable>(
    _ values: [Value],
    _ chosen: Value?,
    none: Message? = nil,
    _ show: (Value) -> (code: String, name: Message)
  ) -> [Choice] {
    (none.map { [Choice("", $0, isChosen: chosen == nil)] } ?? [])
      + values.map { value in
        let (code, name) = show(value)
        return Choice(code, name, isChosen: value == chosen)
      }
  }

  static func bows(_ chosen: BowType?, none: Message = Message("Not said")) -> [Choice] {
    of(BowType.allCases, chosen, none: none) { ($0.rawValue, $0.label) }
  }

  /// The categories that take archers; the first choice is the one that fits.
  static func categories(of tournament: Tournament, chosen: CategoryID?) -> [Choice] {
    let categories = tournament.listedCategories.filter { !$0.isCombined }
    let known = categories.first { $0.id == chosen }
    return of(categories, known, none: Message("The one that fits")) { ($0.id.rawValue, $0.title) }
  }

  static func ageClasses(_ chosen: AgeClass?) -> [Choice] {
    of(AgeClass.all, chosen, none: Message("Not said")) { ($0.description, $0.label) }
  }

  static func genders(_ chosen: Gender?, none: Message = Message("Not said")) -> [Choice] {
    of(Gender.allCases, chosen, none: none) { ($0.rawValue, $0.label) }
  }
}
