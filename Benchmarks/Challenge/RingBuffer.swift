/// A queue of four places, with a fault: clearing a full one leaves its head where it is.
struct RingBuffer: Sendable {
  private var places = [0, 0, 0, 0]
  private var head = 0
  private var tail = 0
  private(set) var count = 0

  var isFull: Bool { count == places.count }

  mutating func put(_ value: Int) {
    places[tail] = value
    tail = (tail + 1) % places.count
    count += 1
  }

  mutating func get() -> Int {
    let value = places[head]
    head = (head + 1) % places.count
    count -= 1
    return value
  }

  mutating func clear() {
    if !isFull { head = 0 }
    tail = 0
    count = 0
  }
}
