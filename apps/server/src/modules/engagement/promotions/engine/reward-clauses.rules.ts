import type { Clause, ClauseParam } from '@croupier/contract/promotions/clauses.ts';
import type { Amount } from '@croupier/contract/promotions/amounts.ts';
import type { Reward } from '@croupier/contract/promotions/definition.ts';
import type { Base, RewardKind } from '@croupier/contract/promotions/words.ts';
import { clauseOf, count, money, number, percent, text, word } from './clause-parts.rules.ts';

const COUNTED: ReadonlySet<RewardKind> = new Set(['points', 'freeRounds', 'tickets', 'good', 'xp']);

/** A reward's amounts are money, or counted. */
const inKind =
  (kind: RewardKind) =>
  (amountMinor: bigint): ClauseParam =>
    COUNTED.has(kind) ? count(amountMinor) : money(amountMinor);

const COUNTED_BASES: ReadonlySet<Base> = new Set(['rounds', 'score', 'streak']);
const inBase = (base: Base, value: bigint): ClauseParam =>
  COUNTED_BASES.has(base) ? count(value) : money(value);

/** One sentence for the rule, and one for each of its rows and bounds. */
function amountClauses(kind: RewardKind, of: Amount): Clause[] {
  const shown = inKind(kind);
  const reward = { reward: word(`rewards.${kind}`) };
  const say = (key: string, params: Readonly<Record<string, ClauseParam>> = {}): Clause =>
    clauseOf('reward', `reward.${key}`, { ...reward, ...params });
  const max = (bound: bigint | null): Clause[] =>
    bound === null ? [] : [say('max', { amount: shown(bound) })];
  const from = (base: Base, bound: bigint): Clause[] =>
    bound === 0n ? [] : [say('from', { base: word(`bases.${base}`), amount: inBase(base, bound) })];
  switch (of.by) {
    case 'fixed':
      return [say('fixed', { amount: shown(of.amount) })];
    case 'percent':
      return [
        say('percent', { percent: percent(of.bps), base: word(`bases.${of.base}`) }),
        ...from(of.base, of.from),
        ...(of.min === 0n ? [] : [say('min', { amount: shown(of.min) })]),
        ...max(of.max),
      ];
    case 'class':
      return [
        say('byClass', { base: word(`bases.${of.base}`) }),
        ...of.rates.map((rate) =>
          say('class', { class: word(`classes.${rate.class}`), percent: percent(rate.bps) }),
        ),
        ...max(of.max),
      ];
    case 'tiers':
      return of.tiers.map((tier) =>
        say('tier', {
          base: word(`bases.${of.base}`),
          from: inBase(of.base, tier.from),
          amount: shown(tier.amount),
        }),
      );
    case 'level':
      return of.levels.map((row) => say('level', { level: number(row.level), amount: shown(row.amount) }));
    case 'levelPercent':
      return [
        ...of.levels.map((row) =>
          say('levelPercent', {
            level: number(row.level),
            percent: percent(row.bps),
            base: word(`bases.${of.base}`),
          }),
        ),
        ...from(of.base, of.from),
        ...max(of.max),
      ];
    case 'place':
      return of.places.map((row, index) =>
        say('place', {
          from: number((of.places[index - 1]?.until ?? 0) + 1),
          until: number(row.until),
          amount: shown(row.amount),
        }),
      );
    case 'chance': {
      const all = of.outcomes.reduce((sum, { weight }) => sum + weight, 0);
      return of.outcomes.map(({ weight, amount }) =>
        say(amount === 0n ? 'chanceNothing' : 'chance', {
          weight: number(weight),
          all: number(all),
          amount: shown(amount),
        }),
      );
    }
    case 'operator':
      return [say('operator', { min: shown(of.min), max: shown(of.max) })];
    default:
      return [say('pool', { amount: shown(of.amount) })];
  }
}

/** What is given. */
export function rewardClauses(reward: Reward): Clause[] {
  if (reward.kind === 'badge') return [clauseOf('reward', 'reward.badge', { of: text(reward.of) })];
  const amounts = amountClauses(reward.kind, reward.amount);
  if (reward.kind === 'cash')
    return [...amounts, clauseOf('reward', reward.playThrough ? 'reward.playThrough' : 'reward.yours')];
  if (reward.kind === 'freeRounds')
    return [
      ...amounts,
      clauseOf('reward', 'reward.freeRounds', {
        game: text(reward.gameId),
        stake: money(reward.stake),
        days: number(reward.days),
      }),
    ];
  if (reward.kind === 'tickets' || reward.kind === 'good')
    return [...amounts, clauseOf('reward', `reward.of.${reward.kind}`, { of: text(reward.of) })];
  return amounts;
}
