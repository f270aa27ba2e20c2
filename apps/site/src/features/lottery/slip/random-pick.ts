import { MAX_ENTRIES, formatPick, parsePick } from '@croupier/fairplay/lottery/pick.ts';
import type { Pick, Play } from '@croupier/fairplay/lottery/types.ts';

/** A random whole number below a bound. */
export type Random = (below: number) => number;

/** By the system's random numbers, without a bias. */
export const secureRandom: Random = (below) => {
  const limit = Math.floor(2 ** 32 / below) * below;
  const [buffer] = [new Uint32Array(1)];
  do crypto.getRandomValues(buffer);
  while ((buffer[0] ?? 0) >= limit);
  return (buffer[0] ?? 0) % below;
};

function some(random: Random, size: number, count: number): number[] {
  const left = Array.from({ length: size }, (_, index) => index);
  return Array.from({ length: Math.min(count, size) }, () => left.splice(random(left.length), 1)[0] ?? 0);
}

const MAX_TRIES = 200;

/** The fewest lines that make a bet: one symbol where one is needed, one place where all are optional. */
function attempt({ zones, text, isTextOnly }: Play, random: Random): Pick {
  const entries =
    isTextOnly && text ? [Array.from({ length: text.size }, () => random(text.alphabet.length))] : undefined;
  const areOptional = zones.every(({ min }) => min === 0);
  const chosen = areOptional ? random(zones.length) : -1;
  const hasBanker = zones[0]?.code === 'banker';
  const picked = zones.map(({ alphabet, min }, index) => {
    if (hasBanker) return index === 0 ? [] : some(random, alphabet.length, (zones[0]?.max ?? 0) + 1);
    return some(random, alphabet.length, areOptional ? Number(index === chosen) : min);
  });
  return entries ? { zones: picked, entries } : { zones: picked };
}

/** Places that a play on any of five needs. */
function marked(play: Play, random: Random): Pick {
  const needed = Number(/^r([234])\.d$/.exec(play.code)?.[1] ?? 0);
  if (needed === 0) return attempt(play, random);
  const places = some(random, play.zones.length, needed);
  return {
    zones: play.zones.map(({ alphabet }, index) => (places.includes(index) ? [random(alphabet.length)] : [])),
  };
}

/** A random pick of a play as canonical text; undefined for a play that has none. */
export function randomPick(play: Play, random: Random): string | undefined {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const text = formatPick(play, marked(play, random));
    if (text.length <= MAX_ENTRIES && parsePick(play, text).pick) return text;
  }
  return undefined;
}
