import Domain
public import Notices

/// What the pages and commands that all apps have say differently in each.
public struct AppWords: Sendable {
  /// The program as it is typed, such as `archery`.
  public let program: String
  /// What the front page shows, such as `All shoots`.
  public let home: String
  /// What somebody with an invite does, such as `Join a shoot`.
  public let joining: String
  /// What notices are about, in the plural, at the beginning of a sentence.
  public let news: String
  /// Where one chooses of what one is told; nil where there is no such page.
  public let settings: WebAddress?
  /// A notice in a sentence, also one about the account, which is the same in every app.
  public let notice: @Sendable (Notice) -> String

  public init(
    program: String,
    home: String,
    joining: String,
    news: String,
    settings: WebAddress? = nil,
    notice: @escaping @Sendable (Notice) -> String
  ) {
    (self.program, self.home, self.joining, self.news) = (program, home, joining, news)
    (self.settings, self.notice) = (settings, { $0.signInText ?? notice($0) })
  }
}

extension Notice {
  /// A notice about the ways into an account; nil for other notices.
  public var signInText: String? {
    switch content {
    case .signInLink(let link): link.text
    case .signIn(let event): event.text
    case .rankChange, .personalBest: nil
    }
  }
}

extension Notice.SignInLink {
  fileprivate var text: String {
    let others = keepsOthers == true ? "Your other devices stay signed in." : "All your devices were signed out."
    return
      "\(madeBy) made a new sign-in link for you. \(others) If you did not ask for it, tell the owner of this server."
  }
}

extension Notice.SignInEvent {
  fileprivate var text: String {
    switch self {
    case .recovered(let device, let endedOthers):
      "Your recovery code signed in \(device). \(endedOthers ? "Your other devices were signed out. " : "")"
        + "If it was not you, tell the owner of this server now."
    case .deviceAdded(let device):
      "You signed in a second device: \(device). If it was not you, ask the organiser for a link for a lost phone."
    case .oldRecoveryCode(nil):
      "A recovery code of yours that was used or replaced before was tried, and let nobody in. If it was not you, somebody "
        + "may have your old code."
    case .oldRecoveryCode(let name?):
      "A used or replaced recovery code of \(name) was tried, and let nobody in. Ask \(name) who has the code."
    case .usedDeviceLink(nil):
      "A second device opened a QR code that you had used before, and was not let in. If it was not you, somebody may have "
        + "seen your screen."
    case .usedDeviceLink(let name?):
      "A second device opened a used QR code of \(name), and was not let in."
    case .wrongCodes(let count, let network?):
      "\(count) wrong codes were tried within an hour from \(network). None let anybody in."
    case .wrongCodes(let count, nil):
      "\(count) wrong codes were tried within an hour. None let anybody in."
    }
  }
}
