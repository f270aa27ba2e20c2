/** A bet as the member asks for it: what the screen has shown when it was placed. */
export type AskedBet = {
  play: string;
  /** Canonical. */
  pick: string;
  lineMinor: bigint;
  group: number;
  priceBps: number;
};

/** What the engine says of a pick; wins are lines by prize class. */
export type Quote = {
  lines: number;
  /** Wins in the result that pays most. */
  mostWins: readonly number[];
  market: string;
  /** Undefined for plays whose exposure is counted as a whole. */
  cells: readonly { cell: string; prizeClass: number; wins: number }[] | undefined;
};

/** The plays of the lotteries, as far as money depends on them. */
export type LotteryEngine = {
  /** Undefined for an unknown play, and for a pick that is not valid or not canonical. */
  quote: (of: { catalogue: string; play: string; pick: string }) => Quote | undefined;
  /** Whether bets on one play count, taken together: not if they win nearly always. */
  areValid: (of: { catalogue: string; play: string; picks: readonly string[] }) => boolean;
  /** What one winning line pays, by prize class. */
  prizes: (bet: {
    catalogue: string;
    play: string;
    lineMinor: bigint;
    group: number;
    priceBps: number;
  }) => readonly bigint[];
  /** Wins of picks by prize class under a result. */
  judge: (
    catalogue: string,
    numbers: readonly string[],
  ) => (of: { play: string; pick: string }) => readonly number[];
};

/** One version of a merchant's rules for a lottery. */
export type Terms = {
  version: number;
  /** The group without any rate, and the merchant's rate for members, which may be taken as a higher group. */
  minGroup: number;
  rateBps: number;
  closedPlays: ReadonlySet<string>;
  /** By so much the groups of a play are lower. */
  playCuts: ReadonlyMap<string, number>;
  limits: {
    /** The stake of a line is a multiple of it. */
    lineStepMinor: bigint;
    minBetMinor: bigint;
    maxBetMinor: bigint;
    /** Of one member in one draw. */
    maxDrawStakeMinor: bigint;
    /** What one ticket may win. */
    maxPayoutMinor: bigint;
    /** What the house may have to pay if one cell comes. */
    maxCellMinor: bigint;
  };
};

export type CellMinor = { market: string; cell: string; minor: bigint };

/** What a bet costs, can win, and covers. */
export type BetCover = {
  lines: number;
  stakeMinor: bigint;
  mostMinor: bigint;
  market: string;
  cells: readonly CellMinor[];
};

export type PricedBet = AskedBet & BetCover & { catalogue: string; rebateBps: number };

export type TicketSums = {
  stakeMinor: bigint;
  mostMinor: bigint;
  validMinor: bigint;
  shareMinor: bigint;
};

export type TicketState = 'open' | 'cancelled';

export type Ticket = TicketSums & {
  merchantId: string;
  id: string;
  drawId: string;
  memberId: string;
  account: number;
  currency: string;
  at: Date;
  rulesVersion: number;
  bets: number;
  chaseId: string | null;
  state: TicketState;
  digest: string;
  words: string;
};

export type BetRow = AskedBet & {
  merchantId: string;
  drawId: string;
  ticketId: string;
  position: number;
  account: number;
  at: Date;
  catalogue: string;
  lines: number;
  rebateBps: number;
};
