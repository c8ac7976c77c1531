import AppKit
import Domain
import Hypertext
import Localization
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// Making a group, and changing one.
  func addGroupForms(to site: Site) {
    site.page("practice/groups/new") { visit in
      let account = try visit.account()
      let template = visit.query["from"].flatMap { GroupTemplate($0) }
      let form = try await newGroup(template, of: account, visit)
      return pages.groupForm(form, follows: account.practicePaths)
    }
    site.form("practice/groups") { visit, form in
      let account = try visit.account()
      var page = try await newGroup(nil, of: account, visit)
      page.draft = GroupDraft()
      return try await save(&page, form, of: account, visit) { draft, position in
        let ticket = try form.ticket()
        return try await app.makeGroup(
          draft,
          at: position,
          by: account,
          zone: visit.zone,
          as: ticket,
          isLate: visit.isLate
        ).text
      }
    }
    site.page("practice/groups/:group/edit") { visit in
      let (account, id) = try Self.group(visit)
      let form = try await editedGroup(id, of: account, visit.zone)
      return pages.groupForm(form, follows: account.practicePaths)
    }
    site.form("practice/groups/:group") { visit, form in
      let (account, id) = try Self.group(visit)
      var page = try await editedGroup(id, of: account, visit.zone)
      return try await save(&page, form, of: account, visit) { draft, _ in
        try await app.changeGroups(of: account, zone: visit.zone, as: try self.id(of: form), isLate: visit.isLate) {
          state throws(PracticeRefusal) in try state.change(of: id, to: draft)
        }
        return id.text
      }
    }
  }

  /// Saves what a form says, or shows the form again with what is wrong.
  private func save(
    _ page: inout GroupFormPage,
    _ form: Form,
    of account: Account,
    _ visit: Visit,
    _ done: (GroupDraft, Int?) async throws -> String
  ) async throws -> FormAnswer {
    page.take(form)
    try page.setTime(visit.zone)
    var draft = page.draft
    if let other = page.other { draft.gameIDs.append(await app.key(ofGame: other)) }
    let group = try await done(draft, page.position)
    return .goTo(PinballAddress.group(group).with("said", "saved"))
  }

  private func newGroup(
    _ template: GroupTemplate?,
    of account: Account,
    _ visit: Visit
  ) async throws -> GroupFormPage {
    let (zone, text) = (visit.zone, pages.in(visit).content.text)
    let (state, now) = (try await app.practice(of: account, zone: zone), app.installation.now())
    let library = await app.league().library ?? PinballLibrary()
    var draft = GroupDraft()
    switch template {
    case .bank(let bank, let source):
      draft = GroupDraft(bank: bank, of: source, in: library)
      draft.name = text(.focus(ofBank: bank))
    case .group(let id):
      guard let group = state.customGroups.first(where: { $0.id.text == id }) else { break }
      draft = GroupDraft(copyOf: group, now: now, zone: zone)
      draft.name = text(.copy(of: group.name))
    case nil: break
    }
    if draft.startDate == nil { draft.startDate = now }
    return GroupFormPage(nil, draft, library, zone, groups: state.customGroups, template: template)
  }

  /// The group as recorded, not as of today: with a later end, a group that is over becomes active again.
  private func editedGroup(_ id: EntryID, of account: Account, _ zone: ZoneTable) async throws -> GroupFormPage {
    let state = try await app.practice(of: account)
    guard let group = state.customGroups.first(where: { $0.id == id }) else { throw Problem.notFound }
    return GroupFormPage(id.text, GroupDraft(group), await app.league().library ?? PinballLibrary(), zone)
  }
}

extension GroupFormPage {
  fileprivate init(
    _ id: String?,
    _ draft: GroupDraft,
    _ library: PinballLibrary,
    _ zone: ZoneTable,
    groups: [CustomGroup] = [],
    template: GroupTemplate? = nil
  ) {
    self.init(id: id, draft: draft, library: library, groups: groups, template: template)
    func date(_ time: Timestamp?) -> String { time.map { "\(CivilDate(dayNumber: zone.day(of: $0)))" } ?? "" }
    (start, end) = (date(draft.startDate), date(draft.endDate))
  }

  /// Takes the values of the form.
  fileprivate mutating func take(_ form: Form) {
    draft.name = form["name"] ?? ""
    draft.type = GroupKind(rawValue: form["type"] ?? GroupKind.custom.rawValue)
    // Numbered, so that the games keep their order.
    let numbers = form.names(after: "game-").compactMap { Int($0) }.filter((0...1000).contains).sorted()
    other = form["other"]
    draft.gameIDs = numbers.map { form.verbatim("game-\($0)") }
    (draft.isActive, draft.isPriority) = (form.has("active"), form.has("priority"))
    (start, end, position) = (
      form["start"] ?? "", form["end"] ?? "", try? form.optionalNumber("place", in: PinballWeb.places)
    )
  }

  /// - Throws: `Problem` for a field that holds no day.
  fileprivate mutating func setTime(_ zone: ZoneTable) throws {
    let (first, last) = (CivilDate(text: start), CivilDate(text: end))
    for (field, text, date) in [("start", start, first), ("end", end, last)] where date == nil && !text.isEmpty {
      throw Problem.invalid(field, PracticeRefusal.invalidDate.message)
    }
    draft.setTime(from: first, to: last, zone: zone)
  }
}
