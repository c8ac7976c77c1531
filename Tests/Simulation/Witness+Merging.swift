import Domain
import OfflineSync

extension Witness {
  /// The rule, which is watched: what one side changed must stand, what both changed goes to the later one and is reported.
  func watching(_ rule: MergeRule, at path: ItemPath) -> MergeRule {
    MergeRule { base, here, there in
      let outcome = rule.merge(base, here, there)
      self.judge(outcome, base, here, there, at: path)
      return outcome
    }
  }

  private func judge(
    _ outcome: MergeRule.Outcome,
    _ base: [UInt8]?,
    _ here: MergeRule.Side,
    _ there: MergeRule.Side,
    at path: ItemPath
  ) {
    let (before, merged) = (Fields(bytes: base ?? []).values, Fields(bytes: outcome.body).values)
    let (mine, theirs) = (Fields(bytes: here.body).values, Fields(bytes: there.body).values)
    let isMineLater = here.stamp > there.stamp
    var contested: [String] = []
    for field in Set(mine.keys).union(theirs.keys).sorted() where mine[field] != theirs[field] {
      let (isMine, isTheirs) = (mine[field] != before[field], theirs[field] != before[field])
      if isMine, isTheirs { contested.append(field) }
      let due = isMine && (!isTheirs || isMineLater) ? mine[field] : theirs[field]
      if merged[field] != due {
        found("a merge of \(path) made \(field) \(merged[field] ?? "nothing") instead of \(due ?? "nothing")")
      }
    }
    let report: LostEdit.Parts? = contested.isEmpty ? nil : .fields(contested)
    if (outcome.lostHere, outcome.lostThere) != (isMineLater ? nil : report, isMineLater ? report : nil) {
      found("a merge of \(path) does not say that \(contested) gave way")
    }
  }
}
