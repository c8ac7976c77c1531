// The Testing library has an overlay for Apple's AppKit, so this file imports AppKit without Testing.

import AppKit
import ArgumentParser
import Domain
import Hypertext
import Server
import Spaces

/// The app of the examples.
struct CounterApp: SpaceApp {
  typealias Fold = Counter

  static let product = "Counters"
  static let noun = Noun("counter", "counters")
  static let abstract = "Counts taps."
  static let commands: [any ParsableCommand.Type] = []
  static let pages = SpacePages<Counter>(
    assets: [],
    pages: [
      LivePage(screen: { ["taps": $0.state.taps] }) { screen, space in
        p { t("Taps: \(screen["taps"] ?? 0)") }
        space.form("tap") { button { t("Tap") } }
      }
    ],
    actions: [SpaceAction("tap") { _, _ in [try Draft("tap", [String: String]())] }],
    create: { form, now in Counter.About(name: form["name"] ?? "", createdAt: now) }
  )
}

/// The example of AppKit's DocC article: a tidy test compares it.
struct AppExample {
  func `of AppKit`() async {
    await CounterApp.runAsProcess()
  }
}
