import type { Clock } from '../../../platform/clock.ts';
import { derivedId } from '../../../platform/ids.ts';
import { normalId, type MoneyTx, type Wallet } from '../wallet/index.ts';
import { bonusDomain, type BonusCommand } from './bonus-domain.usecases.ts';
import { findBonus, insertBonus } from './bonuses.queries.ts';
import type { Bonus, NewBonus } from './bonuses.types.ts';
import { daysAfter, requiredOf } from './terms.rules.ts';

export type IssueDeps = { clock: Clock; wallet: Pick<Wallet, 'decideIn'> };

export const commandOf = ({ merchantId, memberId, currency, promotionId, id }: Bonus) => ({
  merchantId,
  memberId,
  currency,
  promotionId,
  bonusId: id,
});

/** Decides a command about a bonus in the caller's transaction. */
export async function decideBonus(
  { wallet }: Pick<IssueDeps, 'wallet'>,
  tx: MoneyTx,
  command: BonusCommand,
): Promise<Bonus> {
  const [bonus] = await wallet.decideIn(tx, bonusDomain, [command]);
  if (!bonus) throw new Error('a bonus was not decided');
  return bonus;
}

/**
 * Issues the bonus of a grant, once: it starts if none of the member plays, else it waits.
 *
 * @throws RangeError for an amount that is not above zero
 */
export async function issueBonus(deps: IssueDeps, tx: MoneyTx, given: NewBonus): Promise<Bonus> {
  const { merchantId, currency, promotionId, terms, amountMinor, position = 0 } = given;
  if (amountMinor <= 0n || given.baseMinor < 0n) throw new RangeError(`a bonus of ${amountMinor}`);
  const memberId = normalId(given.memberId);
  const grantId = normalId(given.grantId);
  const issuedAt = deps.clock.now();
  const bonus: Bonus = {
    merchantId,
    id: derivedId('bonus', merchantId, grantId, String(position)),
    memberId,
    currency,
    promotionId,
    grantId,
    terms,
    state: 'waiting',
    endedHow: null,
    grantedMinor: amountMinor,
    requiredMinor: requiredOf(terms, given),
    wageredMinor: 0n,
    openStakeMinor: 0n,
    openRounds: 0,
    releasedMinor: 0n,
    returnedMinor: 0n,
    coveredMinor: 0n,
    issuedAt,
    startUntil: daysAfter(issuedAt, terms.startWithinDays),
    startedAt: null,
    expiresAt: null,
    pausedUntil: null,
    endedAt: null,
  };
  if (await insertBonus(tx, bonus))
    return decideBonus(deps, tx, { ...commandOf(bonus), kind: 'start', ifFree: true });
  const known = await findBonus(tx, { merchantId, bonusId: bonus.id });
  if (!known) throw new Error(`bonus ${bonus.id} was not stored`);
  return known;
}
