import type { Definition, Reward } from '@croupier/contract/promotions/definition.ts';
import type { GrantedReward } from '@croupier/contract/promotions/granted.ts';
import { dayIn, weekdayOf } from '../../../../platform/zone.ts';
import { amountOf, type AmountDecided } from './amounts.rules.ts';
import { conditionMet, standingMet } from './conditions.rules.ts';
import type { Because, Facts } from './facts.types.ts';

export type Decision = {
  /** Everything is met and something is won. */
  isGranted: boolean;
  rewards: GrantedReward[];
  because: Because[];
  /** What it takes of the budget. */
  costMinor: bigint;
  /** What the amounts were computed from. */
  baseMinor: bigint;
};

const ONE = 10_000n;

/** What a reward takes of the budget: money only. */
export function costOf({ kind, amountMinor, stakeMinor }: GrantedReward): bigint {
  if (kind === 'cash' || kind === 'bonus' || kind === 'share') return amountMinor;
  return kind === 'freeRounds' ? (amountMinor / ONE) * (stakeMinor ?? 0n) : 0n;
}

const isCounted = (kind: Reward['kind']): boolean =>
  kind === 'freeRounds' || kind === 'tickets' || kind === 'good';

function rewardOf(reward: Reward, decided: AmountDecided): GrantedReward {
  const { kind } = reward;
  if (kind === 'badge') return { kind, amountMinor: ONE, of: reward.of };
  // Rounds, tickets and goods come whole.
  const amountMinor = isCounted(kind) ? (decided.amountMinor / ONE) * ONE : decided.amountMinor;
  return {
    kind,
    amountMinor,
    ...(decided.outcome !== undefined && { outcome: decided.outcome }),
    ...(kind === 'cash' && reward.playThrough && { playThrough: true }),
    ...('of' in reward && { of: reward.of }),
    ...(kind === 'freeRounds' && { gameId: reward.gameId, stakeMinor: reward.stake, days: reward.days }),
  };
}

/** Whether the trigger is what happened. */
function triggered({ trigger }: Definition, { event, zone }: Facts): Because[] {
  if (trigger.on !== 'event') return [];
  if (event?.name !== trigger.name) return [{ key: 'event', isMet: false }];
  const found: Because[] = [];
  if (trigger.nth !== null && event.nth !== trigger.nth)
    found.push({ key: 'nth', isMet: false, have: String(event.nth), need: String(trigger.nth) });
  const day = weekdayOf(dayIn(event.at, zone));
  if (trigger.weekdays.length > 0 && !trigger.weekdays.includes(day))
    found.push({ key: 'weekday', isMet: false, have: String(day), need: trigger.weekdays.join(',') });
  return found;
}

function dates({ opensAt, closesAt }: Definition, at: Date): Because[] {
  if (opensAt && at < opensAt) return [{ key: 'opensAt', isMet: false, need: opensAt.toISOString() }];
  if (closesAt && at >= closesAt) return [{ key: 'closesAt', isMet: false, need: closesAt.toISOString() }];
  return [];
}

/** Who is meant: the conditions, and what is required of everybody. */
export const eligible = (definition: Definition, facts: Facts, at: Date): Because[] => [
  ...standingMet(facts),
  ...definition.who.map((condition) => conditionMet(condition, facts, at)),
];

/**
 * What a member gets by a definition, and why. Pure, so that events, schedules, claims, simulations and the printed
 * example all compute the same.
 */
export function decide(definition: Definition, facts: Facts, at: Date): Decision {
  const because = [
    ...dates(definition, at),
    ...triggered(definition, facts),
    ...eligible(definition, facts, at),
  ];
  const rewards: GrantedReward[] = [];
  let baseMinor = 0n;
  for (const reward of definition.rewards) {
    const decided: AmountDecided =
      'amount' in reward ? amountOf(reward.amount, facts) : { amountMinor: ONE, baseMinor: 0n, because: [] };
    because.push(...decided.because);
    if (decided.baseMinor > baseMinor) baseMinor = decided.baseMinor;
    const granted = rewardOf(reward, decided);
    if (granted.amountMinor > 0n || granted.outcome !== undefined) rewards.push(granted);
  }
  const isGranted = rewards.length > 0 && because.every(({ isMet }) => isMet);
  return {
    isGranted,
    rewards: isGranted ? rewards : [],
    because,
    costMinor: isGranted ? rewards.reduce((sum, reward) => sum + costOf(reward), 0n) : 0n,
    baseMinor,
  };
}

/** The first reason against it, for messages. */
export const refusalOf = ({ because }: Pick<Decision, 'because'>): Because | undefined =>
  because.find(({ isMet }) => !isMet);

/** Cuts money rewards to what a budget still has, in their order. */
export function cutTo(rewards: readonly GrantedReward[], leftMinor: bigint): GrantedReward[] {
  let left = leftMinor;
  return rewards.flatMap((reward) => {
    const cost = costOf(reward);
    if (cost === 0n) return [reward];
    if (cost <= left) {
      left -= cost;
      return [reward];
    }
    const part = reward.kind === 'freeRounds' ? 0n : (left / 100n) * 100n;
    left = 0n;
    return part > 0n ? [{ ...reward, amountMinor: part }] : [];
  });
}
