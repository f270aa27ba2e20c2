import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { round, roundProof } from './rounds.ts';

/** One movement of the member's main account for a round; negative takes from the member. */
const roundTransfer = z.object({
  transferId: id,
  at: instant,
  code: z.string(),
  amount: money,
  balanceAfter: money,
});

/** What the jackpot did for a round. */
const roundJackpot = z.object({
  contribution: money,
  /** The payment; null for a round that did not win. */
  won: money.nullable(),
  /** For a voided round: the part of the contribution that was returned, and the payment that was taken back. */
  returned: money.nullable(),
  takenBack: money.nullable(),
});

/** A change of the round by an operator, from the audit log. */
const roundEvent = z.object({
  id,
  at: instant,
  action: z.string(),
  actor: z.object({ kind: z.string(), id: z.string().nullable(), name: z.string().nullable() }),
});

export const roundRecord = z.object({
  round: round.extend({
    merchantCode: z.string(),
    currency: z.string(),
    reference: z.string(),
    rulesVersion: z.string(),
    /** Bet and result, in the format of the game. */
    detail: z.record(z.string(), z.unknown()),
  }),
  member: z.object({ id, account: z.string() }),
  transfers: z.array(roundTransfer),
  jackpot: roundJackpot.nullable(),
  /** In-house games only. The server seed is there once the player has revealed it. */
  proof: roundProof.nullable(),
  /** Whether playing the round again from its seeds gives the recorded result; null for others than in-house games. */
  replayMatches: z.boolean().nullable(),
  events: z.array(roundEvent),
});
export type RoundRecord = z.infer<typeof roundRecord>;

const roundParams = merchantParams.extend({ id });

/** What is approved when a round is voided: the stake that goes back to the member. */
export const roundVoid = z.object({ stake: money });

/** Operators' calls about single rounds. */
export const roundControlRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/rounds/:id',
    summary: 'A round with its transfers, proof, jackpot and operator actions.',
    access: 'operator',
    permission: 'rounds.view',
    params: roundParams,
    response: roundRecord,
    errors: ['rounds.not_found'],
  },
  void: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/rounds/:id/void',
    summary: 'Requests that an open round be voided, which returns its stake. A second person decides.',
    access: 'operator',
    permission: 'rounds.void',
    confirmed: true,
    params: roundParams,
    body: z.object({ reason: requestReason }),
    response: requestResult,
    errors: ['rounds.not_found', 'rounds.not_open', 'approvals.already_asked'],
  },
});
