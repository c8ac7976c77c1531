package import Domain

/// Numbers in short, rounded half away from zero.
package enum NumberText: Sendable {
  /// The number for readers: `1.2B`, `3.4M`, `12K`, `999`.
  package static func short(_ number: Double) -> Message {
    switch number.magnitude {
    case 1e9...: Message("\(Message.number(number / 1e9, digits: 1))B")
    case 1e6...: Message("\(Message.number(number / 1e6, digits: 1))M")
    case 1e3...: Message("\(Message.number(number / 1e3))K")
    default: .number(number)
    }
  }
}
