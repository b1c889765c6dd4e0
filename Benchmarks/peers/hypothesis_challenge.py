#!/usr/bin/env python3
"""Prints how Hypothesis shrinks the cases of the public shrinking challenge.

Usage: hypothesis_challenge.py [SEEDS [CHALLENGE]]

The generators and properties are those of Benchmarks/Challenge. Calls of a property are counted from
the first failure on, as there: rejected values count, and so does the last replay.
"""

import sys
import time

from hypothesis import HealthCheck, Phase, Verbosity, assume, given, seed, settings
from hypothesis import strategies as st
from hypothesis.database import InMemoryExampleDatabase

INTEGERS = st.integers(min_value=-(2**63), max_value=2**63 - 1)
BIG = 2**31 - 1


def int16(value):
    """Returns a number as a wrapping 16-bit integer."""
    return (value + 0x8000) % 0x10000 - 0x8000


def bound5(lists):
    return int16(sum(sum(part) for part in lists)) < 5 * 256


BOUND5_LIST = st.lists(st.integers(-(2**15), 2**15 - 1), max_size=10).filter(
    lambda part: int16(sum(part)) < 256
)


def calculator_is_rejected(term):
    if isinstance(term, int):
        return False
    operator, left, right = term
    if operator == "/" and right == 0 and isinstance(right, int):
        return True
    return calculator_is_rejected(left) or calculator_is_rejected(right)


def calculate(term):
    if isinstance(term, int):
        return term
    operator, left, right = term
    left, right = calculate(left), calculate(right)
    if operator == "+":
        return left + right
    return left // right


def calculator(term):
    assume(not calculator_is_rejected(term))
    try:
        calculate(term)
    except ZeroDivisionError:
        return False
    return True


TERMS = st.deferred(
    lambda: INTEGERS | st.tuples(st.just("+"), TERMS, TERMS) | st.tuples(st.just("/"), TERMS, TERMS)
)


@st.composite
def length_list(draw):
    count = draw(st.integers(1, 100))
    return [draw(st.integers(0, 1000)) for _ in range(count)]


def coupling(values):
    assume(all(value < len(values) for value in values))
    return all(i == values[i] or values[values[i]] != i for i in range(len(values)))


def deletion(pair):
    values, index = pair
    assume(index < len(values))
    rest = list(values)
    rest.remove(values[index])
    return values[index] not in rest


@st.composite
def heaps(draw):
    return draw_heap(draw, draw(st.integers(0, 20)), 0)


def draw_heap(draw, size, low):
    if size == 0 or draw(st.integers(0, 7)) == 0:
        return None
    head = draw(st.integers(low, low + 1000))
    left = draw_heap(draw, size // 2, head)
    return (head, left, draw_heap(draw, size // 2, head))


def heap_list(heap):
    heads, waiting = [], [heap]
    while waiting:
        node = waiting.pop()
        if node is not None:
            heads.append(node[0])
            waiting += [node[1], node[2]]
    return heads


def merged(one, other):
    if one is None or other is None:
        return other if one is None else one
    if one[0] <= other[0]:
        return (one[0], merged(one[2], other), one[1])
    return (other[0], merged(other[2], one), other[1])


def binheap(heap):
    wrong = [] if heap is None else [heap[0]] + heap_list(merged(heap[1], heap[2]))
    return wrong == sorted(wrong) and sorted(heap_list(heap)) == wrong


def differences(suffix, high):
    pair = st.tuples(st.integers(1, high), st.integers(1, high))
    return [
        ("difference_zero" + suffix, pair, lambda p: p[0] < 10 or p[0] != p[1], (10, 10)),
        ("difference_small" + suffix, pair,
         lambda p: p[0] < 10 or not 1 <= abs(p[0] - p[1]) <= 4, (10, 6)),
        ("difference_one" + suffix, pair,
         lambda p: p[0] < 10 or abs(p[0] - p[1]) != 1, (10, 9)),
    ]


CHALLENGES = [
    ("bound5", st.tuples(*[BOUND5_LIST] * 5), bound5, ([], [], [], [-1], [-32768])),
    ("large_union_list", st.lists(st.lists(INTEGERS)),
     lambda lists: len({value for part in lists for value in part}) < 5, [[0, 1, -1, 2, -2]]),
    ("reverse", st.lists(INTEGERS), lambda values: values == values[::-1], [0, 1]),
    ("calculator", TERMS, calculator, ("/", 0, ("+", 0, 0))),
    ("lengthlist", length_list(), lambda values: max(values) < 900, [900]),
    *differences("", BIG),
    *differences("_1k", 1000),
    ("coupling", st.lists(st.integers(0, 10)), coupling, [1, 0]),
    ("deletion", st.tuples(st.lists(INTEGERS), st.integers(0, 10)), deletion, ([0, 0], 0)),
    ("distinct", st.lists(INTEGERS), lambda values: len(set(values)) < 3, [0, 1, -1]),
    ("nestedlists", st.lists(st.lists(st.just(0))),
     lambda lists: sum(map(len, lists)) <= 10, [[0] * 11]),
    ("binheap", heaps(), binheap, (0, None, (0, (0, None, None), (1, None, None)))),
]


class Falsified(Exception):
    """A property that doesn't hold."""


def run(strategy, holds, number):
    """Returns the value, calls, cases and milliseconds of one seed; None if nothing was found."""
    state = {"cases": 0, "calls": 0, "last": None, "start": None}

    @seed(number)
    @settings(
        max_examples=20_000, deadline=None, database=InMemoryExampleDatabase(),
        phases=[Phase.generate, Phase.shrink], verbosity=Verbosity.quiet,
        report_multiple_bugs=False, suppress_health_check=list(HealthCheck))
    @given(strategy)
    def check(value):
        if state["start"] is None:
            state["cases"] += 1
        else:
            state["calls"] += 1
        if not holds(value):
            if state["start"] is None:
                state["start"] = time.process_time()
            state["last"] = value
            raise Falsified

    try:
        check()
    except Falsified:
        milliseconds = (time.process_time() - state["start"]) * 1000
        return state["last"], state["calls"], state["cases"], milliseconds
    return None


def print_row(name, strategy, holds, ideal, seeds):
    """Runs a challenge and prints its row."""
    samples = [sample for sample in (run(strategy, holds, s) for s in range(seeds)) if sample]
    if not samples:
        print(f"{name}: not found", flush=True)
        return
    values = [repr(sample[0]) for sample in samples]
    calls = sorted(sample[1] for sample in samples)
    times = sorted(sample[3] for sample in samples)
    mean = sum(calls) / len(calls)
    cases = sum(sample[2] for sample in samples) / len(samples)
    fields = f"{mean:.1f} / {calls[len(calls) // 2]} / {calls[-1]}"
    print(
        f"{name:21} {len(samples):6} {values.count(repr(ideal)):6} {len(set(values)):8} "
        f"{fields:>22} {times[len(times) // 2]:10.3f} {cases:8.1f}", flush=True)


def main():
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    print(f"{'challenge':21} {'found':>6} {'ideal':>6} {'results':>8} "
          f"{'calls mean/median/max':>22} {'ms median':>10} {'cases':>8}", flush=True)
    for name, strategy, holds, ideal in CHALLENGES:
        if name.startswith(wanted):
            print_row(name, strategy, holds, ideal, seeds)


if __name__ == "__main__":
    main()
