extension PlantedFault {
  static let all: [PlantedFault] = [
    everywhere, texts, repeats, stamps, documents, lists, journals, boards, ranks, periods, corrections, feed, streams,
    premises,
  ]
  .flatMap(\.self)
}
