import { formatMoney } from '@croupier/contract/money.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { mainOf } from '../../../money/wallet/index.ts';
import { PRIZES_PER_GIVING } from '../contests.config.ts';
import { listInState, moveContest } from '../contests.queries.ts';
import type { ContestParts } from '../contests.types.ts';
import { envelopeSeedOwner, openSeed } from '../seeds.usecases.ts';
import { envelopeAccount, shareTransferId } from './claims-domain.usecases.ts';
import {
  insertShares,
  listEnvelopeRows,
  listJoins,
  lockDueShares,
  lockEnvelope,
  markSharesPaid,
  returnShares,
  saveReturn,
} from './envelopes.queries.ts';
import { costAccount, cutOf, rainShares, type EnvelopeContest } from './funding.usecases.ts';

/** Divides a rain among those who joined, once and for all. */
async function cutRain(deps: ContestParts, contest: EnvelopeContest): Promise<void> {
  const { db, clock } = deps;
  const key = { merchantId: contest.merchantId, contestId: contest.id };
  await db.transaction().execute(async (tx) => {
    const row = await lockEnvelope(tx, key);
    if (!row || row.shares !== null) return;
    const memberIds = await listJoins(tx, key);
    const shares = rainShares(row, memberIds.length);
    if (shares === 0) return;
    const seed = await openSeed(deps, row, envelopeSeedOwner(key.merchantId, key.contestId));
    const amountsMinor = cutOf({ ...row, shares }, seed, contest.id);
    if (!amountsMinor) throw new Error(`envelope ${contest.id} cannot be cut`);
    await insertShares(tx, { ...key, amountsMinor, memberIds, at: clock.now() });
  });
}

/** Pays the shares of a rain, a thousand in each transaction with their marks. */
async function payRain({ wallet, clock }: ContestParts, contest: EnvelopeContest): Promise<void> {
  const { merchantId, id: contestId, currency } = contest;
  for (;;) {
    const paid = await wallet.transaction(async (tx) => {
      const due = await lockDueShares(tx, { merchantId, contestId, limit: PRIZES_PER_GIVING });
      if (due.length === 0) return 0;
      const positions = due.map(({ position }) => position);
      await markSharesPaid(tx, { merchantId, contestId, positions, at: clock.now() });
      await wallet.post(tx, {
        merchantId,
        currency,
        transfers: due.map(({ memberId, amountMinor }) => ({
          id: shareTransferId({ merchantId, contestId, memberId }),
          debit: envelopeAccount(contestId),
          credit: mainOf(memberId),
          amountMinor,
          code: 'promotion' as const,
          reference: contestId,
        })),
      });
      return due.length;
    });
    if (paid < PRIZES_PER_GIVING) return;
  }
}

/** Ends an envelope: what nobody took goes back to the promotion, and the seed is published. */
async function endEnvelope(deps: ContestParts, contest: EnvelopeContest): Promise<void> {
  const { wallet, clock, prizes, outbox } = deps;
  const { merchantId, id: contestId, promotionId, currency } = contest;
  const key = { merchantId, contestId };
  await wallet.transaction(async (tx) => {
    const row = await lockEnvelope(tx, key);
    const at = clock.now();
    if (!row || !(await moveContest(tx, { ...key, to: 'over', at }))) return;
    const free = await returnShares(tx, { ...key, at });
    const returnedMinor = row.shares === null ? row.poolMinor : free;
    const seed = await openSeed(deps, row, envelopeSeedOwner(merchantId, contestId));
    await saveReturn(tx, { ...key, at, seed, returnedMinor });
    const payload = { contestId, kind: 'envelope', paid: formatMoney(row.poolMinor - returnedMinor) };
    await outbox.record(tx, { merchantId, type: 'contest.closed', payload });
    if (returnedMinor === 0n) return;
    await prizes.giveBack(tx, contest, returnedMinor);
    await wallet.post(tx, {
      merchantId,
      currency,
      transfers: [
        {
          id: derivedId('envelope return', merchantId, contestId),
          debit: envelopeAccount(contestId),
          credit: costAccount(promotionId),
          amountMinor: returnedMinor,
          code: 'promotion',
          reference: contestId,
        },
      ],
    });
  });
}

/** Divides and pays rains whose time to join is over, and ends envelopes after their day. */
export async function advanceEnvelopes(deps: ContestParts, merchantId: string): Promise<void> {
  const { db, clock } = deps;
  const open = await listInState(db, { merchantId, kind: 'envelope', state: 'open' });
  const rows = await listEnvelopeRows(db, { merchantId, contestIds: open.map(({ id }) => id) });
  for (const contest of open) {
    const joinUntil = rows.get(contest.id)?.joinUntil ?? null;
    const now = clock.now();
    if (joinUntil !== null && joinUntil <= now) {
      await cutRain(deps, contest);
      await payRain(deps, contest);
      await endEnvelope(deps, contest);
    } else if (contest.closesAt <= now) await endEnvelope(deps, contest);
  }
}
