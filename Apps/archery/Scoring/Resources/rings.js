// The value of an arrow at a point of a target face, by the server's rule and numbers (TargetRings, TargetFace).
//
// Lengths are whole micrometres, and y runs up. A ring's radius may be a fraction of one, so all lengths are compared
// times 40 as big integers. No rounding can move an arrow over a line.

// Returns the value of an arrow. `spot` is the index of its spot, and `x` and `y` are relative to the spot's middle.
// `line` is the radius of the ring that only the shaft's edge reaches; null if the bare point has the same value.
export function worth({ scoring, spots }, shaft, pointX, pointY) {
  const spot = nearest(spots, pointX, pointY);
  const [x, y] = [pointX - spots[spot].xUm, pointY - spots[spot].yUm];
  const hit = (thickness) => scoring.rings.find((ring) => reaches(scoring, ring, thickness, x, y));
  const ring = hit(shaft);
  const isReached = ring !== undefined && ring !== hit(0);
  return {
    token: ring?.token ?? "M",
    colour: ring?.colour ?? "miss",
    spot,
    x,
    y,
    line: isReached ? (ring.fortieths * scoring.diameterUm) / 40 : null,
  };
}

// Returns the index of the nearest spot, the first of equally near ones.
export function nearest(spots, x, y) {
  const distances = spots.map(({ xUm, yUm }) => (x - xUm) ** 2 + (y - yUm) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function reaches({ diameterUm, lineBelongsToLowerZone }, { fortieths }, shaft, x, y) {
  const reach = BigInt(fortieths) * BigInt(diameterUm) + 20n * BigInt(shaft);
  const distance = (40n * BigInt(x)) ** 2n + (40n * BigInt(y)) ** 2n;
  return lineBelongsToLowerZone ? distance < reach ** 2n : distance <= reach ** 2n;
}
