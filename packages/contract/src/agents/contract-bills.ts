import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { contractTerms } from './contract-terms.ts';

/**
 * `computed` and `review` wait; `held` was stopped by an operator; `part_paid` and `insufficient` are open because the
 * payer's line could not pay; `waiting` belongs to a closed account; `offset` is below zero and set against coming bills.
 */
export const CONTRACT_BILL_STATES = [
  'computed',
  'review',
  'held',
  'due',
  'paid',
  'part_paid',
  'insufficient',
  'waiting',
  'offset',
] as const;

const party = z.object({ memberId: id, account: z.string() });

/** A contract's bill in short. */
export const contractBill = z.object({
  contractId: id,
  /** Null is the house. */
  payer: party.nullable(),
  payee: party,
  revision: z.int(),
  /** Null when no tier was reached, and for real-time salaries, which have a tier per single bet. */
  tier: z.int().nullable(),
  gross: money,
  /** What the payee owes the own direct downlines. */
  downline: money,
  take: money,
  /** Of a revision what was billed before it: only the differences move. */
  before: z.object({ gross: money, take: money }).nullable(),
  /** What of the gross the payer has paid. */
  paid: money,
  open: money,
});

const figuresOfClass = z.object({
  class: z.string(),
  stake: money,
  payout: money,
  validBet: money,
  wonBet: money,
});

/** All inputs of a bill: `packages/agreements` computes the same from them. */
export const billDerivation = z.object({
  terms: contractTerms,
  /** The earlier revision that this bill corrects: only the difference moves. */
  beforeGross: money.nullable(),
  reached: z.object({ activeMembers: z.int(), validBetMinor: money, netLossMinor: money }),
  /** The team's figures in the classes of the terms. */
  classes: z.array(figuresOfClass),
  deductions: z.array(z.object({ code: z.string(), amount: money })),
  /** Valid bets of won and lost bets by band of the single stake. */
  bands: z.array(z.object({ band: z.int(), wonMinor: money, lostMinor: money })),
  /** What earlier periods carried in, the oldest first, and what the next one begins with. */
  losses: z.array(z.object({ lossMinor: money, age: z.int() })),
  lossesOut: z.array(z.object({ lossMinor: money, age: z.int() })),
  endsMonth: z.boolean(),
  base: money,
  downlines: z.array(
    z.object({
      billId: id,
      payee: party,
      activeMembers: z.int(),
      validBet: money,
      netLoss: money,
      gross: money,
      paid: money,
      open: money,
    }),
  ),
  /** Of a bill below zero, what was set against this one. */
  offset: money,
  payments: z.array(
    z.object({
      transferId: id,
      at: instant,
      /** Negative is what the payee added to pay its own downlines. */
      amount: money,
      /** `net`: the one movement of the run; `collected`: later, from the payer's earnings. */
      kind: z.enum(['net', 'collected']),
    }),
  ),
});
export type BillDerivation = z.output<typeof billDerivation>;
