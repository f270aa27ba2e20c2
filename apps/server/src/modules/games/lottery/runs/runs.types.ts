/** What a run settles: the tickets of a draw at one merchant under one version of its result. */
export type RunOf = {
  merchantId: string;
  drawId: string;
  lotteryId: string;
  catalogue: string;
  /** 0 without numbers: everything goes back. */
  resultVersion: number;
  numbers: readonly string[] | null;
};

export type RunKey = { merchantId: string; drawId: string; run: number };

/** A ticket as the runs before have left it. */
export type RunTicket = {
  ticketId: string;
  account: number;
  stakeMinor: bigint;
  validMinor: bigint;
  shareMinor: bigint;
  /** What it was due, and what of it was paid and not taken back. */
  dueMinor: bigint;
  paidMinor: bigint;
};

/** Tickets of one account and band together. */
export type TicketSum = {
  account: number;
  band: number;
  tickets: number;
  stakeMinor: bigint;
  validMinor: bigint;
  shareMinor: bigint;
};

export type WinningBet = Omit<RunTicket, 'dueMinor' | 'paidMinor'> & {
  play: string;
  pick: string;
  lineMinor: bigint;
  group: number;
  priceBps: number;
};

/** What a correction could not take, of a ticket that may be of another draw. */
export type OpenClaim = RunTicket & {
  run: number;
  drawId: string;
  lotteryId: string;
  class: string;
  /** Above zero if its draw was voided. */
  refundMinor: bigint;
  owedMinor: bigint;
  collectedMinor: bigint;
};

/** Written into `lottery_prizes`. */
export type PrizeRow = RunKey & {
  ticketId: string;
  account: number;
  dueMinor: bigint;
  paidMinor: bigint;
  refundMinor: bigint;
};

export type ClaimRow = RunKey & {
  ticketId: string;
  memberId: string;
  account: number;
  currency: string;
  owedMinor: bigint;
  at: Date;
};

export type RunTotals = {
  tickets: number;
  stakeMinor: string;
  winners: number;
  paidMinor: string;
  owedMinor: string;
};
