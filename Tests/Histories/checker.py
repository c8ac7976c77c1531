"""Whether what clients saw can have happened.

A history is linearisable if its operations can be put in one order in which each has the answer that it got, and each that was
over before another began comes before it. `why_not_linearisable` searches for such an order of the operations on one board,
as Wing and Gong do, and remembers where it has been, as Lowe does: with the same operations done, and the same board. Boards
are checked one by one, which is enough, because a history is linearisable if its part on each board is.

An operation without an answer may take effect at any time after its call, or never. `settled` narrows that down by what the
board says in the end.

`faults_of_ids` checks that each id counts exactly once, and that all answers about it were the same.
"""

import dataclasses

NEVER = float("inf")


@dataclasses.dataclass
class Operation:
    """What a client asks of a thing, such as a board: a method of its model and the arguments, with all tries of it.

    `called` is the moment before the first try, and `returned` the moment of the first answer. Moments are numbers that rise
    over all clients. `ids` are those of a write, and `told` is what its answers said of them: a list of pairs for each.
    """

    thing: str
    method: str
    arguments: tuple
    called: int = 0
    returned: float = NEVER
    answer: object = None
    ids: list = dataclasses.field(default_factory=list)
    told: list = dataclasses.field(default_factory=list)
    client: str = "a client"

    @property
    def is_unknown(self):
        return self.returned == NEVER

    def on(self, model):
        """The model after the operation, and its answer."""
        return getattr(model, self.method)(*self.arguments)

    def __str__(self):
        arguments = ", ".join(map(str, self.arguments))
        until, answer = ("?", "unknown") if self.is_unknown else (self.returned, self.answer)
        return f"{self.called}–{until} {self.client}, {self.thing}: {self.method}({arguments}) -> {answer}"


def why_not_linearisable(operations, empty, most=1_000_000):
    """Returns in words why operations on one thing fit no order; None where they fit one.

    `empty` is the model of the thing in the beginning. Raises OverflowError after `most` steps of the search.
    """
    operations = sorted(operations, key=lambda operation: operation.called)
    required = sum(1 << number for number, operation in enumerate(operations) if not operation.is_unknown)
    # The order so far: for each step what is done, as bits, the model then, and what can come next.
    path = [(0, empty, _next(operations, 0))]
    seen, longest = {(0, empty)}, []
    while path:
        done, model, following = path[-1]
        if done & required == required:
            return None
        if len(path) > len(longest):
            longest = [step[:2] for step in path]
        for number in following:
            operation = operations[number]
            after, answer = operation.on(model)
            step = (done | 1 << number, after)
            if (operation.is_unknown or answer == operation.answer) and step not in seen:
                seen.add(step)
                path.append((*step, _next(operations, step[0])))
                break
        else:
            path.pop()
        if len(seen) > most:
            raise OverflowError(f"no order of {len(operations)} operations was found in {most} steps")
    return _why(operations, longest)


def _next(operations, done):
    """The numbers of those that can come next: called before any other that is not done has returned."""
    earliest = NEVER
    for number, operation in enumerate(operations):
        if done >> number & 1:
            continue
        if operation.called > earliest:
            return
        yield number
        earliest = min(earliest, operation.returned)


def _why(operations, longest):
    """The longest order that fits, and what each operation that could come next would have to answer."""
    lines = ["this order fits:"]
    for (before, _), (after, _) in zip(longest, longest[1:]):
        lines.append(f"  {operations[(before ^ after).bit_length() - 1]}")
    done, model = longest[-1]
    lines.append(f"then it is {model}, and none of these can be next:")
    for number in _next(operations, done):
        lines += [f"  {operations[number]}", f"    must answer {operations[number].on(model)[1]}"]
    return "\n".join(lines)


def faults_of_ids(operations, facts):
    """What is wrong with the ids of one thing. `facts` are pairs of an id and what the thing says of it in the end."""
    ids, known = [id for id, _ in facts], dict(facts)
    sent = {id for operation in operations for id in operation.ids}
    faults = [f"{id} is there {ids.count(id)} times" for id in known if ids.count(id) > 1]
    faults += [f"{id} is there, and nobody sent it" for id in known if id not in sent]
    for operation in operations:
        missing = [id for id in operation.ids if id not in known]
        if missing and not operation.is_unknown:
            faults.append(f"{missing} was acknowledged and is lost")
        elif 0 < len(missing) < len(operation.ids):
            faults.append(f"of {operation.ids} only a part is there")
        for told in operation.told:
            if [id for id, _ in told] != operation.ids:
                faults.append(f"{operation.ids} was answered with {told}")
            faults += [f"{id} was answered with {fact}, and is there as {known[id]}"
                       for id, fact in told if known.get(id, fact) != fact]
    return faults


def settled(operations, facts, end, effect):
    """The operations whose outcome matters, given the facts of a thing at the moment `end`.

    A write without an answer took effect before the end if its ids are there, with the effect that the facts tell, and
    otherwise never. `effect` makes its answer out of its facts. A read without an answer says nothing.
    """
    known, result = dict(facts), []
    for operation in operations:
        if operation.is_unknown and operation.ids and all(id in known for id in operation.ids):
            answer = effect([(id, known[id]) for id in operation.ids])
            operation = dataclasses.replace(operation, returned=end, answer=answer)
        if not operation.is_unknown:
            result.append(operation)
    return result
