/** Sealed periods of a merchant, numbered as the ledger numbers them: from `from` up to but not including `until`. */
export type SealedSpan = { merchantId: string; from: number; until: number };

/** All amounts in the ledger's scale. */
export type Figures = {
  rounds: bigint;
  wonRounds: bigint;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  /** The valid bets of won rounds. */
  wonBetMinor: bigint;
};

export type GameFigures = Figures & { class: string; gameId: string };

export type MemberQuery = { merchantId: string; memberId: string; currency: string };

/** Where the figures stand: what is before is final. */
export type Marks = { slots: number; hours: number; days: number };
