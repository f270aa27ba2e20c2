import { KENO_FIELDS, KENO_MAX_PICKS, type KenoBet } from '@croupier/fairplay/games/keno.ts';

export const FIRST_BET: KenoBet = { risk: 'classic', picks: [] };
export const COLUMNS = 8;
export const BALL_MILLISECONDS = 60;

/** Adds or removes a number; an eleventh is not taken. Ascending, as the rules want it. */
export function toggled(bet: KenoBet, field: number): KenoBet {
  if (bet.picks.includes(field)) return { ...bet, picks: bet.picks.filter((pick) => pick !== field) };
  if (bet.picks.length >= KENO_MAX_PICKS) return bet;
  return { ...bet, picks: [...bet.picks, field].toSorted((a, b) => a - b) };
}

/** As many numbers as are picked now, or ten if none is, chosen at random. */
export function randomPicks(bet: KenoBet, random: () => number): KenoBet {
  const wanted = bet.picks.length || KENO_MAX_PICKS;
  const fields = Array.from({ length: KENO_FIELDS }, (_, field) => field);
  const picks: number[] = [];
  while (picks.length < wanted) picks.push(...fields.splice(Math.floor(random() * fields.length), 1));
  return { ...bet, picks: picks.toSorted((a, b) => a - b) };
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** The field that an arrow key leads to; undefined for other keys and beyond the edge. */
export function fieldAfterKey(field: number, key: string): number | undefined {
  const move = MOVES[key];
  if (move === undefined) return undefined;
  const next = field + move;
  const staysInRow = Math.abs(move) > 1 || Math.floor(next / COLUMNS) === Math.floor(field / COLUMNS);
  return next >= 0 && next < KENO_FIELDS && staysInRow ? next : undefined;
}
