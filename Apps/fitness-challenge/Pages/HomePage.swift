import WebPages

extension FitnessPages {
  /// The front page.
  func home(signedIn: String) throws(TemplateFailure) -> HTML {
    let body = try templates.render("home", HomeView(signedIn: signedIn))
    return try shell.document(Page(title: "Home", body: body, signedIn: signedIn))
  }
}

/// What the template `home` sees.
private struct HomeView {
  let signedIn: String
}
