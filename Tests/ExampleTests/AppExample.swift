// The Testing library has an overlay for Apple's AppKit, so this file imports AppKit without Testing.

import AppKit
import ArgumentParser
import Domain
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
    templates: ["taps": Array("<p>{{screen.taps}}</p>".utf8)],
    assets: [],
    pages: [LivePage(template: "taps") { Screen(["taps": $0.state.taps]) }],
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
