// What an arrow at a point of a target face is worth, by the rule and the numbers of the server (TargetRings, TargetFace).
//
// All lengths are whole micrometres, y runs up. A ring's radius may be a fraction of one, so everything is compared times
// 40, in integers of any size: no rounding can move an arrow over a line.

// `spot` is the place among the face's spots, `x` and `y` are seen from its middle, and `line` is the radius of the ring
// whose line the shaft only just reaches; nil where the bare point is worth as much.
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

// The first of equally near ones.
export function nearest(spots, x, y) {
  const distances = spots.map(({ xUm, yUm }) => (x - xUm) ** 2 + (y - yUm) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function reaches({ diameterUm, lineBelongsToLowerZone }, { fortieths }, shaft, x, y) {
  const reach = BigInt(fortieths) * BigInt(diameterUm) + 20n * BigInt(shaft);
  const distance = (40n * BigInt(x)) ** 2n + (40n * BigInt(y)) ** 2n;
  return lineBelongsToLowerZone ? distance < reach ** 2n : distance <= reach ** 2n;
}
