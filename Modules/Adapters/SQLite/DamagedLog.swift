/// The write-ahead log of a damaged database, read without SQLite.
///
/// The log is a header and frames, each an image of a page. SQLite drops everything from the first frame that is not as it
/// was written. But a frame's checksum continues the one before, so the frames after a damaged one still prove that they
/// follow it. It is a sum, so it also tells which byte changed, if one did. The highest byte of a word leaves several
/// places to choose from, of which the one counts that makes the image like the one before.
///
/// The header of a frame has the number of its page and, in the last frame of a commit, the number of the database's pages,
/// which a change may not contradict.
struct DamagedLog {
  private typealias Change = (place: Int, value: UInt8)

  private enum Size {
    static let header = 32
    static let pageHeader = 24
    static let page = DatabaseFiles.pageSize
    static let frame = pageHeader + page
  }

  /// The number of frames that SQLite reads, up to a commit.
  private(set) var readable = 0
  /// The number of frames that follow each other as they were written, up to a commit.
  private(set) var proven = 0
  /// Later frames of the same log, up to a commit.
  ///
  /// Either damage keeps them from being proven, or they are from a commit that failed and another one wrote over.
  private(set) var doubtful: [Int] = []
  /// Whether each proven frame is as it was written, or corrected.
  private(set) var isCertain = true
  /// Whether a correction was chosen among several.
  private(set) var isGuessed = false
  /// The number of frames, up to a commit, that are all as they were written, or corrected.
  private(set) var exact = 0
  /// Whether there are frames that SQLite never writes.
  private(set) var isWiped = false
  /// The number of pages of the database, with the frames so far.
  private var size: Int

  /// Whether frames are missing or cannot be told: the file ends within one, as after a kill or where its end was cut off,
  /// or has what SQLite never writes.
  private(set) var isIncomplete: Bool
  /// The number of all frames, also of those that an earlier log left.
  private(set) var count: Int
  private var bytes: [UInt8]

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - pages: The number of the database's pages.
  ///   - image: Returns a page of the database; nil if it has no such page.
  init(_ bytes: [UInt8], pages: Int, image: (Int) -> [UInt8]?) {
    (self.bytes, size) = (bytes, pages)
    let length = max(0, bytes.count - Size.header)
    count = length / Size.frame
    isIncomplete = length % Size.frame > 0 || 1..<Size.header ~= bytes.count
    guard count > 0 else { return }
    if isHeaderWhole, word(8).byteSwapped != Size.page {
      // SQLite reads a log of other pages, which no store has.
      (count, isIncomplete) = (0, true)
      return
    }
    let own = salts
    // The first frame proves which of the two is right, if one changed.
    var sums = [checksum(at: 24), sum(0..<24, after: Checksum())]
    var (next, unclear, isRead) = (0, [Int](), isHeaderWhole)
    while next < count {
      isRead = isRead && page(next) > 0 && salts(next) == own && follows(next, sums[0])
      guard let (after, isClear) = isRead ? ([storedSum(of: next)], true) : prove(next, after: sums, image) else {
        break
      }
      if !isClear { unclear.append(next) }
      sums = after
      size = max(size, page(next), commit(next))
      next += 1
      guard commit(next - 1) > 0 else { continue }
      proven = next
      if unclear.isEmpty { exact = next }
      if isRead { readable = next }
    }
    let images = (0..<proven).map(page)
    isCertain = unclear.allSatisfy { $0 < proven && images[($0 + 1)...].contains(images[$0]) }
    doubtful = (proven..<count).filter { salts($0) == own && page($0) > 0 }
    while let last = doubtful.last, commit(last) == 0 { doubtful.removeLast() }
    // Frames that an earlier log left have a page and salts.
    isWiped = (proven..<count).contains { page($0) == 0 || salts($0).allSatisfy { $0 == 0 } }
    if isWiped || !doubtful.isEmpty || proven == 0 && !isHeaderWhole { isIncomplete = true }
  }

  /// Whether SQLite drops nothing but what a commit left that did not end.
  var isAsWritten: Bool { readable == proven && doubtful.isEmpty && isCertain && !isWiped }

  /// Whether each commit that was written is in ``mended``, as far as the log can tell.
  var isMendable: Bool {
    doubtful.isEmpty && !isWiped && exact == proven && (proven == readable || mendedHeader != nil)
  }

  /// The log as it was written, as far as that can be told.
  var mended: [UInt8] {
    guard exact > readable, let header = mendedHeader else { return Array(bytes[..<start(readable)]) }
    var mended = header + bytes[Size.header..<start(exact)]
    for frame in 0..<exact { mended.replaceSubrange(start(frame) + 8..<start(frame) + 16, with: header[16..<24]) }
    return mended
  }

  /// The number of the page that a frame holds.
  func page(_ frame: Int) -> Int { Int(word(start(frame)).byteSwapped) }

  /// The image of a page in a frame.
  func image(_ frame: Int) -> ArraySlice<UInt8> {
    bytes[start(frame) + Size.pageHeader..<start(frame) + Size.frame]
  }

  private func start(_ frame: Int) -> Int { Size.header + frame * Size.frame }
  /// The number of the database's pages after a commit; 0 for a frame that is not the last of one.
  private func commit(_ frame: Int) -> Int { Int(word(start(frame) + 4).byteSwapped) }
  private func salts(_ frame: Int) -> ArraySlice<UInt8> { bytes[start(frame) + 8..<start(frame) + 16] }

  /// Whether the header has SQLite's magic number, in either order of bytes, and its own checksum.
  private var isHeaderWhole: Bool {
    word(0).byteSwapped | 1 == 0x377f_0683 && checksum(at: 24) == sum(0..<24, after: Checksum())
  }

  /// The numbers that tell the frames of this log from those of an earlier one, which they overwrite.
  private var salts: ArraySlice<UInt8> {
    if isHeaderWhole { return bytes[16..<24] }
    let linked = (1..<max(count, 1)).first { page($0) > 0 && follows($0, storedSum(of: $0 - 1)) }
    return salts(linked ?? 0)
  }

  /// The header as it was written; nil if that cannot be told.
  private var mendedHeader: [UInt8]? {
    if isHeaderWhole { return Array(bytes[..<Size.header]) }
    var header = self
    header.bytes.removeSubrange(Size.header...)
    // The magic number, the version of the format and the size of a page are the same in each log, and the frames have the
    // salts.
    header.bytes.replaceSubrange(0..<12, with: [0x37, 0x7f, 0x06, 0x82, 0, 0x2d, 0xe2, 0x18, 0, 0, 0x10, 0])
    header.bytes.replaceSubrange(16..<24, with: salts)
    // The first frame follows the checksum as it was written.
    if !follows(0, checksum(at: 24)) { header.store(header.sum(0..<24, after: Checksum()), at: 24) }
    if header.isHeaderWhole { return header.bytes }
    // The number of the log.
    var found: [[UInt8]] = []
    for place in 12..<16 {
      let old = bytes[place]
      for value in UInt8.min...UInt8.max {
        header.bytes[place] = value
        if header.isHeaderWhole { found.append(header.bytes) }
      }
      header.bytes[place] = old
    }
    return found.count == 1 ? found[0] : nil
  }
}

// MARK: Proofs

extension DamagedLog {
  /// Proves that a frame follows one of two checksums, and corrects one byte of it.
  ///
  /// - Returns: The checksums that the next frame may follow, and whether the frame is as it was written; nil for a frame
  ///   that is not proven.
  private mutating func prove(
    _ frame: Int,
    after sums: [Checksum],
    _ image: (Int) -> [UInt8]?
  ) -> (sums: [Checksum], isClear: Bool)? {
    let stored = storedSum(of: frame)
    if sums.contains(where: { follows(frame, $0) }) { return ([stored], true) }
    for sum in sums {
      let computed = self.sum(of: frame, after: sum)
      let changes = changes(in: frame, by: stored.minus(computed)).filter { isPlausible(frame, after: $0) }
      let isSumChanged = stored.differsInOneByte(from: computed) && isPlausible(frame)
      let (isWritten, isOther) =
        frame + 1 < count
        ? (follows(frame + 1, computed), follows(frame + 1, stored)) : (false, false)
      if isSumChanged, isWritten || (!isOther && changes.isEmpty) {
        store(computed, at: start(frame) + 16)
        return ([computed], true)
      }
      if changes.isEmpty { continue }
      guard isOther || !isSumChanged, let change = likeliest(changes, in: frame, image) else {
        return ([stored, computed], false)
      }
      bytes[change.place] = change.value
      if changes.count > 1 { isGuessed = true }
      return ([stored], true)
    }
    return nil
  }

  /// Returns whether a frame's header does not contradict the frames before.
  private func isPlausible(_ frame: Int, after change: Change? = nil) -> Bool {
    var header = bytes[start(frame)..<start(frame) + 8]
    if let change, header.indices.contains(change.place) { header[change.place] = change.value }
    func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    let (page, commit) = (number(header.prefix(4)), number(header.suffix(4)))
    return 1...(size + count) ~= page && (commit == 0 || commit == max(size, page))
  }

  private func follows(_ frame: Int, _ sum: Checksum) -> Bool {
    self.sum(of: frame, after: sum) == storedSum(of: frame)
  }

  /// The changes of one byte after which a frame's checksum would be greater by a difference.
  private func changes(in frame: Int, by difference: Checksum) -> [Change] {
    var (difference, changes) = (difference, [Change]())
    // From the last pair of words to the first, as the difference was before that pair.
    let pairs = [start(frame)] + stride(from: start(frame) + Size.pageHeader, to: start(frame) + Size.frame, by: 8)
    for pair in pairs.reversed() {
      let place = difference.first == 0 ? pair + 4 : pair
      if difference.first == 0 || difference.first == difference.second {
        let old = word(place)
        let new = old &+ difference.second
        if let byte = (new ^ old).onlyByte {
          changes.append((place + byte, UInt8(truncatingIfNeeded: new >> (8 * UInt32(byte)))))
        }
      }
      difference = difference.steppedBack
    }
    return changes
  }

  /// The change that makes a frame most like the image of its page before; nil if there are several.
  private func likeliest(
    _ changes: [Change],
    in frame: Int,
    _ image: (Int) -> [UInt8]?
  ) -> Change? {
    guard changes.count > 1 else { return changes.first }
    // No image tells whether a frame is the last of its commit.
    if changes.contains(where: { start(frame) + 4..<start(frame) + 8 ~= $0.place }) { return nil }
    func earlier(_ page: Int) -> [UInt8] {
      if let last = (0..<frame).last(where: { self.page($0) == page }) { return Array(self.image(last)) }
      return image(page) ?? Array(repeating: 0, count: Size.page)
    }
    func likeness(_ image: [UInt8]) -> Int { zip(self.image(frame), image).count { $0 == $1 } }
    let content = start(frame) + Size.pageHeader
    let before = earlier(page(frame))
    let now = likeness(before)
    let scores = changes.map { change in
      if change.place >= content {
        let old = before[change.place - content]
        return now + (change.value == old ? 1 : 0) - (bytes[change.place] == old ? 1 : 0)
      }
      let number = (start(frame)..<start(frame) + 4).reduce(0) { number, place in
        number << 8 | Int(place == change.place ? change.value : bytes[place])
      }
      return likeness(earlier(number))
    }
    let best = scores.max()
    return scores.count { $0 == best } == 1 ? zip(changes, scores).first { $1 == best }?.0 : nil
  }
}

// MARK: Checksums

extension DamagedLog {
  /// SQLite's checksum of a log: two sums of pairs of words, modulo 2^32.
  fileprivate struct Checksum: Equatable {
    var first: UInt32 = 0
    var second: UInt32 = 0

    mutating func add(_ one: UInt32, _ two: UInt32) {
      first &+= one &+ second
      second &+= two &+ first
    }

    /// The difference of two sums before their last pair of words, which was the same in both.
    var steppedBack: Checksum { Checksum(first: first &* 2 &- second, second: second &- first) }

    func minus(_ other: Checksum) -> Checksum {
      Checksum(first: first &- other.first, second: second &- other.second)
    }

    func differsInOneByte(from other: Checksum) -> Bool {
      let changes = (first ^ other.first, second ^ other.second)
      return changes.0 == 0 ? changes.1.onlyByte != nil : changes.1 == 0 && changes.0.onlyByte != nil
    }
  }

  private func word(_ place: Int) -> UInt32 {
    bytes.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt32.self)) }
  }

  private func checksum(at place: Int) -> Checksum {
    Checksum(first: word(place).byteSwapped, second: word(place + 4).byteSwapped)
  }

  private func storedSum(of frame: Int) -> Checksum { checksum(at: start(frame) + 16) }

  private mutating func store(_ sum: Checksum, at place: Int) {
    for (offset, word) in [(0, sum.first), (4, sum.second)] {
      withUnsafeBytes(of: word.bigEndian) { bytes.replaceSubrange(place + offset..<place + offset + 4, with: $0) }
    }
  }

  /// Continues a checksum over words, which are little-endian in the logs of all machines that we run on.
  private func sum(_ places: Range<Int>, after sum: Checksum) -> Checksum {
    bytes.withUnsafeBytes { bytes in
      var sum = sum
      for pair in stride(from: places.lowerBound, to: places.upperBound, by: 8) {
        sum.add(
          UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: pair, as: UInt32.self)),
          UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: pair + 4, as: UInt32.self))
        )
      }
      return sum
    }
  }

  /// Continues a checksum over a frame, which leaves out the salts and the frame's own checksum.
  private func sum(of frame: Int, after sum: Checksum) -> Checksum {
    let start = start(frame)
    return self.sum(
      start + Size.pageHeader..<start + Size.frame,
      after: self.sum(start..<start + 8, after: sum)
    )
  }
}

extension UInt32 {
  /// The number of the only byte that is not zero, from the lowest.
  fileprivate var onlyByte: Int? {
    guard self != 0 else { return nil }
    let byte = trailingZeroBitCount / 8
    return self >> (8 * UInt32(byte)) <= 0xff ? byte : nil
  }
}
