import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { endsBelow } from './acts/cascade.rules.ts';
import { payeeOf, problemsOf } from './acts/offering.usecases.ts';
import { startsOf } from './acts/starts.rules.ts';
import { MAX_LISTED_ENDS } from './contracts.config.ts';
import { contractErrors } from './contracts.errors.ts';
import { findContract, findOfPayee } from './contracts.queries.ts';
import { readContracts, readRunning } from './contracts.reads.ts';
import type { Contract, ContractDeps, ContractOfParties } from './contracts.types.ts';
import { lockParties, type PartyNode } from './parties.queries.ts';
import { periodOf } from './periods/now.rules.ts';
import { lastPeriodOf, type LastPeriod } from './runs/last-period.usecases.ts';
import type { Problem } from './terms/problems.rules.ts';

export type Preview = {
  problems: Problem[];
  current: ContractOfParties | null;
  startsPeriod: number;
  lastPeriod: LastPeriod | undefined;
  ends: ContractOfParties[];
  endsCount: number;
};

/** Downlines looked at for what would end: those beyond are not listed. */
const MAX_LOOKED_AT = 5_000;

type Parties = { merchantId: string; payer: PartyNode | undefined; payee: PartyNode; terms: Terms };

/** What accepting terms would change for a payee. */
async function changesOf(deps: ContractDeps, db: Db, parties: Parties): Promise<Omit<Preview, 'problems'>> {
  const { clock, merchants } = deps;
  const { merchantId, payer, payee, terms } = parties;
  const { kind } = terms;
  const { settlement } = (await merchants.byId(merchantId)).settings;
  const former = await findOfPayee(db, { merchantId, kind, payeeNo: payee.no, state: 'running' });
  const payers = payer && (await findOfPayee(db, { merchantId, kind, payeeNo: payer.no, state: 'running' }));
  const period = periodOf(clock.now());
  const { startsPeriod } = startsOf({ terms, former, payers, period, calendar: settlement });
  const next: Contract | undefined = former && { ...former, terms };
  const running = next
    ? await readRunning(db, { merchantId, payerNo: payee.no, kind, limit: MAX_LOOKED_AT })
    : [];
  const settings = settlement.contracts;
  const ends = running.filter((below) => endsBelow(below, { payers: next, former, settings }));
  const [current] = former ? await readContracts(db, { merchantId, ids: [former.id] }) : [];
  return {
    current: current ?? null,
    startsPeriod,
    lastPeriod: await lastPeriodOf(deps, db, parties),
    ends: ends.slice(0, MAX_LISTED_ENDS),
    endsCount: ends.length,
  };
}

/** What an offer would change. @throws `contracts.not_found`, `.not_direct`, `.not_root`, `.not_agent`, `.no_contract` */
export async function previewOffer(
  deps: ContractDeps,
  tx: Tx,
  offer: { merchantId: string; payer: PartyNode | undefined; memberId: string; terms: Terms },
): Promise<Preview> {
  const payee = await payeeOf(tx, offer);
  const problems = await problemsOf(deps, tx, offer);
  return { problems, ...(await changesOf(deps, tx, { ...offer, payee })) };
}

/** What accepting an offer would change for the payee. @throws `contracts.not_found`, `.state` */
export async function considerOffer(
  deps: ContractDeps,
  tx: Tx,
  { merchantId, id, party }: { merchantId: string; id: string; party: PartyNode },
): Promise<Preview> {
  const contract = await findContract(tx, { merchantId, id });
  if (contract?.payeeNo !== party.no) throw appError(contractErrors.notFound);
  if (contract.state !== 'requested') throw appError(contractErrors.state);
  const { terms, payerNo } = contract;
  const payer = (await lockParties(tx, { merchantId, nos: [payerNo] })).get(payerNo);
  const problems = await problemsOf(deps, tx, { merchantId, payer, terms });
  return { problems, ...(await changesOf(deps, tx, { merchantId, payer, payee: party, terms })) };
}
