import { appError } from '../../../platform/http/errors.ts';
import { protectionRefusal } from '../protection/index.ts';
import type { MoneyTx } from '../wallet/index.ts';
import { bonusErrors } from './bonuses.errors.ts';
import { findPlaying } from './bonuses.queries.ts';
import type { Bonus, BonusDeps, BonusKey, MemberKey } from './bonuses.types.ts';
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
