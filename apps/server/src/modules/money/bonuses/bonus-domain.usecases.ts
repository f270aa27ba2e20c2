import type { BonusEnd } from '@croupier/contract/bonuses/terms.ts';
import { appError } from '../../../platform/http/errors.ts';
import { mainOf, type AccountOf, type MoneyDomain, type NamedAccount } from '../wallet/index.ts';
import { bonusWrites, openBonusSet, type BonusAccounts, type BonusSet } from './bonus-set.usecases.ts';
import { bonusErrors } from './bonuses.errors.ts';
import { readBonuses } from './bonuses.queries.ts';
import type { Bonus } from './bonuses.types.ts';
import { bonusAccountOf, costOf } from './hints.usecases.ts';
import { isOver } from './terms.rules.ts';

export type BonusCommand = {
  merchantId: string;
  memberId: string;
  currency: string;
  promotionId: string;
  bonusId: string;
} & (
  | { kind: 'start'; ifFree?: true }
  /** `expected`: what the caller has decided on, checked under the lock. */
  | { kind: 'end'; how: BonusEnd; check?: (bonus: Bonus, balanceMinor: bigint) => void }
);

type Owned = Pick<Bonus, 'merchantId' | 'memberId' | 'currency' | 'promotionId'>;

/** The accounts of a bonus. */
export function accountsOfBonus(bonus: Owned, accountOf: AccountOf): BonusAccounts {
  const { merchantId, memberId, currency, promotionId } = bonus;
  const of = { merchantId, currency };
  return {
    main: accountOf({ ...of, ref: mainOf(memberId) }).id,
    bonus: accountOf({ ...of, ref: bonusAccountOf(memberId) }).id,
    cost: accountOf({ ...of, ref: costOf(promotionId) }).id,
  };
}

const accounts = ({ merchantId, memberId, currency, promotionId }: BonusCommand): NamedAccount[] =>
  [mainOf(memberId), bonusAccountOf(memberId), costOf(promotionId)].map((ref) => ({
    merchantId,
    currency,
    ref,
  }));

/** Starts, ends: what happens to bonuses besides play, under the locks that play takes. */
export const bonusDomain: MoneyDomain<BonusCommand, Bonus, BonusSet> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts,
  ids: () => [],
  reads: (merchantId, commands) => [
    readBonuses(merchantId, {
      bonusIds: commands.map(({ bonusId }) => bonusId),
      memberIds: commands.map(({ memberId }) => memberId),
    }),
  ],
  open: ([rows]) => openBonusSet(rows),
  decide: (command, ledger, set, accountOf) => {
    const bonus = set.find(command.bonusId);
    if (bonus?.memberId !== command.memberId) throw appError(bonusErrors.notFound);
    const of = accountsOfBonus(bonus, accountOf);
    if (command.kind === 'start') {
      if (set.isKnown(bonus.memberId) && set.playing(bonus.memberId)?.id !== bonus.id) {
        if (command.ifFree) return bonus;
        throw appError(bonusErrors.onePlays);
      }
      if (bonus.state === 'playing') return bonus;
      if (bonus.state !== 'waiting' || ledger.at >= bonus.startUntil) throw appError(bonusErrors.notWaiting);
      return set.start(ledger, bonus.id, of);
    }
    if (bonus.state === 'ended') return bonus;
    // A round may have been played meanwhile.
    if (command.how === 'expired' && bonus.state === 'playing' && !isOver(bonus, ledger.at)) return bonus;
    command.check?.(bonus, ledger.member(of.bonus)?.balanceMinor ?? 0n);
    return set.end(ledger, bonus.id, of, command.how);
  },
  writes: bonusWrites,
};
