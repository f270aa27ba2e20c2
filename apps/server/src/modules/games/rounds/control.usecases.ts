import type { RoundRecord } from '@croupier/contract/games/round-control.ts';
import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Operator } from '../../access/permissions/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { findAccount, listRoundEvents } from './control.reads.ts';
import { roundsErrors } from './rounds.errors.ts';
import { findNamedRound, findRound } from './rounds.reads.ts';
import type { RoundJackpotFor, RoundReplay } from './rounds.types.ts';
import { wireRound, type ProofFor } from './rounds.routes.ts';

export type RoundControlDeps = {
  db: Db;
  wallet: Pick<Wallet, 'statement'>;
  approvals: Pick<Approvals, 'ask'>;
  hooks: { proofs: ProofFor[]; replays: RoundReplay[]; jackpots: RoundJackpotFor[] };
};

type RoundKey = { merchantId: string; id: string };

/** A round moves its stake, its payout and the jackpot's, and the same when it is voided; vendors split them. */
const MAX_TRANSFERS = 200;

/** Ends right after the transfer that closed the round. */
const afterInstant = (at: Date): Date => new Date(at.getTime() + 1);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first answer of later modules that is about this round. */
async function firstOf<T>(answers: Iterable<Promise<T | null> | T | null>): Promise<T | null> {
  for (const answer of answers) {
    const known = await answer;
    if (known !== null) return known;
  }
  return null;
}

/** @throws `rounds.not_found` */
export async function getRoundRecord(
  { db, wallet, hooks }: RoundControlDeps,
  { merchantId, id, language }: RoundKey & { language: string },
): Promise<RoundRecord> {
  const found = await findNamedRound(db, { merchantId, id, language });
  if (!found) throw appError(roundsErrors.notFound);
  const { memberId, currency, openedAt, settledAt, correctedAt, detail } = found;
  const endedAt = correctedAt ?? settledAt;
  const [account, statement, events, proof, replayMatches] = await Promise.all([
    findAccount(db, { merchantId, memberId }),
    wallet.statement({
      merchantId,
      memberId,
      currency,
      reference: id,
      from: openedAt,
      ...(endedAt ? { until: afterInstant(endedAt) } : {}),
      pageNum: 1,
      pageSize: MAX_TRANSFERS,
    }),
    listRoundEvents(db, { merchantId, id }),
    firstOf(hooks.proofs.map((proofFor) => proofFor(merchantId, memberId, found))),
    firstOf(hooks.replays.map((replay) => replay(found))),
  ]);
  return {
    round: {
      ...wireRound(found),
      merchantCode: merchantId,
      currency,
      reference: found.reference,
      rulesVersion: found.rulesVersion,
      detail: isRecord(detail) ? detail : {},
    },
    member: { id: memberId, account },
    transfers: statement.items
      .toReversed()
      .map(({ transferId, at, code, amountMinor, balanceAfterMinor }) => ({
        transferId,
        at,
        code,
        amount: amountMinor,
        balanceAfter: balanceAfterMinor,
      })),
    jackpot: await firstOf(hooks.jackpots.map((jackpotFor) => jackpotFor(found))),
    proof,
    replayMatches,
    events,
  };
}

/** Requests a second person’s decision. @throws `rounds.not_found`, `rounds.not_open`, `approvals.already_asked` */
export async function askVoid(
  { db, approvals }: RoundControlDeps,
  { merchantId, id, reason }: RoundKey & { reason: string },
  operator: Operator,
): Promise<RequestResult> {
  const round = await findRound(db, { merchantId, roundId: id });
  if (!round) throw appError(roundsErrors.notFound);
  return approvals.ask({
    kind: 'rounds.void',
    merchantId,
    subject: id,
    payload: { stake: round.stakeMinor },
    reason,
    operator,
  });
}
