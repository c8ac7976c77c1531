import Domain
import Interface
import Observation
import Synchronization
import Testing

@Suite("A user interface over Domain")
struct InterfaceTests {
  /// A model as SwiftUI observes it, with names that a user interface has too.
  @MainActor
  @Observable
  final class Model {
    var path = Path()
    var label = Label("Standings")
    var board: ItemPath = "groups/g1/boards/week"
  }

  @MainActor
  @Test func `names lines and labels as it likes, and is observed`() {
    let model = Model()
    let changes = Mutex(0)
    withObservationTracking {
      #expect(model.path.points == 0 && model.label.text == "Standings")
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    model.board = "groups/g2/boards/week"
    #expect(changes.withLock { $0 } == 0)
    model.path.points = 3
    #expect(changes.withLock { $0 } == 1)
  }
}
