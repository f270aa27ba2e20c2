import type { Clause } from '@croupier/contract/promotions/clauses.ts';
import type { Amount } from '@croupier/contract/promotions/amounts.ts';
import type { Definition, Reward } from '@croupier/contract/promotions/definition.ts';
import type { Base } from '@croupier/contract/promotions/words.ts';
import { amountOf } from './amounts.rules.ts';
import { clauseOf, count, money, number, word } from './clause-parts.rules.ts';
import type { Facts } from './facts.types.ts';

const ONE = 10_000n;
const HUNDRED = 100n * ONE;
const NEVER = new Date(0);

/** A member of a level whose every base is `baseMinor`. */
export const exampleFacts = (baseMinor: bigint, level: number, className = 'rng'): Facts => ({
  zone: 'UTC',
  member: {
    id: '',
    isOpen: true,
    isTrial: false,
    isAgent: false,
    isOfAge: true,
    isExcluded: false,
    level,
    registeredAt: NEVER,
    country: null,
    tags: [],
    bornOn: null,
    verified: { mobile: true, email: true, identity: true },
    lastSeenAt: null,
    isFriend: true,
  },
  hasJoined: true,
  deposits: new Map(),
  played: new Map(),
  paid: [
    {
      class: className,
      rounds: baseMinor / ONE,
      validBetMinor: baseMinor,
      edgeMinor: baseMinor,
      netLossMinor: baseMinor,
    },
  ],
  bases: { score: baseMinor, friendEdge: baseMinor, streak: baseMinor },
  event: { name: 'deposit.credited', key: '', at: NEVER, nth: 1, amountMinor: baseMinor },
  isHeldOut: false,
});

const withBase = (amount: Amount): (Amount & { base: Base }) | undefined =>
  'base' in amount ? amount : undefined;

/** A base that is large enough to bring something, and round. */
function exampleBase(amount: Amount & { base: Base }): bigint {
  const least = 'from' in amount ? amount.from : 0n;
  const first = amount.by === 'tiers' ? (amount.tiers[0]?.from ?? 0n) : 0n;
  const start = amount.base === 'streak' ? ONE : HUNDRED;
  return [start, least, first].reduce((most, each) => (each > most ? each : most));
}

const isCounted = (reward: Reward): boolean => !['cash', 'bonus', 'share'].includes(reward.kind);

/** What a round sum would bring, by the same function that grants. */
export function exampleClauses({ rewards }: Pick<Definition, 'rewards'>): Clause[] {
  return rewards.flatMap((reward) => {
    const amount = 'amount' in reward ? withBase(reward.amount) : undefined;
    if (!amount) return [];
    const baseMinor = exampleBase(amount);
    const level = 'levels' in amount ? (amount.levels.at(-1)?.level ?? 0) : 0;
    const className = amount.by === 'class' ? amount.rates[0]?.class : undefined;
    const { amountMinor } = amountOf(amount, exampleFacts(baseMinor, level, className));
    const isCountedBase = ['rounds', 'score', 'streak'].includes(amount.base);
    return [
      clauseOf('reward', 'levels' in amount ? 'example.level' : 'example.plain', {
        base: word(`bases.${amount.base}`),
        of: isCountedBase ? count(baseMinor) : money(baseMinor),
        level: number(level),
        reward: word(`rewards.${reward.kind}`),
        amount: isCounted(reward) ? count(amountMinor) : money(amountMinor),
      }),
    ];
  });
}
