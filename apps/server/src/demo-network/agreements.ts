import type { ContractKind, ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { contractsRoutes } from '@croupier/contract/agents/contracts.ts';
import { contractsDeskRoutes } from '@croupier/contract/agents/contracts-desk.ts';
import { derivedId } from '../platform/ids.ts';
import { accountOf, callAs } from './calls.ts';
import type { DemoParts } from './demo-parts.ts';
import { listReviews, listStanding } from './histories.queries.ts';
import { idOfPerson } from './people.ts';
import { MERCHANT_ID, type PlannedPerson } from './plan.ts';
import { kindsAt, termsAt } from './terms.ts';

const CALLS = {
  dividend: 'actOnDividend',
  daily: 'actOnDailySalary',
  hourly: 'actOnHourlySalary',
  realtime: 'actOnRealtimeSalary',
} as const;
const REASON = 'Demo network';

type ActBody =
  | { action: 'offer'; memberIds: string[]; terms: ContractTerms }
  | { action: 'accept'; id: string };

/** An agent's call about contracts of a kind. */
function act({ modules, clock }: DemoParts, agent: PlannedPerson, kind: ContractKind, body: ActBody) {
  const account = accountOf('agent', { merchantId: MERCHANT_ID, id: idOfPerson(agent) }, clock.now());
  const name: (typeof CALLS)['dividend'] = CALLS[kind] as (typeof CALLS)['dividend'];
  return callAs(
    modules.contracts.routes,
    { routes: contractsRoutes, name },
    { account, body: body as never },
  );
}

const operatorCall = ({ clock }: DemoParts, operatorId: string) => ({
  account: accountOf('operator', { merchantId: '', id: operatorId }, clock.now()),
});

/** The house offers to a root. */
async function offerToRoot(
  parts: DemoParts,
  { root, operatorId, terms }: { root: PlannedPerson; operatorId: string; terms: ContractTerms },
): Promise<string | undefined> {
  const at = parts.clock.now().toISOString();
  const { contract } = await callAs(
    [parts.modules.contracts.consoleRoutes],
    { routes: contractsDeskRoutes, name: 'offerToRoot' },
    {
      ...operatorCall(parts, operatorId),
      params: { merchantCode: MERCHANT_ID },
      body: {
        id: derivedId('demo-offer', root.account, terms.kind, at),
        memberId: idOfPerson(root),
        terms,
        reason: REASON,
      },
    },
  );
  return contract?.id;
}

async function offer(
  parts: DemoParts,
  payee: PlannedPerson,
  payer: PlannedPerson | undefined,
  { operatorId, terms }: { operatorId: string; terms: ContractTerms },
): Promise<string | undefined> {
  if (!payer) return offerToRoot(parts, { root: payee, operatorId, terms });
  const memberIds = [idOfPerson(payee)];
  const { contracts } = await act(parts, payer, terms.kind, { action: 'offer', memberIds, terms });
  return contracts[0]?.id;
}

const rootOf = (person: PlannedPerson, byAccount: ReadonlyMap<string, PlannedPerson>): string => {
  const upline = person.upline === undefined ? undefined : byAccount.get(person.upline);
  return upline ? rootOf(upline, byAccount) : person.account;
};

/** Agents who have no contract of a kind yet get one and accept it, uplines first. */
export async function agree(
  parts: DemoParts,
  agents: readonly PlannedPerson[],
  { operatorId, byAccount }: { operatorId: string; byAccount: ReadonlyMap<string, PlannedPerson> },
): Promise<void> {
  const standing = new Set(
    (await listStanding(parts.db, MERCHANT_ID)).map(({ account, kind }) => `${account} ${kind}`),
  );
  for (const payee of agents.toSorted((one, other) => one.level - other.level)) {
    const root = rootOf(payee, byAccount);
    for (const kind of kindsAt(root, payee.level)) {
      if (standing.has(`${payee.account} ${kind}`)) continue;
      const payer = payee.upline === undefined ? undefined : byAccount.get(payee.upline);
      const terms = termsAt(kind, root, payee.level);
      const id = await offer(parts, payee, payer, { operatorId, terms });
      if (id !== undefined) await act(parts, payee, kind, { action: 'accept', id });
    }
  }
}

/** Offers that nobody has answered yet: to a root by the house, and to one of its downlines. */
export async function offerAtLast(
  parts: DemoParts,
  { operatorId, root, downline }: { operatorId: string; root: PlannedPerson; downline: PlannedPerson },
): Promise<void> {
  const own = termsAt('daily', root.account, root.level);
  if (own.kind !== 'daily') return;
  const tiers = own.tiers.map((tier) => ({ ...tier, ratePpm: tier.ratePpm + 500 }));
  await offer(parts, root, undefined, { operatorId, terms: { ...own, tiers } });
  const terms = termsAt('hourly', root.account, downline.level);
  if (terms.kind !== 'hourly') return;
  const raised = terms.tiers.map((tier) => ({ ...tier, ratePpm: tier.ratePpm + 500 }));
  await offer(parts, downline, root, { operatorId, terms: { ...terms, tiers: raised } });
}

/** An operator approves the settlements that wait, but not the newest ones. */
export async function approveReviews(parts: DemoParts, operatorId: string, before: Date): Promise<void> {
  for (const runId of await listReviews(parts.db, MERCHANT_ID, before))
    await callAs(
      [parts.modules.contracts.consoleRoutes],
      { routes: contractsDeskRoutes, name: 'approveRun' },
      {
        ...operatorCall(parts, operatorId),
        params: { merchantCode: MERCHANT_ID, runId },
        body: { reason: REASON },
      },
    );
}
