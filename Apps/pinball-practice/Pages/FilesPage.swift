import AppPages
import Pinball
import WebPages

extension PinballPages {
  /// Taking practice in, and out.
  func files(_ view: FilesView, signedIn: String) throws(TemplateFailure) -> HTML {
    try document("Import and export", "files", view, in: .practice, scripts: ["file.js"], signedIn: signedIn)
  }
}

/// What the template `files` sees.
struct FilesView {
  let tabs = TabView.practice(.files)
  let action = PinballAddress.practice("import").text
  let export = PinballAddress.practice("export.json").text
  let journal = PinballAddress.journal.text
  /// What was, or would be, taken in.
  var outcome: String?
  var lines: [String] = [] { didSet { hasLines = !lines.isEmpty } }
  private(set) var hasLines = false
  var isDone = false
  var problem: String?
  /// The file, shown again until it is taken.
  var list = ""
}
