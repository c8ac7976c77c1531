"""The checker finds wrong histories, written by hand, and takes right ones."""

import unittest

from boards import Accepted, Board, Line, Page, Submission
from checker import NEVER, Operation, faults_of_ids, settled, why_not_linearisable
from shoots import Sheet


def add(called, returned, id, points, *answer, rule="increment", player="ana"):
    """A submission of the only player; `answer` is the revision, and the points before and after."""
    submission = Submission(id, player, rule, points, called)
    accepted = answer and (Accepted(answer[0], line(answer[1]), line(answer[2])),)
    return Operation("b", "submit", (submission,), called, returned, accepted, [id])


def row(called, returned, revision, points):
    """A read of the only player's row; None for no row."""
    answer = None if points is None else Page(revision, 1, (line(points),))
    return Operation("b", "row", ("ana",), called, returned, answer)


def line(points):
    return None if points is None else Line("ana", points, 1, 1)


class RightHistories(unittest.TestCase):
    def assert_right(self, *operations):
        self.assertIsNone(why_not_linearisable(operations, Board()))

    def test_one_after_the_other(self):
        self.assert_right(add(1, 2, "x", 3, 1, None, 3), row(3, 4, 1, 3), add(5, 6, "y", 2, 2, 3, 5), row(7, 8, 2, 5))

    def test_two_at_once_take_effect_in_either_order(self):
        for x, y in [((1, None, 3), (2, 3, 5)), ((2, 2, 5), (1, None, 2))]:
            self.assert_right(add(1, 4, "x", 3, *x), add(2, 3, "y", 2, *y), row(5, 6, 2, 5))

    def test_a_read_during_a_write_shows_the_board_before_or_after(self):
        for seen in [(0, None), (1, 3)]:
            self.assert_right(add(1, 4, "x", 3, 1, None, 3), row(2, 3, *seen))

    def test_an_unknown_outcome_never_takes_effect(self):
        self.assert_right(add(1, NEVER, "x", 3), row(2, 3, 0, None), add(4, 5, "y", 1, 1, None, 1), row(6, 7, 1, 1))

    def test_an_unknown_outcome_takes_effect_late(self):
        self.assert_right(add(1, NEVER, "x", 3), row(2, 3, 0, None), add(4, 5, "y", 1, 1, None, 1), row(6, 7, 2, 4))

    def test_a_best_score_stays_and_a_set_score_falls(self):
        self.assert_right(
            add(1, 2, "x", 5, 1, None, 5, rule="best"),
            add(3, 4, "y", 4, 2, 5, 5, rule="best"),
            add(5, 6, "z", 3, 3, 5, 3, rule="set"),
        )

    def test_many_unknown_outcomes_are_searched_in_few_steps(self):
        unknown = [add(1, NEVER, f"x{number}", 1) for number in range(12)]
        self.assert_right(*unknown, row(20, 21, 12, 12), row(22, 23, 12, 12))
        self.assertIsNotNone(why_not_linearisable([*unknown, row(20, 21, 12, 12), row(22, 23, 12, 11)], Board(), most=10_000))


class WrongHistories(unittest.TestCase):
    def assert_wrong(self, *operations):
        why = why_not_linearisable(operations, Board())
        self.assertIsNotNone(why)
        self.assertIn("none of these can be next", why)

    def test_a_lost_update(self):
        self.assert_wrong(add(1, 3, "x", 3, 1, None, 3), add(2, 4, "y", 2, 1, None, 2))
        self.assert_wrong(add(1, 2, "x", 3, 1, None, 3), add(3, 4, "y", 2, 2, 3, 5), row(5, 6, 2, 3))

    def test_a_stale_read(self):
        self.assert_wrong(add(1, 2, "x", 3, 1, None, 3), row(3, 4, 0, None))

    def test_a_stale_revision(self):
        self.assert_wrong(add(1, 2, "x", 0, 1, None, 0), add(3, 4, "y", 0, 2, 0, 0), row(5, 6, 1, 0))

    def test_a_double_count(self):
        self.assert_wrong(add(1, 2, "x", 3, 1, None, 3), row(3, 4, 1, 6))
        self.assert_wrong(add(1, 2, "x", 3, 1, None, 3), row(3, 4, 2, 6))
        self.assert_wrong(add(1, NEVER, "x", 3), row(3, 4, 2, 6))

    def test_reads_that_go_back(self):
        self.assert_wrong(add(1, 8, "x", 3, 1, None, 3), row(2, 3, 1, 3), row(4, 5, 0, None))
        self.assert_wrong(add(1, NEVER, "x", 3), row(2, 3, 1, 3), row(4, 5, 0, None))

    def test_an_effect_before_its_call(self):
        self.assert_wrong(row(1, 2, 1, 3), add(3, 4, "x", 3, 1, None, 3))
        self.assert_wrong(row(1, 2, 1, 3), add(3, NEVER, "x", 3))

    def test_readers_that_disagree_about_the_order(self):
        x, y = add(1, NEVER, "x", 3), add(1, NEVER, "y", 4)
        self.assert_wrong(x, y, row(2, 4, 1, 3), row(5, 7, 2, 7), row(8, 9, 1, 4))

    def test_a_batch_that_is_seen_by_halves(self):
        pair = (Submission("x", "ana", "increment", 3, 1), Submission("y", "ben", "increment", -3, 1))
        self.assert_wrong(Operation("b", "submit", pair, 1, NEVER), row(2, 3, 1, 3))

    def test_a_page_that_mixes_two_moments(self):
        board, operations, pages = Board(), [], []
        for at, player, points in [(1, "ana", 3), (3, "ben", 2), (5, "ana", 1)]:
            submission = Submission(f"{at}", player, "set", points, at)
            board, answer = board.submit(submission)
            operations.append(Operation("b", "submit", (submission,), at, at + 1, answer))
            pages.append(board.page(0, 9)[1].lines)

        def read(*lines):
            return Operation("b", "page", (0, 9), 7, 8, Page(3, 2, lines))

        self.assertIsNone(why_not_linearisable([*operations, read(*pages[2])], Board()))
        self.assert_wrong(*operations, read(*pages[1]))
        self.assert_wrong(*operations, read(pages[1][0], pages[2][0]))

    def test_an_endless_search_is_no_verdict(self):
        unknown = [add(number, NEVER, f"x{number}", 1 << number) for number in range(1, 13)]
        with self.assertRaises(OverflowError):
            why_not_linearisable([*unknown, row(20, 21, 12, 0)], Board(), most=1000)


class Ids(unittest.TestCase):
    def told(self, operation, *answers):
        operation.told += answers
        return operation

    def assert_fault(self, text, operations, facts):
        faults = faults_of_ids(operations, facts)
        self.assertEqual(len(faults), 1, faults)
        self.assertIn(text, faults[0])

    def test_each_answer_is_the_one_that_is_there(self):
        x, y = self.told(add(1, 2, "x", 1), [("x", 1)], [("x", 1)]), add(1, NEVER, "y", 1)
        self.assertEqual(faults_of_ids([x, y], [("x", 1), ("y", 2)]), [])
        self.assertEqual(faults_of_ids([x, y], [("x", 1)]), [])

    def test_an_id_that_is_there_twice(self):
        self.assert_fault("x is there 2 times", [add(1, 2, "x", 1)], [("x", 1), ("x", 1)])

    def test_an_id_that_nobody_sent(self):
        self.assert_fault("nobody sent it", [], [("x", 1)])

    def test_an_acknowledged_id_that_is_lost(self):
        self.assert_fault("lost", [add(1, 2, "x", 1)], [])

    def test_a_retry_with_another_answer(self):
        self.assert_fault("x was answered with 2", [self.told(add(1, 2, "x", 1), [("x", 1)], [("x", 2)])], [("x", 1)])

    def test_the_answer_of_another_id(self):
        x, y = self.told(add(1, 2, "x", 1), [("y", 2)]), add(1, NEVER, "y", 1)
        self.assert_fault("['x'] was answered with", [x, y], [("x", 1), ("y", 2)])

    def test_half_a_batch(self):
        pair = Operation("b", "submit", (), 1, NEVER, ids=["x", "y"])
        self.assert_fault("only a part is there", [pair], [("x", 1)])
        self.assert_fault("was answered with", [self.told(pair, [("x", 1)])], [("x", 1), ("y", 2)])

    def test_the_end_settles_what_was_unknown(self):
        x, y, z = add(1, NEVER, "x", 1), add(1, NEVER, "y", 1), add(1, 2, "z", 1, 1, None, 1)
        there, known = settled([x, y, z, row(1, NEVER, 0, None)], [("z", 1), ("x", 2)], 9, list)
        self.assertEqual((there.ids, there.returned, there.answer), (["x"], 9, [("x", 2)]))
        self.assertEqual(known, z)


class Sheets(unittest.TestCase):
    def test_an_arrow_that_counts_twice(self):
        arrow = Operation("s", "enter", (9, "x"), 1, 2, ids=["x"])
        for shown, is_right in [((1, 9), True), ((2, 18), False), ((1, 10), False), ((0, 0), False)]:
            read = Operation("s", "show", (), 3, 4, Sheet(*shown))
            self.assertEqual(why_not_linearisable([arrow, read], Sheet()) is None, is_right)


class Boards(unittest.TestCase):
    def test_equal_points_share_a_rank_and_are_listed_by_the_time_that_reached_them(self):
        board, _ = Board().submit(
            Submission("1", "ana", "set", 2, 30), Submission("2", "ben", "set", 2, 10), Submission("3", "cem", "set", 1, 20)
        )
        lines = (Line("ben", 2, 1, 1), Line("ana", 2, 1, 2), Line("cem", 1, 3, 3))
        self.assertEqual(board.page(0, 9)[1], Page(3, 3, lines))
        self.assertEqual(board.page(1, 1)[1], Page(3, 3, lines[1:2]))
        self.assertEqual(board.row("cem")[1], Page(3, 3, lines[2:]))
        # The same points again do not move the time.
        self.assertEqual(board.submit(Submission("4", "ben", "best", 1, 40))[0].page(0, 9)[1].lines, lines)


if __name__ == "__main__":
    unittest.main()
