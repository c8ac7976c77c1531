// The rules of turns, for arrows that the server has not acknowledged yet: whose turn it is and which end is open. The
// server's own answer (ScorerSession) replaces this.

// Returns the scoring with the queued arrows in it. `chosen` is the archer whose tab was tapped, if any. While the server is
// away (`isAway`), other devices may have entered any archer's end, so a tapped archer goes on without the others.
export function withQueued(scoring, waiting, { chosen, isAway = false } = {}) {
  const state = { ...structuredClone(scoring), closedEnd: null, isAway };
  let selected = state.selected;
  for (const { fields, key, state: sync } of waiting) {
    const archer = state.archers.find(({ id }) => id === fields.archer);
    if (!archer) continue;
    selected = archer.id;
    const { token = fields.value ?? "•", points = 0, colour = "miss" } = key ?? {};
    // Another device has filled this end meanwhile. The server's version is shown.
    if (fields.end && Number(fields.end) !== archer.openEnd) continue;
    archer.open.push({ token, points, colour, sync, ...spotOf(fields) });
    archer.total += key?.points ?? 0;
    if (archer.open.length < state.pads[padOf(archer)].arrowsPerEnd) continue;
    state.closedEnd = { name: archer.name, number: archer.openEnd, marks: archer.open };
    archer.closed.push({ ...state.closedEnd, total: archer.total });
    archer.open = [];
    archer.endsCompleted += 1;
    const closed = archer.openEnd;
    archer.openEnd = archer.endsCompleted < archer.passes.at(-1).lastEnd ? archer.endsCompleted + 1 : undefined;
    // The next archer of this end, or the first archer of the next end.
    if (currentEnd(state) === closed || state.advance === "firstInRoster") selected = firstOpen(state);
  }
  const wanted = state.archers.find(({ id }) => id === (chosen ?? selected));
  state.selected = wanted && isOpen(wanted, state) ? wanted.id : firstOpen(state);
  return state;
}

// Returns the arrow's point on the face; empty for an arrow without one.
const spotOf = ({ x, y }) => (x ? { x: Number(x), y: Number(y) } : {});

function currentEnd({ archers }) {
  // Archers of a shorter round finish earlier and delay no turn.
  const turns = archers.filter((archer) => takesTurns(archer) && archer.openEnd !== undefined);
  return 1 + Math.min(...turns.map(({ endsCompleted }) => endsCompleted));
}

function takesTurns({ isActive, isLeftToOthers }) {
  return isActive && !isLeftToOthers;
}

// Returns the pad of an archer's open end, by its place among the pads; the last pad after the last end.
export function padOf({ passes, openEnd }) {
  return (passes.find(({ lastEnd }) => openEnd <= lastEnd) ?? passes.at(-1))?.pad;
}

// Returns whether an archer's next arrow can be entered now.
export function isOpen(archer, state) {
  const { isActive, isLeftToOthers, openEnd, open } = archer;
  if (!isActive || openEnd === undefined) return false;
  return isLeftToOthers || state.isAway || open.length > 0 || openEnd <= currentEnd(state);
}

function firstOpen(state) {
  const last = currentEnd(state);
  return state.archers.find((archer) => takesTurns(archer) && archer.openEnd <= last)?.id ?? null;
}
