import type { ShapeOf } from '@croupier/contract/contests/shapes.ts';
import { canCut, cutEnvelope } from '@croupier/fairplay/contests/envelope.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { PAYABLE_UNIT_MINOR } from '../contests.config.ts';
import type { Contest, ContestParts, MoneyTx, NewContest } from '../contests.types.ts';
import { envelopeSeedOwner, newSeed, openSeed } from '../seeds.usecases.ts';
import { envelopeAccount } from './claims-domain.usecases.ts';
import { insertEnvelope, insertShares, type EnvelopeRow } from './envelopes.queries.ts';

export type Cut = { poolMinor: bigint; minMinor: bigint; shares: number };

/** Undefined where the pool is too small for so many shares. */
export function cutOf(
  { poolMinor, minMinor, shares }: Cut,
  seed: string,
  envelopeId: string,
): bigint[] | undefined {
  const units = Number(poolMinor / PAYABLE_UNIT_MINOR);
  const minUnits = Number(minMinor / PAYABLE_UNIT_MINOR);
  if (!canCut({ units, shares, minUnits })) return undefined;
  return cutEnvelope({ seed, envelopeId, units, shares, minUnits }).map(
    (share) => BigInt(share) * PAYABLE_UNIT_MINOR,
  );
}

export const costAccount = (promotionId: string) =>
  ({ owner: 'house', kind: 'bonus_cost', key: promotionId }) as const;

/**
 * Takes the money of an envelope from the promotion and cuts it. A rain is cut later, when it is known who joined. False,
 * with nothing done, if the budget has not as much left.
 */
export async function fundEnvelope(
  deps: Pick<ContestParts, 'box' | 'wallet' | 'prizes' | 'clock'>,
  tx: MoneyTx,
  contest: Omit<NewContest, 'shape'> & { shape: ShapeOf<'envelope'> },
): Promise<boolean> {
  const { merchantId, id: contestId, promotionId, currency, shape, opensAt } = contest;
  const poolMinor = (shape.pool / PAYABLE_UNIT_MINOR) * PAYABLE_UNIT_MINOR;
  const minMinor = (shape.minShare / PAYABLE_UNIT_MINOR) * PAYABLE_UNIT_MINOR;
  if (!(await deps.prizes.reserve(tx, contest, poolMinor))) return false;
  const owner = envelopeSeedOwner(merchantId, contestId);
  const stored = await newSeed(deps, owner);
  const joinUntil =
    shape.joinSeconds === null ? null : new Date(opensAt.getTime() + shape.joinSeconds * 1_000);
  await insertEnvelope(tx, {
    merchantId,
    contestId,
    ...stored,
    poolMinor,
    unitMinor: PAYABLE_UNIT_MINOR,
    minMinor,
    joinUntil,
  });
  if (joinUntil === null) {
    const seed = await openSeed(deps, stored, owner);
    const amountsMinor = cutOf({ poolMinor, minMinor, shares: shape.shares ?? 1 }, seed, contestId);
    if (!amountsMinor) throw new RangeError('the pool is too small for so many shares');
    await insertShares(tx, { merchantId, contestId, amountsMinor, memberIds: [], at: deps.clock.now() });
  }
  await deps.wallet.post(tx, {
    merchantId,
    currency,
    transfers: [
      {
        id: derivedId('envelope fund', merchantId, contestId),
        debit: costAccount(promotionId),
        credit: envelopeAccount(contestId),
        amountMinor: poolMinor,
        code: 'promotion',
        reference: contestId,
      },
    ],
  });
  return true;
}

/** How a rain is cut: a share for everybody who joined, or for as many as the pool has minimums for. */
export const rainShares = ({ poolMinor, minMinor }: EnvelopeRow, joins: number): number =>
  Math.min(joins, Number(poolMinor / minMinor));

export type EnvelopeContest = Contest<'envelope'>;
