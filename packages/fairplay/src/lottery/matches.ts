import { range } from './combinatorics.ts';
import type { Pick, Play, Result, Seen } from './types.ts';

/** Texts of a result, counted from 0, that have to be known to see a match; undefined where there is none. */
export type Match = readonly number[] | undefined;
/** Where a pick meets a result, for each of its symbols and entries. */
export type Matches = { zones: Match[][]; entries: Match[] };

const MARKS = 'marks';
/** Picked numbers of these plays win by staying away. */
const isMiss = ({ tab }: Play): boolean => tab === 'miss';

/** Another text of the same length: of digits, and of the numbers from 01. */
const changed = (text: string): string =>
  Array.from(text, (digit, at) => (at === text.length - 1 ? String((Number(digit) % 9) + 1) : digit)).join(
    '',
  );

/** The texts of the result that a play looks at, for one list of what it sees or for all of it. */
function textsSeen(play: Play, result: Result, place: number | undefined): number[] {
  const shown = (seen: Seen): string => JSON.stringify(place === undefined ? seen : seen[place]);
  const before = shown(play.see(result));
  return range(result.length).filter((at) => {
    // A text of several digits may be seen in part, so each of its digits is tried.
    const text = result[at] ?? '';
    return range(text.length).some((digit) => {
      const other = text.slice(0, digit) + changed(text.charAt(digit)) + text.slice(digit + 1);
      return shown(play.see(result.map((one, index) => (index === at ? other : one)))) !== before;
    });
  });
}

/** Whether a symbol alone is a line, as a sum is; then whether it wins. */
function winsAlone(play: Play, pick: Pick, zone: number, symbol: number, seen: Seen): boolean | undefined {
  const zones = play.zones.map(({ code }, index) => {
    if (index === zone) return [symbol];
    return code === MARKS ? (pick.zones[index] ?? []) : [];
  });
  if (!play.law.lines({ zones }).some((lines) => lines > 0)) return undefined;
  return play.law.wins({ zones }, seen).some((times) => times > 0);
}

function matchesSymbol(play: Play, pick: Pick, zone: number, symbol: number, seen: Seen): boolean {
  if (play.zones[zone]?.code === MARKS) return false;
  if (seen.length === play.zones.length) return seen[zone]?.includes(symbol) ?? false;
  const alone = winsAlone(play, pick, zone, symbol, seen);
  if (alone !== undefined) return alone;
  const marked = play.zones[0]?.code === MARKS ? pick.zones[0] : undefined;
  return seen.some((symbols, place) => (marked?.includes(place) ?? true) && symbols.includes(symbol));
}

/** The text that shows a symbol by itself, such as a ball or the end of a prize; else all that are seen. */
function textsFor(symbol: string, texts: readonly number[], result: Result): readonly number[] {
  const own =
    texts.find((at) => result[at]?.endsWith(symbol)) ?? texts.find((at) => result[at]?.startsWith(symbol));
  return own === undefined ? texts : [own];
}

/** Where a pick meets a result, for keys that light up as the result is shown. */
export function matchesOf(play: Play, pick: Pick, result: Result): Matches {
  const seen = play.see(result);
  const all = textsSeen(play, result, undefined);
  const isByPlace = seen.length > 1 && seen.length === play.zones.length;
  const zones = play.zones.map(({ alphabet }, zone) =>
    (pick.zones[zone] ?? []).map((symbol): Match => {
      if (matchesSymbol(play, pick, zone, symbol, seen) === isMiss(play)) return undefined;
      return isByPlace ? textsSeen(play, result, zone) : textsFor(alphabet[symbol] ?? '', all, result);
    }),
  );
  const entries = (pick.entries ?? []).map((entry) =>
    play.law.wins({ zones: pick.zones, entries: [entry] }, seen).some((times) => times > 0) ? all : undefined,
  );
  return { zones, entries };
}
