import { sumOf } from './combinatorics.ts';
import type { Pick, Play, TextEntry, Zone } from './types.ts';

export const MAX_ENTRIES = 10_000;

/** Why a pick is refused; with the zone and the symbol or entry at which it is wrong, counted from 0. */
export type PickProblem = {
  reason:
    | 'zones'
    | 'symbol'
    | 'order'
    | 'duplicate'
    | 'too_few'
    | 'too_many'
    | 'overlap'
    | 'entry'
    | 'cannot_win'
    | 'no_line';
  zone: number;
  index: number;
};

export type ParsedPick = { pick: Pick; problem?: undefined } | { pick?: undefined; problem: PickProblem };

const indexMaps = new WeakMap<readonly string[], ReadonlyMap<string, number>>();
export function indexOf(alphabet: readonly string[], symbol: string): number | undefined {
  const map = indexMaps.get(alphabet) ?? new Map(alphabet.map((text, index) => [text, index]));
  indexMaps.set(alphabet, map);
  return map.get(symbol);
}

/** Two entries by their symbols, place by place. */
export function compareEntries(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((symbol, place) => symbol !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const problemAt = (reason: PickProblem['reason'], zone: number, index = 0): { problem: PickProblem } => ({
  problem: { reason, zone, index },
});

function parseZone(
  text: string,
  { alphabet, min, max }: Zone,
  at: number,
): number[] | { problem: PickProblem } {
  const symbols: number[] = [];
  for (const [index, part] of (text === '' ? [] : text.split(',')).entries()) {
    const symbol = indexOf(alphabet, part);
    if (symbol === undefined) return problemAt('symbol', at, index);
    const last = symbols.at(-1) ?? -1;
    if (symbol === last) return problemAt('duplicate', at, index);
    if (symbol < last) return problemAt('order', at, index);
    symbols.push(symbol);
  }
  if (symbols.length < min) return problemAt('too_few', at, symbols.length);
  return symbols.length > max ? problemAt('too_many', at, max) : symbols;
}

/** The symbols of an entry; a reason if it is none. */
export function parseEntry(
  text: string,
  { size, alphabet, isUnordered, isDistinct, isRefused }: TextEntry,
): number[] | 'entry' | 'cannot_win' {
  const width = alphabet[0]?.length ?? 1;
  if (text.length !== width * size) return 'entry';
  const symbols: number[] = [];
  for (let place = 0; place < size; place += 1) {
    const symbol = indexOf(alphabet, text.slice(place * width, (place + 1) * width));
    if (symbol === undefined) return 'entry';
    symbols.push(symbol);
  }
  if (isDistinct && new Set(symbols).size < size) return 'entry';
  if (isRefused?.(symbols)) return 'cannot_win';
  return isUnordered ? symbols.sort((a, b) => a - b) : symbols;
}

function parseEntries(text: string, typed: TextEntry, at: number): number[][] | { problem: PickProblem } {
  const parts = text.split(',');
  if (parts.length > MAX_ENTRIES) return problemAt('too_many', at, MAX_ENTRIES);
  const entries: number[][] = [];
  for (const [index, part] of parts.entries()) {
    const entry = parseEntry(part, typed);
    if (typeof entry === 'string') return problemAt(entry, at, index);
    if (formatEntry(entry, typed) !== part) return problemAt('order', at, index);
    const last = entries.at(-1);
    const order = last ? compareEntries(last, entry) : -1;
    if (order >= 0) return problemAt(order === 0 ? 'duplicate' : 'order', at, index);
    entries.push(entry);
  }
  return entries;
}

const formatEntry = (entry: readonly number[], { alphabet }: TextEntry): string =>
  entry.map((symbol) => alphabet[symbol] ?? '').join('');

/** A symbol that is both in the banker and in the drag. */
function findOverlap({ zones }: Play, picked: readonly (readonly number[])[]): PickProblem | undefined {
  if (zones[0]?.code !== 'banker') return undefined;
  const [banker = [], drag = []] = picked;
  const index = drag.findIndex((symbol) => banker.includes(symbol));
  return index < 0 ? undefined : { reason: 'overlap', zone: 1, index };
}

export const countLines = (play: Play, pick: Pick): number => sumOf(play.law.lines(pick));

/** Whether a text has entries: they are longer than a symbol, and stand after the marks. */
function hasEntries({ zones, text, isTextOnly }: Play, parts: readonly string[]): boolean {
  if (!text || text.intoZone !== undefined) return false;
  return isTextOnly || (parts.length === 1 && (zones.length > 1 || isLongerThanSymbol(parts[0] ?? '', text)));
}

const isLongerThanSymbol = (part: string, { size, alphabet }: TextEntry): boolean =>
  size > 1 && (part.split(',')[0] ?? '').length > (alphabet[0]?.length ?? 1);

/**
 * Reads a canonical pick: zones joined by `|`, symbols or entries by `,`, sorted and without duplicates. Everything
 * else is refused, so that equal bets are equal texts.
 */
export function parsePick(play: Play, text: string): ParsedPick {
  const parts = text.split('|');
  const isTyped = hasEntries(play, parts);
  const zones = isTyped ? (play.isTextOnly ? play.zones : []) : play.zones;
  if (parts.length !== zones.length + Number(isTyped)) return problemAt('zones', 0);
  const picked: number[][] = [];
  for (const [index, zone] of zones.entries()) {
    const symbols = parseZone(parts[index] ?? '', zone, index);
    if ('problem' in symbols) return symbols;
    picked.push(symbols);
  }
  const overlap = findOverlap(play, picked);
  if (overlap) return { problem: overlap };
  if (isTyped && play.text) {
    const entries = parseEntries(parts.at(-1) ?? '', play.text, zones.length);
    return 'problem' in entries ? entries : { pick: { zones: picked, entries } };
  }
  const pick = { zones: picked };
  return countLines(play, pick) > 0 ? { pick } : problemAt('no_line', 0);
}

/** The canonical text of a pick, whatever the order of its symbols. */
export function formatPick(play: Play, { zones, entries }: Pick): string {
  const parts = zones.map((symbols, index) =>
    [...new Set(symbols)]
      .sort((a, b) => a - b)
      .map((symbol) => play.zones[index]?.alphabet[symbol] ?? '')
      .join(','),
  );
  const { text } = play;
  if (!entries || !text) return parts.join('|');
  const ordered = entries
    .map((entry) => (text.isUnordered ? [...entry].sort((a, b) => a - b) : entry))
    .sort(compareEntries)
    .map((entry) => formatEntry(entry, text));
  return [...parts, [...new Set(ordered)].join(',')].join('|');
}
