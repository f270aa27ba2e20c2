import { bandOf, type RoundResult } from '../../rounds/index.ts';
import type { RunTicket, TicketSum } from './runs.types.ts';

/** A ticket, and what it is due under the result of this run. */
export type DueTicket = RunTicket & { nowMinor: bigint };

/** What a run does at one account. */
export type AccountPlan = {
  account: number;
  /** Tickets whose payout changes, or all that are refunded. */
  tickets: readonly DueTicket[];
  /** All tickets of the account by band, if the run is the first one that counts them. */
  sums: readonly TicketSum[];
};

export type Counted = {
  rounds: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  shareMinor: bigint;
  bestMultiplierE4: bigint;
};

/** Rows of the journal of one account and pool, by band and outcome. */
export function createJournal(
  of: Pick<RoundResult, 'merchantId' | 'at' | 'accountId' | 'roundId' | 'gameId' | 'class'>,
) {
  const rows = new Map<string, Counted & { band: number; won: boolean; sign: 1 | -1 }>();
  const add = (band: number, won: boolean, sign: 1 | -1, more: Counted): void => {
    const key = `${band}/${won}/${sign}`;
    const row = rows.get(key) ?? {
      band,
      won,
      sign,
      rounds: 0,
      stakeMinor: 0n,
      payoutMinor: 0n,
      validBetMinor: 0n,
      shareMinor: 0n,
      bestMultiplierE4: 0n,
    };
    row.rounds += more.rounds;
    row.stakeMinor += more.stakeMinor;
    row.payoutMinor += more.payoutMinor;
    row.validBetMinor += more.validBetMinor;
    row.shareMinor += more.shareMinor;
    if (more.bestMultiplierE4 > row.bestMultiplierE4) row.bestMultiplierE4 = more.bestMultiplierE4;
    rows.set(key, row);
  };
  return {
    addSum: ({ band, tickets, stakeMinor, validMinor, shareMinor }: TicketSum): void =>
      add(band, false, 1, {
        rounds: tickets,
        stakeMinor,
        payoutMinor: 0n,
        validBetMinor: validMinor,
        shareMinor,
        bestMultiplierE4: 0n,
      }),
    /** Counts a ticket with this payout; a negative sign takes it back. */
    addTicket: (ticket: RunTicket, payoutMinor: bigint, sign: 1 | -1): void =>
      add(bandOf(ticket.stakeMinor), payoutMinor > ticket.stakeMinor, sign, {
        rounds: 1,
        stakeMinor: ticket.stakeMinor,
        payoutMinor,
        validBetMinor: ticket.validMinor,
        shareMinor: ticket.shareMinor,
        bestMultiplierE4: (payoutMinor * 10_000n) / ticket.stakeMinor,
      }),
    results: (): RoundResult[] =>
      [...rows.values()]
        .filter(({ rounds }) => rounds > 0)
        .map(({ band, won, sign, ...row }) => ({
          ...of,
          band,
          won,
          rounds: sign * row.rounds,
          stakeMinor: BigInt(sign) * row.stakeMinor,
          payoutMinor: BigInt(sign) * row.payoutMinor,
          validBetMinor: BigInt(sign) * row.validBetMinor,
          prizeShareMinor: BigInt(sign) * row.shareMinor,
          bonusStakeMinor: null,
          bonusPayoutMinor: null,
          bestMultiplierE4: row.bestMultiplierE4,
          countsAt: null,
        })),
  };
}

/** The sums of an account without the tickets that are counted one by one. */
export function withoutTickets(sums: readonly TicketSum[], tickets: readonly RunTicket[]): TicketSum[] {
  const rest = new Map(sums.map((sum) => [sum.band, { ...sum }]));
  for (const ticket of tickets) {
    const sum = rest.get(bandOf(ticket.stakeMinor));
    if (!sum) throw new Error(`ticket ${ticket.ticketId} is not in the sums of its account`);
    sum.tickets -= 1;
    sum.stakeMinor -= ticket.stakeMinor;
    sum.validMinor -= ticket.validMinor;
    sum.shareMinor -= ticket.shareMinor;
  }
  return [...rest.values()];
}
