import type { DepositOffer as WireOffer } from '@croupier/contract/bonuses/bonuses.ts';
import { appError } from '../../../platform/http/errors.ts';
import { protectionRefusal } from '../protection/index.ts';
import type { MoneyTx } from '../wallet/index.ts';
import { bonusErrors } from './bonuses.errors.ts';
import { findPlaying, putChoice } from './bonuses.queries.ts';
import { findChoice } from './bonuses.reads.ts';
import type { Bonus, BonusDeps, BonusKey, DepositOffer, MemberKey } from './bonuses.types.ts';
import { endBonus } from './ends.usecases.ts';
import { commandOf, decideBonus } from './issue.usecases.ts';
import { previewOf } from './preview.rules.ts';
import { getBonus } from './view.usecases.ts';

type OfMember = BonusKey & { memberId: string };

/**
 * @throws `bonuses.not_found`, `bonuses.not_waiting`, `bonuses.one_plays`, and why the member may not play:
 *   `protection.excluded`, `.cooling_off`, `.account_closed`
 */
export async function activateBonus(deps: BonusDeps, key: OfMember): Promise<void> {
  const bonus = await getBonus(deps, key);
  const { code } = await deps.protection.stateOf(deps.db, key);
  if (code) throw protectionRefusal(code);
  await deps.wallet.transaction((tx) => decideBonus(deps, tx, { ...commandOf(bonus), kind: 'start' }));
}

/** Refuses an end whose cost is not the one that was shown. */
const checkToken =
  (token: string | undefined) =>
  (bonus: Bonus, balanceMinor: bigint): void => {
    if (previewOf(bonus, balanceMinor).token !== token) throw appError(bonusErrors.previewNeeded);
  };

/** @throws `bonuses.not_found`, `bonuses.ended`, `bonuses.preview_needed` */
export async function cancelBonus(
  deps: BonusDeps,
  { token, ...key }: OfMember & { token: string },
): Promise<void> {
  const { state } = await getBonus(deps, key);
  if (state === 'ended') throw appError(bonusErrors.ended);
  await deps.wallet.transaction((tx) =>
    endBonus(deps, tx, { ...key, reason: 'cancelled', check: checkToken(token) }),
  );
}

/**
 * Ends the bonus that a withdrawal forfeits, in the transaction of the withdrawal.
 *
 * @throws `bonuses.preview_needed` unless the member has agreed to what is lost now
 */
export async function forfeitForWithdrawal(
  deps: Pick<BonusDeps, 'wallet'>,
  tx: MoneyTx,
  { merchantId, memberId, bonusToken }: MemberKey & { bonusToken: string | undefined },
): Promise<void> {
  const bonus = await findPlaying(tx, { merchantId, memberId });
  if (bonus?.terms.onWithdrawal !== 'forfeit') return;
  await endBonus(deps, tx, {
    merchantId,
    bonusId: bonus.id,
    reason: 'withdrawn',
    check: checkToken(bonusToken),
  });
}

type OffersOf = MemberKey & { language: string; amountMinor: bigint | undefined };

async function offersFor({ hooks, merchants }: BonusDeps, of: OffersOf): Promise<DepositOffer[]> {
  const { currency } = await merchants.byId(of.merchantId);
  return (await Promise.all(hooks.offers.map((hook) => hook({ ...of, currency })))).flat();
}

export async function listOffers(deps: BonusDeps, of: OffersOf): Promise<WireOffer[]> {
  return (await offersFor(deps, of)).map(
    ({ promotionId, title, amountMinor, minDepositMinor, maxAmountMinor, terms }) => ({
      promotionId,
      title,
      amount: amountMinor,
      minDeposit: minDepositMinor,
      maxAmount: maxAmountMinor,
      terms,
    }),
  );
}

/** @throws `bonuses.not_offered` */
export async function chooseBonus(
  deps: BonusDeps,
  {
    depositId,
    promotionId,
    ...of
  }: MemberKey & { language: string; depositId: string; promotionId: string | null },
): Promise<{ promotionId: string | null }> {
  if (promotionId !== null) {
    const offers = await offersFor(deps, { ...of, amountMinor: undefined });
    if (!offers.some((offer) => offer.promotionId === promotionId)) throw appError(bonusErrors.notOffered);
  }
  await putChoice(deps.db, { ...of, depositId, promotionId, at: deps.clock.now() });
  const chosen = await findChoice(deps.db, { merchantId: of.merchantId, depositId });
  if (chosen?.memberId !== of.memberId) throw appError(bonusErrors.notOffered);
  return { promotionId: chosen.promotionId };
}
