import { networkRoutes } from '@croupier/contract/agents/network.ts';
import { accountKey } from '../modules/access/members/index.ts';
import { derivedId } from '../platform/ids.ts';
import { accountOf, callAs } from './calls.ts';
import type { DemoParts } from './demo-parts.ts';
import { MERCHANT_ID, type PlannedPerson } from './plan.ts';
import { ratesAt } from './terms.ts';

const AGENT_TYPE = 1;
const IP = '127.0.0.1';
/** The agents that have an account of their own in every demo. */
const SEEDED: ReadonlySet<string> = new Set(['agent1']);

/** Demo accounts that were opened before have ids by the same rule. */
export const idOfPerson = ({ account }: Pick<PlannedPerson, 'account'>): string =>
  SEEDED.has(account)
    ? derivedId('demo member', MERCHANT_ID, account)
    : derivedId('demo network', MERCHANT_ID, account);

/** The link with which an agent opens accounts of a type for its level. */
async function linkOf({ modules, clock }: DemoParts, upline: PlannedPerson, isAgent: boolean) {
  const account = accountOf('agent', { merchantId: MERCHANT_ID, id: idOfPerson(upline) }, clock.now());
  const groups = [modules.network.routes];
  const label = isAgent ? 'Partners' : 'Players';
  const links = await callAs(groups, { routes: networkRoutes, name: 'links' }, { account });
  const known = links.find((link) => link.label === label);
  if (known) return accountKey(known.code);
  const link = await callAs(
    groups,
    { routes: networkRoutes, name: 'createLink' },
    {
      account,
      body: {
        label,
        opensType: isAgent ? AGENT_TYPE : 0,
        rates: ratesAt(upline.level + 1),
        maxUses: null,
        expiresAt: null,
      },
    },
  );
  return accountKey(link.code);
}

async function openPerson(
  parts: DemoParts,
  person: PlannedPerson,
  upline: PlannedPerson | undefined,
  linkKey: string | undefined,
): Promise<void> {
  const { db, clock, modules } = parts;
  const merchant = await modules.merchants.byId(MERCHANT_ID);
  const id = idOfPerson(person);
  await db.transaction().execute((tx) =>
    modules.members.open(
      tx,
      merchant,
      {
        merchantId: MERCHANT_ID,
        id,
        account: person.account,
        nickname: person.nickname,
        type: person.isAgent ? AGENT_TYPE : 0,
        passwordHash: null,
        paymentPasswordHash: null,
        uplineId: upline ? idOfPerson(upline) : null,
        linkKey,
        profile: {},
        at: clock.now(),
        ip: IP,
      },
      undefined,
    ),
  );
  const key = { merchantId: MERCHANT_ID, memberId: id };
  await modules.protection.addMember(key);
  await modules.lists.addMember(key);
}

/** Opens accounts by the links of the agents above; nobody but the demo's own agents can sign in. */
export function createPeople(parts: DemoParts, plan: readonly PlannedPerson[]) {
  const byAccount = new Map(plan.map((person) => [person.account, person]));
  const links = new Map<string, Promise<string>>();
  const keyFor = (upline: PlannedPerson, isAgent: boolean): Promise<string> => {
    const name = `${upline.account} ${isAgent}`;
    const link = links.get(name) ?? linkOf(parts, upline, isAgent);
    links.set(name, link);
    return link;
  };
  return {
    open: async (person: PlannedPerson): Promise<void> => {
      const upline = person.upline === undefined ? undefined : byAccount.get(person.upline);
      await openPerson(parts, person, upline, upline && (await keyFor(upline, person.isAgent)));
    },
    /** The house gives rates to those under it. */
    rateRoot: async (root: PlannedPerson): Promise<void> => {
      const key = { merchantId: MERCHANT_ID, memberId: idOfPerson(root) };
      await parts.db.transaction().execute((tx) => parts.modules.network.setRootRates(tx, key, ratesAt(0)));
    },
  };
}
