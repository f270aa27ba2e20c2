import { quoteExchange } from '@croupier/contract/loyalty/exchange.ts';
import type { LevelExchange } from '@croupier/contract/loyalty/vip.ts';
import { POINTS } from '@croupier/contract/money/points.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { calendar } from '../../../agents/network/index.ts';
import { mainOf, type MoneyTx } from '../../../money/wallet/index.ts';
import { loyaltyErrors as errors } from '../loyalty.errors.ts';
import type { LoyaltyDeps, MemberKey } from '../loyalty.types.ts';
import { lockLoyaltyMember } from '../points/members.queries.ts';
import { issueOf, pointsOf, postOwn } from '../points/posting.usecases.ts';
import { insertBadge } from '../vip/badges.queries.ts';
import { findConversion, findExchange, insertConversion, sumConverted } from './exchange.queries.ts';

export type Converting = { id: string; points: bigint; amount: bigint; paymentPassword: string };
export type Converted = { id: string; pointsMinor: bigint; amountMinor: bigint };

/** The row of a level, or of the highest below it. */
export const exchangeOf = (levels: readonly LevelExchange[], level: number): LevelExchange | undefined =>
  levels.toSorted((a, b) => a.level - b.level).findLast((row) => row.level <= level);

/** PTS to the house and its bonus cost to the main wallet. */
async function move(
  { wallet }: Pick<LoyaltyDeps, 'wallet'>,
  tx: MoneyTx,
  of: MemberKey & Converted & { currency: string },
): Promise<void> {
  const { merchantId, memberId, id, currency, pointsMinor, amountMinor } = of;
  await wallet.post(tx, {
    merchantId,
    currency: POINTS,
    transfers: [
      {
        id,
        debit: pointsOf(memberId),
        credit: issueOf('converted'),
        amountMinor: pointsMinor,
        code: 'points_converted',
        reference: id,
      },
    ],
  });
  await wallet.post(tx, {
    merchantId,
    currency,
    transfers: [
      {
        id: derivedId('points converted', merchantId, id),
        debit: { owner: 'house', kind: 'bonus_cost', key: 'points' },
        credit: mainOf(memberId),
        amountMinor,
        code: 'points',
        reference: id,
      },
    ],
  });
}

async function convertIn(
  deps: LoyaltyDeps,
  tx: MoneyTx,
  { merchantId, memberId }: MemberKey,
  { id, points, amount }: Omit<Converting, 'paymentPassword'>,
): Promise<Converted> {
  const { currency, settings } = await deps.merchants.byId(merchantId);
  const level = await lockLoyaltyMember(tx, { merchantId, memberId });
  const stored = await findConversion(tx, { merchantId, id });
  if (stored) {
    if (stored.memberId === memberId && stored.amountMinor === amount && stored.pointsMinor <= points)
      return { id, ...stored };
    throw fieldRefusal(errors.idReused, 'id');
  }
  await postOwn(deps, tx, { merchantId, memberId });
  const at = deps.clock.now();
  const sheet = await findExchange(tx, { merchantId, at });
  const exchange = sheet && exchangeOf(sheet.levels, level);
  if (!exchange) throw appError(errors.exchangeClosed);
  const day = calendar.settlementDay(at, settings.settlement);
  const leftTodayMinor = exchange.dayCap - (await sumConverted(tx, { merchantId, memberId, day }));
  const quote = quoteExchange(exchange, { pointsMinor: points, leftTodayMinor });
  if (!quote.ok) throw fieldRefusal(quote.why === 'dayCap' ? errors.dayCap : errors.tooFewPoints, 'points');
  if (quote.amountMinor !== amount) throw fieldRefusal(errors.priceChanged, 'amount');
  const converted = { id, pointsMinor: quote.pointsMinor, amountMinor: amount };
  await insertConversion(tx, { ...quote, ...converted, merchantId, memberId, currency, level, day, at });
  await insertBadge(tx, { merchantId, memberId, badge: 'exchanger', reference: id, at });
  await move(deps, tx, { merchantId, memberId, currency, ...converted });
  return converted;
}

/**
 * Exchanges points for money, both in one transaction. The same id again moves nothing.
 *
 * @throws the errors of a wrong withdrawal password, `loyalty.exchange_closed`, `.too_few_points`, `.day_cap`,
 *   `.price_changed`, `.id_reused`, `wallet.insufficient_funds`
 */
export async function convertPoints(
  deps: LoyaltyDeps,
  member: MemberKey,
  { paymentPassword, ...converting }: Converting,
): Promise<Converted> {
  const { merchantId, memberId } = member;
  await deps.signIn.checkPaymentPassword(merchantId, memberId, paymentPassword);
  const id = derivedId('points conversion', merchantId, memberId, converting.id);
  return deps.wallet.transaction((tx) => convertIn(deps, tx, member, { ...converting, id }));
}
