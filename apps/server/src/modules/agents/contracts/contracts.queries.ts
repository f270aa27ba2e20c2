import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Contract, ContractState, EndedWhy } from './contracts.types.ts';
import { storedTerms, termsOf, type StoredTerms } from './terms/stored-terms.rules.ts';

export type ContractKey = { merchantId: string; id: string };
export type StoredContract = Omit<Contract, 'terms'> & { terms: StoredTerms };

export const contractOf = <Row extends { terms: StoredTerms }>(row: Row) => ({
  ...row,
  terms: termsOf(row.terms),
});

export const CONTRACT_COLUMNS = sql`c.id, c.kind, c.cycle, c.payer_no as "payerNo", c.payee_no as "payeeNo", c.terms, c.state,
  c.offered_at as "offeredAt", c.expires_at as "expiresAt", c.starts_period as "startsPeriod",
  c.ends_period as "endsPeriod", c.ended_why as "endedWhy", c.end_asked_at as "endAskedAt",
  c.replaces_id as "replacesId"`;

export async function findContract(db: Db, { merchantId, id }: ContractKey): Promise<Contract | undefined> {
  const { rows } = await sql<StoredContract>`select ${CONTRACT_COLUMNS} from contracts c
    where c.merchant_id = ${merchantId} and c.id = ${id}`.execute(db);
  return rows[0] && contractOf(rows[0]);
}

type OfKind = { merchantId: string; kind: string; payeeNo: number };

/** The payee's contract in one of the states of which there is at most one. */
export async function findOfPayee(
  db: Db,
  { merchantId, kind, payeeNo, state }: OfKind & { state: 'requested' | 'running' },
): Promise<Contract | undefined> {
  const { rows } = await sql<StoredContract>`select ${CONTRACT_COLUMNS} from contracts c
    where c.merchant_id = ${merchantId} and c.kind = ${kind} and c.payee_no = ${payeeNo} and c.state = ${state}`.execute(
    db,
  );
  return rows[0] && contractOf(rows[0]);
}

/** False when an offer of the kind waits for the payee already, or this one is stored. */
export async function insertOffer(
  tx: Tx,
  offer: { merchantId: string } & Pick<
    Contract,
    'id' | 'kind' | 'cycle' | 'payerNo' | 'payeeNo' | 'terms' | 'offeredAt' | 'expiresAt'
  >,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into contracts (merchant_id, id, kind, cycle, payer_no, payee_no, terms, state, offered_at, expires_at)
    values (${offer.merchantId}, ${offer.id}, ${offer.kind}, ${offer.cycle}, ${offer.payerNo}, ${offer.payeeNo},
      ${JSON.stringify(storedTerms(offer.terms))}::jsonb, 'requested', ${offer.offeredAt}, ${offer.expiresAt})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** The one change of state of an offer that doesn't start it. */
export async function closeOffer(
  tx: Tx,
  { merchantId, id, state }: ContractKey & { state: ContractState },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update contracts set state = ${state}
    where merchant_id = ${merchantId} and id = ${id} and state = 'requested'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Starts an offer that has not lapsed. */
export async function startContract(
  tx: Tx,
  {
    merchantId,
    id,
    startsPeriod,
    replacesId,
    at,
  }: ContractKey & { startsPeriod: number; replacesId: string | null; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update contracts set state = 'running', starts_period = ${startsPeriod}, replaces_id = ${replacesId}
    where merchant_id = ${merchantId} and id = ${id} and state = 'requested' and expires_at > ${at}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Ends a running contract at the given period, or where it starts if that is later. */
export async function endContract(
  tx: Tx,
  { merchantId, id, endsPeriod, why }: ContractKey & { endsPeriod: number; why: EndedWhy },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update contracts set state = 'ending', ends_period = greatest(${endsPeriod}, starts_period), ended_why = ${why},
      end_asked_at = null
    where merchant_id = ${merchantId} and id = ${id} and state = 'running'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Notes or clears the payer's request to end it. */
export async function askEnd(
  tx: Tx,
  { merchantId, id, at }: ContractKey & { at: Date | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update contracts set end_asked_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state = 'running'
      and (end_asked_at is null) = ${at !== null}`.execute(tx);
  return numAffectedRows === 1n;
}
