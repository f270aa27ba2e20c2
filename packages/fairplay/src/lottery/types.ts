import type { Fraction } from '../money.ts';
import type { DrawMapping } from './numbers.ts';

/** The texts of a drawing in the order of the family's shape: `['1','3','0','5','0']`, or all prizes of a station. */
export type Result = readonly string[];

/** What a play sees of a result: for each place the symbols that stand there, as indices of the zone's alphabet. */
export type Seen = readonly (readonly number[])[];

/** How often lines won, by prize class. */
export type Wins = readonly number[];

/** A part of a result: `count` texts alike. */
export type ShapePart = {
  code: string;
  count: number;
  form: { kind: 'digits'; length: number } | { kind: 'symbols'; alphabet: readonly string[] };
  /** No text twice within this part. */
  isDistinct?: boolean;
};

/** What a player fills in at one place; a screen draws a row of keys or a board from it. */
export type Zone = {
  /** `d1` … `d5`, `sum`, `banker`, `drag`, `marks` …: the key of its label. */
  code: string;
  alphabet: readonly string[];
  min: number;
  max: number;
};

/** Typed entry: each entry is `size` symbols of the alphabet, written without a separator. */
export type TextEntry = {
  size: number;
  alphabet: readonly string[];
  /** Whether `12` and `21` are the same entry. */
  isUnordered: boolean;
  /** No symbol twice within an entry. */
  isDistinct: boolean;
  /** Entries that cannot win and are refused, such as leopards. */
  isRefused?: (entry: readonly number[]) => boolean;
  /** Each entry is one symbol of this zone; the pick then has zones only. */
  intoZone?: number;
};

/** A pick as indices of the alphabets, sorted and without duplicates. A typed pick has entries. */
export type Pick = { zones: readonly (readonly number[])[]; entries?: readonly (readonly number[])[] };

/** The chance of a line of this class: `ways` of `outcomes` results. The prize follows from it. */
export type PrizeClass = { code: string; ways: bigint; outcomes: bigint };

/** How much of an exposure cell a pick covers: `wins` lines of one class. */
export type CellWins = { cell: string; prizeClass: number; wins: number };

/** The smallest thing that can win; its meaning belongs to the law. */
export type Line = readonly (readonly number[])[];

/**
 * What a line is and when it wins. `expand` and `hit` state it line by line and judge the closed forms in the tests.
 */
export type Law = {
  /** The lines of a pick, by class. */
  lines: (pick: Pick) => Wins;
  wins: (pick: Pick, seen: Seen) => Wins;
  /** The wins in the result that pays this pick the most. */
  mostWins: (pick: Pick) => Wins;
  /** The exposure cells that the pick covers; missing in plays with more than a thousand of them. */
  cells?: (pick: Pick) => CellWins[];
  expand: (pick: Pick) => Line[];
  classOf: (line: Line) => number;
  /** How often the line wins. */
  hit: (line: Line, seen: Seen) => number;
};

/** A view of a play, and how many of all equally likely results show it. */
export type View = { seen: Seen; weight: number };

export type Play = {
  code: string;
  /** The tab it stands under, and the row within. */
  tab: string;
  row: string;
  zones: readonly Zone[];
  text?: TextEntry;
  /** Entries are the only input, because a line is a multiset; zones are then marks at most. */
  isTextOnly: boolean;
  law: Law;
  /** What the law sees of a result. */
  see: (result: Result) => Seen;
  classes: readonly PrizeClass[];
  /** The drawn numbers that a stake is spread over: each symbol costs so many lines. */
  units: number;
  /** Draws whose results stand one after the other in what `see` takes; 2 for a bet on two stations. */
  draws: number;
  /** Every view; undefined if there are too many to list. */
  views?: () => Iterable<View>;
  /** The chance that one of the picks wins, where views cannot be listed. */
  chance?: (picks: readonly Pick[]) => Fraction;
};

/** The catalogue of one family, in one version that never changes. */
export type Family = {
  /** `ssc/1` */
  catalogue: string;
  code: string;
  shape: readonly ShapePart[];
  /** How own draws get their numbers; missing in families that only others draw. */
  mapping?: DrawMapping;
  /** Plays in the order of the screens. */
  plays: readonly Play[];
  /** The base stake of a line, in the ledger's scale. */
  baseMinor: bigint;
};
