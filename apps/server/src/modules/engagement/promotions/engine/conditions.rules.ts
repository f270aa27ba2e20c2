import { formatMoney } from '@croupier/contract/money.ts';
import type { Condition } from '@croupier/contract/promotions/conditions.ts';
import { isBirthday, windowName } from './windows.rules.ts';
import type { Because, ClassFigures, Facts } from './facts.types.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

export const sumOf = (
  figures: readonly ClassFigures[],
  of: 'rounds' | 'validBetMinor' | 'edgeMinor' | 'netLossMinor',
): bigint => figures.reduce((sum, row) => sum + row[of], 0n);

const daysSince = (since: Date, at: Date): number =>
  Math.floor((at.getTime() - since.getTime()) / DAY_MILLISECONDS);

const count = (key: string, have: number, need: number): Because => ({
  key,
  isMet: have >= need,
  have: String(have),
  need: String(need),
});

function deposits(of: Extract<Condition, { is: 'deposits' }>, facts: Facts): Because {
  const sum = facts.deposits.get(windowName(of.window)) ?? { count: 0, amountMinor: 0n };
  if (of.amount === null) return count('deposits', sum.count, of.min);
  return {
    key: 'depositSum',
    isMet: sum.count >= of.min && sum.amountMinor >= of.amount,
    have: formatMoney(sum.amountMinor),
    need: formatMoney(of.amount),
  };
}

function played(of: Extract<Condition, { is: 'played' }>, facts: Facts): Because {
  const figures = facts.played.get(windowName(of.window)) ?? [];
  const counted = of.class === null ? figures : figures.filter((row) => row.class === of.class);
  const have = sumOf(counted, 'validBetMinor');
  return { key: 'played', isMet: have >= of.min, have: formatMoney(have), need: formatMoney(of.min) };
}

/** Whether a condition is met, with what was looked at. */
export function conditionMet(of: Condition, facts: Facts, at: Date): Because {
  const { member, zone } = facts;
  switch (of.is) {
    case 'level':
      return count('level', member.level, of.min);
    case 'registeredDays':
      return count('registeredDays', daysSince(member.registeredAt, at), of.min);
    case 'deposits':
      return deposits(of, facts);
    case 'played':
      return played(of, facts);
    case 'country':
      return { key: 'country', isMet: member.country !== null && of.in.includes(member.country) };
    case 'tag':
      return { key: 'tag', isMet: member.tags.includes(of.tag) };
    case 'birthday':
      return { key: 'birthday', isMet: member.bornOn !== null && isBirthday(member.bornOn, at, zone) };
    case 'idleDays':
      return count('idleDays', daysSince(member.lastSeenAt ?? member.registeredAt, at), of.min);
    case 'verified':
      return { key: `verified.${of.what}`, isMet: member.verified[of.what] };
    case 'friend':
      return { key: 'friend', isMet: member.isFriend };
    case 'joined':
      return { key: 'joined', isMet: facts.hasJoined };
    default: {
      const met = conditionMet(of.of, facts, at);
      return { key: `not.${met.key}`, isMet: !met.isMet };
    }
  }
}

/** What is required of everybody, whatever the promotion says. */
export function standingMet({ member, isHeldOut }: Facts): Because[] {
  const must: Because[] = [
    { key: 'open', isMet: member.isOpen },
    { key: 'notTrial', isMet: !member.isTrial },
    { key: 'ofAge', isMet: member.isOfAge },
    { key: 'notExcluded', isMet: !member.isExcluded },
    { key: 'notHeldOut', isMet: !isHeldOut },
  ];
  return must.filter(({ isMet }) => !isMet);
}
