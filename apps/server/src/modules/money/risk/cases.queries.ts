import type { CaseCheck, CaseDecision, CaseState, RiskVerdict } from '@croupier/contract/risk/risk-states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { RaisedFlag } from './risk.types.ts';

export type CaseKey = { merchantId: string; id: string };
type OfMember = { merchantId: string; memberId: string };

export type CaseRow = {
  id: string;
  memberId: string;
  state: CaseState;
  verdict: RiskVerdict;
  checks: CaseCheck[];
  assignedTo: string | null;
  decision: CaseDecision | null;
  decisionReason: string | null;
  openedAt: Date;
  changedAt: Date;
};

const COLUMNS = sql`id, member_id as "memberId", state, verdict, checks, assigned_to as "assignedTo", decision,
  decision_reason as "decisionReason", opened_at as "openedAt", changed_at as "changedAt"`;

/** Returns false if a case about the member is open. */
export async function insertCase(tx: Tx, input: OfMember & { id: string; at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into risk_cases (merchant_id, id, member_id, state, verdict, flags, checks, opened_at, changed_at)
    values (${input.merchantId}, ${input.id}, ${input.memberId}, 'open', 'pass', 0, '{}', ${input.at}, ${input.at})
    on conflict (merchant_id, member_id) where state <> 'closed' do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** The open case of a member, locked until the end of the transaction. */
export async function lockOpenCase(tx: Tx, { merchantId, memberId }: OfMember): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${COLUMNS} from risk_cases
    where merchant_id = ${merchantId} and member_id = ${memberId} and state <> 'closed'
    for no key update`.execute(tx);
  return rows[0];
}

export async function findOpenCase(
  db: Db,
  { merchantId, memberId }: OfMember,
): Promise<{ id: string; verdict: RiskVerdict } | undefined> {
  const { rows } = await sql<{ id: string; verdict: RiskVerdict }>`
    select id, verdict from risk_cases
    where merchant_id = ${merchantId} and member_id = ${memberId} and state <> 'closed'`.execute(db);
  return rows[0];
}

export async function lockCase(tx: Tx, { merchantId, id }: CaseKey): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${COLUMNS} from risk_cases where merchant_id = ${merchantId} and id = ${id}
    for no key update`.execute(tx);
  return rows[0];
}

/** Returns false if the flag was raised before. */
export async function insertFlag(
  tx: Tx,
  flag: OfMember & RaisedFlag & { id: string; caseId: string; subject: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into risk_flags (merchant_id, id, member_id, case_id, kind, verdict, subject, facts, members, at)
    values (${flag.merchantId}, ${flag.id}, ${flag.memberId}, ${flag.caseId}, ${flag.kind}, ${flag.verdict},
      ${flag.subject}, ${JSON.stringify(flag.facts)}::jsonb, ${[...flag.members]}::uuid[], ${flag.at})
    on conflict (merchant_id, member_id, kind, subject) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Kinds of flags that something has raised already. */
export async function flagsOfSubject(
  tx: Tx,
  { merchantId, memberId, subject }: OfMember & { subject: string },
): Promise<Array<{ kind: string; caseId: string }>> {
  const { rows } = await sql<{ kind: string; caseId: string }>`
    select kind, case_id as "caseId" from risk_flags
    where merchant_id = ${merchantId} and member_id = ${memberId} and subject = ${subject}`.execute(tx);
  return rows;
}

export async function addFlags(
  tx: Tx,
  { merchantId, id, added, verdict, at }: CaseKey & { added: number; verdict: RiskVerdict; at: Date },
): Promise<void> {
  await sql`update risk_cases set flags = flags + ${added}, verdict = ${verdict}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

export async function updateCase(
  tx: Tx,
  {
    merchantId,
    id,
    state,
    assignedTo,
    checks,
    decision,
    decisionReason,
    at,
  }: CaseKey & Omit<CaseRow, 'memberId' | 'verdict' | 'openedAt' | 'changedAt'> & { at: Date },
): Promise<void> {
  await sql`update risk_cases set state = ${state}, assigned_to = ${assignedTo}, checks = ${checks},
      decision = ${decision}, decision_reason = ${decisionReason}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}
