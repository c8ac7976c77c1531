import Pages
import Server

extension ArcheryPages {
  /// Where somebody with an invite comes in, and says with which bow.
  func join(_ entry: JoinRoutes.Entry) throws(TemplateFailure) -> HTML {
    try content.common.join(entry, fields: try content.render("join-fields", JoinFields()))
  }
}

/// What the template `join-fields` sees.
private struct JoinFields {
  let bows = OptionView.bows(nil)
}
