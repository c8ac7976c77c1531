package import Domain
package import Notices
package import Spaces

/// The news of groups: a leader removed or moved a member's check-in.
package struct GroupNews: NoticeSource {
  package static let entryChanged = NoticeKind("entryChanged", Message("An organiser corrects one of my check-ins"))

  package let name = "groups"
  package let prefix: ItemPath = GroupState.space.root
  package let kinds = [GroupNews.entryChanged]
  private let documents: any DocumentRepository
  private let journals: FoldedJournals<GroupState>

  /// - Parameters:
  ///   - documents: The documents of the whole store.
  ///   - journals: The groups' folded journals.
  package init(_ documents: any DocumentRepository, _ journals: FoldedJournals<GroupState>) {
    (self.documents, self.journals) = (documents, journals)
  }

  package func drafts(after change: Change) async throws -> [NoticeDraft] {
    let space = GroupState.space
    guard let id = space.id(of: change.path), change.path == space.journal(of: id),
      let group = try await documents.value(DocumentKey<Group>.stored(space.about(of: id))).value
    else { return [] }
    let members = try await journals.fold(of: change.path, group).state.members
    return members.filter(\.isActive).flatMap { member in
      member.corrected.filter { $0.actor != member.user }.map { corrected in
        NoticeDraft(
          Self.entryChanged,
          to: member.user,
          about: [id.rawValue, corrected.id.rawValue],
          ["group": group.name, "date": corrected.entry.date, "reason": corrected.correction.reason]
            .merging(corrected.correction.date.map { ["to": $0] } ?? [:]) { $1 },
          occurredAt: corrected.correctedAt
        )
      }
    }
  }

  /// Returns a notice in a sentence; nil for a kind or facts that this version does not know.
  package static func text(of news: Notice.News) -> Message? {
    guard news.kind == entryChanged.id, let group = news.facts["group"], let date = news.facts["date"],
      let reason = news.facts["reason"]
    else { return nil }
    return news.facts["to"].map {
      Message("Your check-in for \(.day(date)) in \(group) was moved to \(.day($0)): \(reason)")
    } ?? Message("Your check-in for \(.day(date)) in \(group) was removed: \(reason)")
  }
}
