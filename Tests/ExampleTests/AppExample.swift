import ArgumentParser
import Domain
import Hypertext
import ScoreServer
import ScorebookKit
import Spaces

/// The app of the examples.
struct CounterApp: SpaceApp {
  static let product = "Counters"
  static let noun = Noun("counter", "counters")
  static let abstract = "Counts taps."
  static let pages = [
    LivePage<Counter>(screen: { ["taps": $0.state.taps] }) { screen, space in
      p { t("Taps: \(screen["taps"] ?? 0)") }
      space.form("tap") { button { t("Tap") } }
    }
  ]

  static func add(to site: SpaceSite<CounterApp>) {
    site.action("tap") { _, _ in [try EventDraft("tap", [String: String]())] }
    site.list { form, now in Counter.About(name: form["name"] ?? "", createdAt: now) }
  }
}

/// The example of ScorebookKit's DocC article: a tidy test compares it.
struct AppExample {
  func `of ScorebookKit`() async {
    await CounterApp.runAsProcess()
  }
}
