import type { Clause } from '@croupier/contract/promotions/clauses.ts';
import type { Definition } from '@croupier/contract/promotions/definition.ts';
import { clauseOf, money, number, percent, word } from './clause-parts.rules.ts';

/** Order of funds, contributions, the highest bet, leaving and what it costs. */
export function releaseClauses({ release }: Definition): Clause[] {
  if (!release) return [];
  return [
    clauseOf('funds', `release.wager.${release.of}`, {
      times: number(release.times),
      days: number(release.days),
    }),
    clauseOf('funds', 'release.start', { days: number(release.startWithinDays) }),
    clauseOf('funds', `release.order.${release.order}`),
    ...release.contributions.map((row) =>
      clauseOf('funds', 'release.contribution', {
        class: word(`classes.${row.class}`),
        percent: percent(row.percent * 100),
      }),
    ),
    clauseOf('funds', release.contributions.length > 0 ? 'release.otherGames' : 'release.allGames'),
    ...(release.barred.length > 0
      ? [
          clauseOf('funds', 'release.barred', {
            classes: { is: 'words', value: release.barred.map((name) => `classes.${name}`) },
          }),
        ]
      : []),
    clauseOf('funds', release.maxBet === null ? 'release.anyBet' : 'release.maxBet', {
      ...(release.maxBet !== null && { amount: money(release.maxBet) }),
    }),
    clauseOf('funds', `release.convert.${release.convert}`),
    clauseOf('leaving', `release.withdrawal.${release.onWithdrawal}`),
    clauseOf('leaving', 'release.cancel'),
    clauseOf('leaving', 'release.exclusion'),
  ];
}
