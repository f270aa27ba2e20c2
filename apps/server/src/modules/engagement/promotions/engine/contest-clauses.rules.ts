import type { Clause } from '@croupier/contract/promotions/clauses.ts';
import type { Definition } from '@croupier/contract/promotions/definition.ts';
import { clauseOf, count, money, number, text, word } from './clause-parts.rules.ts';

function stepClauses({ steps }: Definition): Clause[] {
  return steps.map((step, index) =>
    clauseOf('what', `step.${step.do}`, {
      n: number(index + 1),
      target: step.do === 'bet' || step.do === 'deposit' ? money(step.target) : count(step.target),
      class: word(step.class === null ? 'classes.all' : `classes.${step.class}`),
      game: step.gameId === null ? word('games.any') : text(step.gameId),
      event: word(step.event === null ? 'events.none' : `events.${step.event}`),
    }),
  );
}

function scoreClauses({ score }: Definition): Clause[] {
  if (!score) return [];
  return [
    clauseOf('what', `score.${score.by}`),
    ...(score.classes.length > 0
      ? [
          clauseOf('what', 'score.classes', {
            classes: { is: 'words', value: score.classes.map((name) => `classes.${name}`) },
          }),
        ]
      : []),
    ...(score.minStake > 0n ? [clauseOf('what', 'score.minStake', { amount: money(score.minStake) })] : []),
    ...(score.cap === null ? [] : [clauseOf('what', 'score.cap', { times: number(score.cap / 100) })]),
  ];
}

function prizeClauses({ prizes }: Definition): Clause[] {
  if (!prizes) return [];
  return [
    ...prizes.prizes.map((prize) =>
      clauseOf('reward', 'prizes.prize', { count: number(prize.count), amount: money(prize.amount) }),
    ),
    ...(prizes.perBet === null ? [] : [clauseOf('what', 'prizes.perBet', { amount: money(prizes.perBet) })]),
    ...(prizes.maxTickets === null
      ? []
      : [clauseOf('limits', 'prizes.maxTickets', { max: number(prizes.maxTickets) })]),
    clauseOf('limits', prizes.repeat ? 'prizes.repeat' : 'prizes.once'),
    ...(prizes.joinSeconds === null
      ? []
      : [clauseOf('what', 'prizes.join', { seconds: number(prizes.joinSeconds) })]),
    ...(prizes.minShare === null
      ? []
      : [clauseOf('reward', 'prizes.minShare', { amount: money(prizes.minShare) })]),
  ];
}

/** Steps of missions, how races count, and what raffles and envelopes give out. */
export const contestClauses = (definition: Definition): Clause[] => [
  ...stepClauses(definition),
  ...scoreClauses(definition),
  ...prizeClauses(definition),
];
