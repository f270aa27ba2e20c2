import { POINTS } from '@croupier/contract/money/points.ts';
import type { TransferCode } from '@croupier/contract/money/wallet.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { mainOf, type AccountRef, type TransferBatch } from '../../../money/wallet/index.ts';

export type Held = {
  merchantId: string;
  id: string;
  memberId: string;
  currency: string;
  pointsMinor: bigint;
  amountMinor: bigint;
};

const HOLD: AccountRef = { owner: 'house', kind: 'points_hold', key: 'redemptions' };
const REDEEMED: AccountRef = { owner: 'house', kind: 'points_issue', key: 'redeemed' };
/** What members pay for goods makes the house's gifts cheaper. */
const PAID: AccountRef = { owner: 'house', kind: 'bonus_cost', key: 'goods' };
const pointsOf = (memberId: string): AccountRef => ({ owner: 'member', memberId, kind: 'points' });

type Leg = { debit: AccountRef; credit: AccountRef; code: TransferCode };
type Legs = (memberId: string) => { points: Leg; money: Leg };

const HOLDING: Legs = (memberId) => ({
  points: { debit: pointsOf(memberId), credit: HOLD, code: 'points_held' },
  money: { debit: mainOf(memberId), credit: HOLD, code: 'goods_held' },
});
const RETURNING: Legs = (memberId) => ({
  points: { debit: HOLD, credit: pointsOf(memberId), code: 'points_released' },
  money: { debit: HOLD, credit: mainOf(memberId), code: 'goods_released' },
});
const TAKING: Legs = () => ({
  points: { debit: HOLD, credit: REDEEMED, code: 'points_redeemed' },
  money: { debit: HOLD, credit: PAID, code: 'goods_paid' },
});

/** The transfers of a redemption, in points and in money; a part that is nothing is left out. */
function batches(held: Held, legs: Legs): TransferBatch[] {
  const { merchantId, id, memberId, currency, pointsMinor, amountMinor } = held;
  const { points, money } = legs(memberId);
  return [
    { currency: POINTS, amountMinor: pointsMinor, leg: points },
    { currency, amountMinor, leg: money },
  ].flatMap(({ currency: of, amountMinor: amount, leg }) =>
    amount > 0n
      ? {
          merchantId,
          currency: of,
          transfers: [
            {
              ...leg,
              id: derivedId('redemption', merchantId, id, leg.code),
              amountMinor: amount,
              reference: id,
            },
          ],
        }
      : [],
  );
}

export const holdingOf = (held: Held): TransferBatch[] => batches(held, HOLDING);
export const returnOf = (held: Held): TransferBatch[] => batches(held, RETURNING);
export const takingOf = (held: Held): TransferBatch[] => batches(held, TAKING);
