import AppKit
import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// Making a group, and changing one.
  func addGroupForms(to router: Router<SignedInContext>) {
    router.get("practice/groups/new") { request, context in
      let (account, zone) = (try context.requireAccount(), zone(request))
      let template = request.formQuery["from"].flatMap { GroupTemplate($0) }
      let page = try await newGroup(template, of: account, zone)
      return Response.html(try pages.groupForm(page, ticket: newTicket(), signedIn: account.displayName))
    }
    router.post("practice/groups") { request, context in
      let (account, form, zone) = (try context.requireAccount(), try await Form(request, context), zone(request))
      var page = try await newGroup(nil, of: account, zone)
      page.draft = GroupDraft()
      return try await save(&page, form, of: account, zone) { draft, position in
        let ticket = try form.ticket()
        return try await app.makeGroup(draft, at: position, by: account, zone: zone, as: ticket).text
      }
    }
    router.get("practice/groups/:group/edit") { request, context in
      let (account, id) = try Self.group(context)
      let page = try await editedGroup(id, of: account, zone(request))
      return Response.html(try pages.groupForm(page, ticket: newTicket(), signedIn: account.displayName))
    }
    router.post("practice/groups/:group") { request, context in
      let form = try await Form(request, context)
      let ((account, id), zone) = (try Self.group(context), zone(request))
      var page = try await editedGroup(id, of: account, zone)
      return try await save(&page, form, of: account, zone) { draft, _ in
        try await app.changeGroups(of: account, zone: zone) { state throws(PracticeRefusal) in
          try state.change(of: id, to: draft)
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
    _ zone: ZoneTable,
    _ done: (GroupDraft, Int?) async throws -> String
  ) async throws -> Response {
    page.take(form)
    do {
      try page.setTime(zone)
      var draft = page.draft
      if let other = page.other { draft.gameIDs.append(await app.key(ofGame: other)) }
      let group = try await done(draft, page.position)
      return .redirect(to: PinballAddress.group(group).with("said", "saved"))
    } catch let refusal as PracticeRefusal {
      page.problem = refusal
      let html = try pages.groupForm(page, ticket: newTicket(), signedIn: account.displayName)
      return .html(html, status: .unprocessableContent)
    }
  }

  private func newGroup(
    _ template: GroupTemplate?,
    of account: Account,
    _ zone: ZoneTable
  ) async throws -> GroupFormPage {
    let (state, now) = (try await app.practice(of: account, zone: zone), app.installation.now())
    let library = await app.league().library ?? PinballLibrary()
    var draft = GroupDraft()
    switch template {
    case .bank(let bank, let source): draft = GroupDraft(bank: bank, of: source, in: library)
    case .group(let id):
      guard let group = state.customGroups.first(where: { $0.id.text == id }) else { break }
      draft = GroupDraft(copyOf: group, now: now, zone: zone)
    case nil: break
    }
    if draft.startDate == nil { draft.startDate = now }
    return GroupFormPage(nil, draft, library, zone, groups: state.customGroups, template: template)
  }

  /// As it was recorded: a group that is over, and gets a later end, is one that is worked on.
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

  /// Takes what was filled in.
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

  /// - Throws: `PracticeRefusal` for what is no day.
  fileprivate mutating func setTime(_ zone: ZoneTable) throws(PracticeRefusal) {
    let (first, last) = (CivilDate(text: start), CivilDate(text: end))
    if first == nil && !start.isEmpty || last == nil && !end.isEmpty { throw .invalidDate }
    draft.setTime(from: first, to: last, zone: zone)
  }
}
