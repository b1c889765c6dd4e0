import Fuzz

/// Challenges about lists.
extension Challenge {
  static let bound5 = {
    let list = Generator<Int16>.integers().list(0...10).filter { $0.reduce(0, &+) < 256 }
    return Challenge(
      "bound5", ideal: "[[], [], [], [-1], [-32768]]", list.part.list(count: 5)
    ) { lists in lists.joined().reduce(0, &+) < 5 * 256 }
  }()

  static let largeUnionList = Challenge(
    "large_union_list", ideal: "[[0, 1, -1, 2, -2]]", Generator<Int>.integers().list().list()
  ) { lists in Set(lists.joined()).count < 5 }

  static let reverse = Challenge(
    "reverse", ideal: "[0, 1]", Generator<Int>.integers().list()
  ) { list in list == list.reversed() }

  static let lengthList = {
    let generator = Generator<Int>.integers(in: 1...100).flatMap { count in
      Generator<Int>.integers(in: 0...1000).list(count: count)
    }
    return Challenge("lengthlist", ideal: "[900]", generator) { list in
      list.allSatisfy { $0 < 900 }
    }
  }()

  static let coupling = Challenge(
    "coupling", ideal: "[1, 0]", Generator<Int>.integers(in: 0...10).list()
  ) { list in
    if list.contains(where: { $0 >= list.count }) { return nil }
    return list.indices.allSatisfy { $0 == list[$0] || list[list[$0]] != $0 }
  }

  static let deletion = Challenge(
    "deletion", ideal: "([0, 0], 0)",
    zip(Generator<Int>.integers().list(), Generator<Int>.integers(in: 0...10))
  ) { list, index in
    guard index < list.count else { return nil }
    return list.filter { $0 == list[index] }.count == 1
  }

  static let distinct = Challenge(
    "distinct", ideal: "[0, 1, -1]", Generator<Int>.integers().list()
  ) { list in Set(list).count < 3 }

  static let nestedLists = Challenge(
    "nestedlists", ideal: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]",
    Generator<Int>.just(0).list().list()
  ) { lists in lists.joined().count <= 10 }

  static func differences(_ suffix: String, through high: Int) -> [Challenge] {
    let number = Generator<Int>.integers(in: 1...high)
    let pair = zip(number, number)
    return [
      Challenge("difference_zero\(suffix)", ideal: "(10, 10)", pair) { first, second in
        first < 10 || first != second
      },
      Challenge("difference_small\(suffix)", ideal: "(10, 6)", pair) { first, second in
        first < 10 || !(1...4).contains(abs(first - second))
      },
      Challenge("difference_one\(suffix)", ideal: "(10, 9)", pair) { first, second in
        first < 10 || abs(first - second) != 1
      },
    ]
  }
}
