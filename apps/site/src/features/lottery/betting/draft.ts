import { pickOfText, type TypedEntries } from '@croupier/fairplay/lottery/entry.ts';
import { formatPick, indexOf, parsePick, type PickProblem } from '@croupier/fairplay/lottery/pick.ts';
import type { Pick, Play, Zone } from '@croupier/fairplay/lottery/types.ts';

/** How a play is filled in: by keys, or by typed entries. */
export type EntryMode = 'keys' | 'text';

/** What the player has filled in for one play, not yet a bet. */
export type Draft = { zones: readonly (readonly number[])[]; text: string; mode: EntryMode };

const KEYS_UP_TO = 1_000;

/** Whether a play has keys: it needs zones, and not too many symbols in them. */
export const hasKeys = ({ isTextOnly, zones }: Play): boolean =>
  !isTextOnly && zones.every(({ alphabet }) => alphabet.length <= KEYS_UP_TO);

export const emptyDraft = (play: Play, mode?: EntryMode): Draft => ({
  zones: play.zones.map(() => []),
  text: '',
  mode: hasKeys(play) ? (mode ?? 'keys') : 'text',
});

export type DraftPick = {
  pick: Pick | undefined;
  /** Canonical, as the server takes it. */
  text: string;
  problem: PickProblem | undefined;
  typed: TypedEntries | undefined;
};

const NO_PICK = { pick: undefined, text: '', problem: undefined, typed: undefined };

/** The pick of a draft; without one as long as something is missing. */
export function draftPick(play: Play, { zones, text, mode }: Draft): DraftPick {
  const typed = mode === 'text' ? pickOfText(play, text, zones[0] ?? []) : undefined;
  const filled = typed ? typed.pick : { zones };
  if (!filled) return { ...NO_PICK, typed };
  const canonical = formatPick(play, filled);
  const { pick, problem } = parsePick(play, canonical);
  return { pick, problem, text: pick ? canonical : '', typed };
}

/** The draft that a pick was made from, to change it. */
export function draftOfPick(play: Play, pick: string): Draft {
  const parts = pick.split('|');
  const [first = ''] = (parts[0] ?? '').split(',');
  const isEntry = first !== '' && indexOf(play.zones[0]?.alphabet ?? [], first) === undefined;
  const isTyped = play.isTextOnly || parts.length !== play.zones.length || isEntry || !hasKeys(play);
  const zones = play.zones.map(({ alphabet }, at) =>
    (parts[at] ?? '').split(',').flatMap((symbol) => indexOf(alphabet, symbol) ?? []),
  );
  if (!isTyped) return { zones, text: '', mode: 'keys' };
  return {
    zones: play.isTextOnly ? zones : play.zones.map(() => []),
    text: (parts.at(-1) ?? '').replaceAll(',', ' '),
    mode: 'text',
  };
}

const isPaired = (play: Play): boolean => play.zones[0]?.code === 'banker';

/** Picks a symbol or takes it back. A banker is no drag; a full zone gives up its first symbol. */
export function toggleSymbol(play: Play, zones: Draft['zones'], at: number, symbol: number): Draft['zones'] {
  const max = play.zones[at]?.max ?? 0;
  return zones.map((picked, zone) => {
    if (zone !== at) return isPaired(play) ? picked.filter((one) => one !== symbol) : picked;
    if (picked.includes(symbol)) return picked.filter((one) => one !== symbol);
    return [...picked, symbol].slice(-max);
  });
}

export const ROW_PICKS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type RowPick = (typeof ROW_PICKS)[number];

/** Whether numbers stand in a zone, of which halves can be picked at once. */
export const isNumeric = ({ alphabet }: Zone): boolean => alphabet.every((text) => /^\d+$/.test(text));

const chosenBy: Record<RowPick, (zone: Zone, symbol: number) => boolean> = {
  all: () => true,
  clear: () => false,
  big: ({ alphabet }, symbol) => symbol >= Math.floor(alphabet.length / 2),
  small: ({ alphabet }, symbol) => symbol < Math.floor(alphabet.length / 2),
  odd: ({ alphabet }, symbol) => Number(alphabet[symbol]) % 2 === 1,
  even: ({ alphabet }, symbol) => Number(alphabet[symbol]) % 2 === 0,
};

/** Fills a row at once. */
export function pickRow(play: Play, zones: Draft['zones'], at: number, kind: RowPick): Draft['zones'] {
  const zone = play.zones[at];
  if (!zone) return zones;
  const taken = isPaired(play) ? (zones[1 - at] ?? []) : [];
  const row = zone.alphabet
    .map((_, symbol) => symbol)
    .filter((symbol) => chosenBy[kind](zone, symbol) && !taken.includes(symbol));
  return zones.map((picked, index) => (index === at ? row.slice(0, zone.max) : picked));
}
