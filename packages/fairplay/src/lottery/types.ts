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
  /** All texts that may stand here. */
  alphabet: readonly string[];
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
  /** The lines of a valid pick. */
  count: (pick: Pick) => number;
  wins: (pick: Pick, seen: Seen) => Wins;
  /** The wins in the result that pays this pick the most. */
  mostWins: (pick: Pick) => Wins;
  /** The exposure cells that the pick covers; undefined in plays with too many cells. */
  cells?: (pick: Pick) => CellWins[];
  expand: (pick: Pick) => Line[];
  hit: (line: Line, seen: Seen) => Wins;
};

/** Where a play's exposure is counted: in at most 1,000 cells, or in the single cell `total`. */
export type Market = { code: string; isTotal: boolean };

export type Play = {
  code: string;
  /** The tab it stands under, and the row within. */
  tab: string;
  row: string;
  zones: readonly Zone[];
  text?: TextEntry;
  /** Typed entry is the only one, as for entries that are multisets. */
  isTextOnly: boolean;
  law: Law;
  /** What the law sees of a result. */
  see: (result: Result) => Seen;
  classes: readonly PrizeClass[];
  market: Market;
  /** The results that a stake is spread over: each symbol costs so many lines. */
  units: number;
  /** Every view of the play with the number of results that have it; undefined if they cannot be listed. */
  views?: () => Iterable<{ seen: Seen; weight: number }>;
};

/** The catalogue of one family, in one version that never changes. */
export type Family = {
  /** `ssc/1` */
  catalogue: string;
  code: string;
  shape: readonly ShapePart[];
  /** Plays in the order of the screens. */
  plays: readonly Play[];
  /** The base stake of a line, in the ledger's scale. */
  baseMinor: bigint;
};
