/// Error correction over the field of 256 elements with the modulus x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  /// The powers of 2 in the field, twice over, so that a sum of two logarithms is an index.
  static let powers: [UInt8] = {
    var powers: [UInt8] = []
    var value = 1
    for _ in 0..<510 {
      powers.append(UInt8(value))
      value <<= 1
      if value > 0xFF { value ^= 0x11D }
    }
    return powers
  }()

  /// The logarithm of each element to the base 2; that of 0 is not defined and stands as 0.
  static let logarithms: [Int] = {
    var logarithms = Array(repeating: 0, count: 256)
    for exponent in 0..<255 { logarithms[Int(powers[exponent])] = exponent }
    return logarithms
  }()

  /// The generator polynomial of a degree, as logarithms of its coefficients after the leading one.
  static func generator(degree: Int) -> [Int] {
    var coefficients: [UInt8] = [1]
    for root in 0..<degree {
      // Times (x + 2^root).
      let shifted = coefficients + [0]
      coefficients = shifted.indices.map { place in
        place == 0 ? shifted[0] : shifted[place] ^ product(shifted[place - 1], powers[root])
      }
    }
    return coefficients.dropFirst().map { logarithms[Int($0)] }
  }

  /// The error correction codewords of a block of data.
  ///
  /// - Parameters:
  ///   - data: The data codewords.
  ///   - generator: The logarithms of ``generator(degree:)``.
  /// - Returns: As many codewords as the generator has coefficients.
  static func correction(of data: ArraySlice<UInt8>, generator: [Int]) -> [UInt8] {
    var remainder = Array(repeating: UInt8(0), count: generator.count + 1)
    for byte in data {
      let factor = byte ^ remainder[0]
      guard factor != 0 else {
        remainder = Array(remainder.dropFirst()) + [0]
        continue
      }
      let logarithm = logarithms[Int(factor)]
      for place in generator.indices {
        remainder[place] = remainder[place + 1] ^ powers[logarithm + generator[place]]
      }
    }
    return remainder.dropLast()
  }

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    left == 0 || right == 0 ? 0 : powers[logarithms[Int(left)] + logarithms[Int(right)]]
  }
}
