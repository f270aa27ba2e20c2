import { multisets } from '../combinatorics.ts';
import { countLines } from '../pick.ts';
import type { Family, Pick, Play, Result, ShapePart } from '../types.ts';

/** A small seeded generator, so that a failure repeats. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) % below;
  };
}
export type Random = ReturnType<typeof seededRandom>;

function choose(random: Random, from: readonly number[], count: number): number[] {
  const left = [...from];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random(left.length), 1)[0] ?? 0,
  ).sort((a, b) => a - b);
}

function randomEntries(random: Random, play: Play): number[][] {
  const { text } = play;
  if (!text) return [];
  const entries = new Map<string, number[]>();
  for (let index = random(6) + 1; index > 0; index -= 1) {
    const all = Array.from({ length: text.alphabet.length }, (_, symbol) => symbol);
    const entry = text.isDistinct
      ? choose(random, all, text.size)
      : Array.from({ length: text.size }, () => random(Math.min(all.length, 2 + random(all.length))));
    if (text.isUnordered) entry.sort((a, b) => a - b);
    if (!text.isRefused?.(entry)) entries.set(entry.join(), entry);
  }
  return [...entries.values()];
}

/** A pick of zones or entries, of at most `maxLines` lines unless the play always has more. */
export function randomPick(random: Random, play: Play, maxLines: number): Pick {
  for (let attempt = 0; ; attempt += 1) {
    const typed = play.text?.intoZone === undefined && play.text && (play.isTextOnly || random(4) === 0);
    const zones = (typed && !play.isTextOnly ? [] : play.zones).map(({ alphabet, min, max }) => {
      const all = Array.from({ length: alphabet.length }, (_, symbol) => symbol);
      return choose(random, all, Math.min(max, min + random(random(4) === 0 ? 8 : 3)));
    });
    if (play.zones[0]?.code === 'banker' && zones[1])
      zones[1] = zones[1].filter((symbol) => !zones[0]?.includes(symbol));
    const pick: Pick = typed ? { zones, entries: randomEntries(random, play) } : { zones };
    const lines = countLines(play, pick);
    if (lines > 0 && (lines <= maxLines || attempt > 100)) return pick;
  }
}

/** A pick with lines of every class: all symbols, or an entry of each class. */
export function fullPick(play: Play): Pick {
  const { text, zones, law } = play;
  const all = zones.map(({ code, alphabet, max }) =>
    code === 'banker' ? [] : Array.from({ length: Math.min(max, alphabet.length) }, (_, symbol) => symbol),
  );
  if (!text || !play.isTextOnly) return { zones: all };
  const byClass = new Map<number, number[]>();
  for (const entry of multisets(text.alphabet.length, text.size))
    if (!text.isRefused?.(entry) && !byClass.has(law.classOf([entry])))
      byClass.set(law.classOf([entry]), entry);
  return { zones: all, entries: [...byClass.values()] };
}

function randomPart(random: Random, { count, form, isDistinct }: ShapePart): string[] {
  if (form.kind === 'digits')
    return Array.from({ length: count }, () =>
      Array.from({ length: form.length }, () => String(random(10))).join(''),
    );
  const left = [...form.alphabet];
  return Array.from({ length: count }, () => {
    const index = random(left.length);
    return (isDistinct ? left.splice(index, 1)[0] : left[index]) ?? '';
  });
}

export const randomResult = (random: Random, { shape }: Family, draws = 1): Result =>
  Array.from({ length: draws }, () => shape.flatMap((part) => randomPart(random, part))).flat();
