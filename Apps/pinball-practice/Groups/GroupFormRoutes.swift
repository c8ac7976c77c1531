import Domain
import Hypertext
import Localization
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import WireFormat

extension PinballWeb {
  func addGroupForms(to site: Site) {
    site.page("practice/groups/new") { visit in
      let account = try visit.account()
      let template = visit.query["from"].flatMap { GroupTemplate($0) }
      let form = try await newGroup(template, of: account, visit)
      return pages.groupForm(form, follows: account.practicePaths)
    }
    site.form("practice/groups") { visit, form in
      let account = try visit.account()
      let group = try await app.makeGroup(
        try await draft(GroupDraft(), form, visit.zone),
        at: try? form.optionalNumber("place", in: Self.places),
        by: account,
        zone: visit.zone,
        as: try form.ticket(),
        isLate: visit.isLate
      )
      return .goTo(PinballAddress.group(group.text).with("said", "saved"))
    }
    site.page("practice/groups/:group/edit") { visit in
      let (account, id) = try Self.group(visit)
      let (draft, library) = (try await recorded(id, of: account), await app.league().library ?? PinballLibrary())
      let offered = library.offering(draft.gameIDs)
      let form = GroupFormPage(id: id.text, draft: draft, library: offered, zone: visit.zone)
      return pages.groupForm(form, follows: account.practicePaths)
    }
    site.form("practice/groups/:group") { visit, form in
      let (account, id) = try Self.group(visit)
      let draft = try await draft(try await recorded(id, of: account), form, visit.zone)
      _ = try await changeGroup(visit, as: try self.id(of: form)) { state, id throws(PracticeError) in
        try state.change(of: id, to: draft)
      }
      return .goTo(PinballAddress.group(id.text).with("said", "saved"))
    }
  }

  /// Returns a draft with the values of a form.
  private func draft(_ draft: GroupDraft, _ form: Form, _ zone: ZoneTable) async throws -> GroupDraft {
    var draft = draft
    draft.name = form["name"] ?? ""
    draft.type = GroupKind(rawValue: form["type"] ?? GroupKind.custom.rawValue)
    // Numbered, so that the games keep their order.
    let numbers = form.names(after: "game-").compactMap { Int($0) }.filter((0...1000).contains).sorted()
    draft.gameIDs = numbers.map { form.verbatim("game-\($0)") }
    if let other = form["other"] { draft.gameIDs.append(await app.key(ofGame: other)) }
    (draft.isActive, draft.isPriority) = (form.has("active"), form.has("priority"))
    func day(_ field: String) throws(Problem) -> CivilDate? {
      guard let text = form[field], !text.isEmpty else { return nil }
      guard let date = CivilDate(text: text) else { throw .invalid(field, PracticeError.invalidDate.message) }
      return date
    }
    draft.setTime(from: try day("start"), to: try day("end"), zone: zone)
    return draft
  }

  private func newGroup(_ template: GroupTemplate?, of account: Account, _ visit: Visit) async throws -> GroupFormPage {
    let (zone, text) = (visit.zone, pages.content.in(visit.language).text)
    let (state, now) = (try await app.practice(of: account, zone: zone), app.clock.now())
    let library = await app.league().library ?? PinballLibrary()
    var draft = GroupDraft()
    switch template {
    case .bank(let bank, let source):
      draft = GroupDraft(bank: bank, of: source, in: library, named: text.callAsFunction)
    case .group(let id):
      guard let group = state.customGroups.first(where: { $0.id.text == id }) else { break }
      draft = GroupDraft(copyOf: group, now: now, zone: zone, named: text.callAsFunction)
    case nil: break
    }
    if draft.startDate == nil { draft.startDate = now }
    let offered = library.offering(draft.gameIDs)
    return GroupFormPage(draft: draft, library: offered, zone: zone, groups: state.customGroups, template: template)
  }

  /// The group as recorded, not as of today: with a later end, a group that is over becomes active again.
  private func recorded(_ id: EntryID, of account: Account) async throws -> GroupDraft {
    let groups = try await app.practice(of: account).customGroups
    guard let group = groups.first(where: { $0.id == id }) else { throw Problem.notFound }
    return GroupDraft(group)
  }
}
