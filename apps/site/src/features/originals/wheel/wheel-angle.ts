/** Part of a segment at each edge in which the wheel never stops, so that no result looks like a near miss. */
const EDGE_SHARE = 0.1;
const FULL_TURN = 360;
const TURNS = 2;

/** A number from 0 to 1 out of a round's id: the same round always stops at the same place. */
function shareOf(roundId: string): number {
  let hash = 2_166_136_261;
  for (const character of roundId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) / 2 ** 32;
}

/** Where in its segment a round stops, from 0.1 to 0.9. */
const placeInSegment = (roundId: string): number => EDGE_SHARE + (1 - 2 * EDGE_SHARE) * shareOf(roundId);

export type Stop = { roundId: string; segment: number; segments: number };

/** The rotation in degrees, at least two turns beyond the present one, that brings the segment under the pointer. */
export function rotationTo({ roundId, segment, segments }: Stop, present: number): number {
  const under = ((segment + placeInSegment(roundId)) / segments) * FULL_TURN;
  const turns = Math.ceil(present / FULL_TURN) + TURNS;
  return turns * FULL_TURN - under;
}
