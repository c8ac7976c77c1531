import SeededRandom

/// The random numbers of tests.
typealias Dice = SplitMix64

extension SplitMix64 {
  mutating func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(0..<elements.count)] }
}
