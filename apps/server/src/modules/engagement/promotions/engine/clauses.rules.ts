import type { Clause } from '@croupier/contract/promotions/clauses.ts';
import type { Definition } from '@croupier/contract/promotions/definition.ts';
import { clauseOf, instant, money, number, percent, text, word } from './clause-parts.rules.ts';
import { contestClauses } from './contest-clauses.rules.ts';
import { exampleClauses } from './example.rules.ts';
import { releaseClauses } from './release-clauses.rules.ts';
import { rewardClauses } from './reward-clauses.rules.ts';
import { whoClause } from './who-clauses.rules.ts';

function triggerClauses({ kind, trigger }: Definition): Clause[] {
  const first = clauseOf('what', `kind.${kind}`);
  switch (trigger.on) {
    case 'event':
      return [
        first,
        clauseOf('what', `trigger.event.${trigger.name}`),
        ...(trigger.nth === null ? [] : [clauseOf('what', 'trigger.nth', { nth: number(trigger.nth) })]),
        ...(trigger.weekdays.length === 0
          ? []
          : [
              clauseOf('what', 'trigger.weekdays', {
                days: { is: 'words', value: trigger.weekdays.map((day) => `weekdays.${day}`) },
              }),
            ]),
      ];
    case 'schedule':
      return [first, clauseOf('what', `trigger.schedule.${trigger.window}`, { at: text(trigger.at) })];
    case 'claim':
      return [first, clauseOf('what', `trigger.claim.${trigger.window}`)];
    default:
      return [first, clauseOf('what', `trigger.${trigger.on}`)];
  }
}

function dateClauses({ shownFrom, opensAt, closesAt, claimWithinDays, delivery }: Definition): Clause[] {
  return [
    ...(shownFrom ? [clauseOf('dates', 'dates.shownFrom', { at: instant(shownFrom) })] : []),
    ...(opensAt ? [clauseOf('dates', 'dates.opensAt', { at: instant(opensAt) })] : []),
    closesAt
      ? clauseOf('dates', 'dates.closesAt', { at: instant(closesAt) })
      : clauseOf('dates', 'dates.noEnd'),
    clauseOf('dates', `dates.delivery.${delivery}`),
    ...(claimWithinDays === null
      ? []
      : [clauseOf('dates', 'dates.claimWithin', { days: number(claimWithinDays) })]),
  ];
}

function limitClauses({ limit, holdoutBps }: Definition): Clause[] {
  const { perMember, total, marks, group } = limit;
  return [
    ...(perMember
      ? [
          clauseOf('limits', 'limits.perMember', {
            n: number(perMember.n),
            window: word(`windows.${perMember.window}`),
          }),
        ]
      : []),
    ...(total === null ? [] : [clauseOf('limits', 'limits.total', { total: number(total) })]),
    ...marks.map(({ kind, clash }) =>
      clauseOf('limits', `limits.marks.${clash}`, { kind: word(`marks.${kind}`) }),
    ),
    ...(group === null ? [] : [clauseOf('limits', 'limits.group', { group: text(group) })]),
    ...(holdoutBps === 0 ? [] : [clauseOf('limits', 'limits.holdout', { percent: percent(holdoutBps) })]),
    clauseOf('limits', 'limits.everybody'),
  ];
}

const budgetClauses = ({ budget }: Definition): Clause[] =>
  budget ? [clauseOf('budget', `budget.${budget.whenShort}`, { amount: money(budget.amount) })] : [];

/**
 * The printed terms of a definition, sentence by sentence, for whatever language. Nothing that a definition says is left
 * out, and the example is computed by what grants.
 */
export const clausesOf = (definition: Definition): Clause[] => [
  ...definition.who.map(whoClause),
  ...triggerClauses(definition),
  ...contestClauses(definition).filter(({ part }) => part === 'what'),
  ...definition.rewards.flatMap(rewardClauses),
  ...contestClauses(definition).filter(({ part }) => part === 'reward'),
  ...exampleClauses(definition),
  ...dateClauses(definition),
  ...limitClauses(definition),
  ...contestClauses(definition).filter(({ part }) => part === 'limits'),
  ...releaseClauses(definition),
  ...budgetClauses(definition),
  clauseOf('disputes', 'disputes'),
];
