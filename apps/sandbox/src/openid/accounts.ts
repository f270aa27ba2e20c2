import { createHash } from 'node:crypto';
import { NETWORKS, type NetworkId } from './networks.ts';

export type Person = { sub: string; name: string; email: string | undefined; emailVerified: boolean };

const MOST = 200;
const SUB_DIGITS = 20;

/** Subject ids survive a restart, so that linked accounts stay linked. */
function subjectOf(network: NetworkId, who: string): string {
  const hash = createHash('sha256').update(`${network}:${who.toLowerCase()}`).digest('hex');
  return BigInt(`0x${hash}`).toString().slice(0, SUB_DIGITS);
}

/** The accounts of a simulated network. */
export function createAccounts(network: NetworkId) {
  const known = new Map<string, Person>();
  /** Accounts without an e-mail are identified by name. */
  const remember = (person: Omit<Person, 'sub'>): Person => {
    const whole = { ...person, sub: subjectOf(network, person.email ?? person.name) };
    known.delete(whole.sub);
    known.set(whole.sub, whole);
    const [, , , oldestOfOthers] = known.keys();
    if (known.size > MOST && oldestOfOthers) known.delete(oldestOfOthers);
    return whole;
  };
  for (const person of NETWORKS[network].people) remember(person);
  return {
    remember,
    find: (sub: string): Person | undefined => known.get(sub),
    list: (): readonly Person[] => [...known.values()],
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
