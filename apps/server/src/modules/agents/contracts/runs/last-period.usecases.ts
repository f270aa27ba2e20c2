import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { ContractDeps } from '../contracts.types.ts';
import { DAYS_READER } from '../figures/days.usecases.ts';
import type { PartyNode } from '../parties.queries.ts';
import { cycleOf, endsMonth, nextStart, startOf } from '../periods/cycles.rules.ts';
import { grossOf } from './bills.rules.ts';
import { teamIn } from './forecast.usecases.ts';
import { readCounted } from './runs.queries.ts';

export type LastPeriod = {
  from: number;
  until: number;
  grossMinor: bigint;
  tier: number | null;
  payerKeepsMinor: bigint | null;
  activeMembers: number;
  validBetMinor: bigint;
  netLossMinor: bigint;
};

/**
 * What terms would have paid for the last period that is over, and what the payer would have kept with the contracts of
 * now. Losses of earlier periods are left out: they depend on the contracts of then. Undefined before anything is sealed.
 */
export async function lastPeriodOf(
  { figures, merchants }: Pick<ContractDeps, 'figures' | 'merchants'>,
  db: Db,
  offer: { merchantId: string; payer: PartyNode | undefined; payee: PartyNode; terms: Terms },
): Promise<LastPeriod | undefined> {
  const { merchantId, payer, payee, terms } = offer;
  const sealed = await figures.reader(DAYS_READER).sealedUntil(db, merchantId);
  if (sealed === undefined) return undefined;
  const merchant = await merchants.byId(merchantId);
  const { settlement } = merchant.settings;
  const cycle = cycleOf(terms);
  const until = startOf(sealed, cycle, settlement);
  const from = startOf(until - 1, cycle, settlement);
  const run = { merchantId, kind: terms.kind, cycle, team: (payer ?? payee).path };
  const counted = payer ? await readCounted(db, { ...run, from: nextStart(sealed, cycle, settlement) }) : [];
  const paths = [payee.path, ...counted.map(({ path }) => path)];
  const reachedBy = await teamIn({ db, figures }, merchant, { ...run, from, until }, paths);
  const carry = { losses: [], endsMonth: endsMonth(from, until, settlement) };
  const grossBy = (path: string, of: Terms) => grossOf(of, reachedBy(path, of), carry);
  const { grossMinor, tier } = grossBy(payee.path, terms);
  const own = payer && counted.find(({ payeeNo }) => payeeNo === payer.no);
  const others = counted.filter(({ payerNo, payeeNo }) => payerNo === payer?.no && payeeNo !== payee.no);
  const payerKeepsMinor = own
    ? others.reduce(
        (kept, { path, terms: theirs }) => kept - grossBy(path, theirs).grossMinor,
        grossBy(own.path, own.terms).grossMinor - grossMinor,
      )
    : null;
  const { reached } = reachedBy(payee.path, terms);
  return { from, until, grossMinor, tier: tier ?? null, payerKeepsMinor, ...reached };
}
