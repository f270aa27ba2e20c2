import { createPlanRandom, type PlanRandom } from './chance.ts';

export const MERCHANT_ID = 'croupier';
export const HISTORY_DAYS = 92;
const MEMBERS = 2_400;
/** Agents are there before the members that they bring. */
const AGENT_DAYS = 9;
const SEED = 20_260_301;

export type PlannedPerson = {
  account: string;
  nickname: string;
  isAgent: boolean;
  /** The account of the agent above; undefined under the house. */
  upline: string | undefined;
  level: number;
  /** The day of the history on which the account is opened. */
  day: number;
  /** The chance to play on a day, and what is usually staked, in whole units of the currency. */
  activity: number;
  stake: number;
};

/** Downlines of each agent that are agents themselves, by level. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = { agent1: [6, 4, 2], agent2: [4, 3, 1] };
/** How much of the members a root's line gets. */
const SHARES: Readonly<Record<string, number>> = { agent1: 0.68, agent2: 0.32 };
export const ROOTS = Object.keys(WIDTHS);

const NAMES =
  'mira jonas lena theo ines pavel nora emil clara hugo freya milan ada luca sofia anton greta niklas elisa marek ' +
  'vera oscar ida felix jana bruno maya erik lotte simon alma viktor rosa leon tilda max hanna karl livia noel ' +
  'petra jan yara tom elin rafael selma david zoe adam';
const FIRST_NAMES = NAMES.split(' ');
const titled = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

function habitsOf(random: PlanRandom, day: number): Pick<PlannedPerson, 'activity' | 'stake' | 'day'> {
  // Most play now and then for little, a few often for much.
  return { day, activity: 0.02 + 0.28 * random.next() ** 3, stake: 8 * Math.exp(3.2 * random.next()) };
}

function agentsOf(random: PlanRandom, root: string, nameOf: () => string): PlannedPerson[] {
  const top = { account: root, nickname: '', isAgent: true, upline: undefined, level: 0 };
  const found: PlannedPerson[] = [{ ...top, ...habitsOf(random, 0) }];
  let above = found.slice();
  for (const [index, width] of (WIDTHS[root] ?? []).entries()) {
    const level = above.flatMap((upline) =>
      Array.from({ length: width }, (): PlannedPerson => {
        const name = nameOf();
        const day = index === 0 ? 0 : 1 + random.below(AGENT_DAYS - 1) + index * 2;
        return {
          account: name,
          nickname: titled(name.replace(/\d+$/, '')),
          isAgent: true,
          upline: upline.account,
          level: index + 1,
          ...habitsOf(random, Math.max(day, upline.day + 1)),
        };
      }),
    );
    found.push(...level);
    above = level;
  }
  return found;
}

/** Everybody in the network in the order of opening; the same at each call. */
export function planNetwork(members = MEMBERS): PlannedPerson[] {
  const random = createPlanRandom(SEED);
  let names = 0;
  const nameOf = (): string => {
    names += 1;
    return `${FIRST_NAMES[random.below(FIRST_NAMES.length)] ?? 'ada'}${100 + names}`;
  };
  const people = ROOTS.flatMap((root) => {
    const agents = agentsOf(random, root, nameOf);
    const count = Math.round(members * (SHARES[root] ?? 0));
    const brought = Array.from({ length: count }, (): PlannedPerson => {
      // Some agents bring many more than others.
      const upline = agents[Math.floor(agents.length * random.next() ** 1.6)] ?? agents[0];
      if (!upline) throw new Error('a line has a root');
      const day = upline.day + 1 + Math.floor((HISTORY_DAYS - upline.day - 2) * random.next() ** 1.7);
      const name = nameOf();
      const nickname = titled(name.replace(/\d+$/, ''));
      const person = { account: name, nickname, isAgent: false, upline: upline.account };
      return { ...person, level: upline.level + 1, ...habitsOf(random, day) };
    });
    return [...agents, ...brought];
  });
  return people.toSorted((one, other) => one.day - other.day || one.level - other.level);
}
