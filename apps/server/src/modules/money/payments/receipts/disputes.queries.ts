import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { announcement } from '../../../../platform/db/list-changes.ts';
import type { DisputeOutcome, DisputeRow } from './disputes.types.ts';

const COLUMNS = sql`merchant_id as "merchantId", id, withdrawal_id as "withdrawalId", member_id as "memberId",
  received_minor as "receivedMinor", text, proofs, opened_at as "openedAt", bank_proofs as "bankProofs",
  operator_text as "operatorText", shown_by as "shownBy", shown_at as "shownAt", answer,
  answer_proofs as "answerProofs", answered_at as "answeredAt", resend, outcome, ended_at as "endedAt"`;

export type DisputeKey = { merchantId: string; id: string };
type OfWithdrawal = { merchantId: string; id: string };

const told = ({ merchantId, id }: DisputeKey) =>
  announcement({ what: 'row', list: 'disputes', merchantId, id });

export async function findDispute(db: Db, { merchantId, id }: DisputeKey): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`select ${COLUMNS} from withdrawal_disputes
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

/** @param withdrawal the withdrawal, not the dispute */
export async function findOpenDispute(
  db: Db,
  { merchantId, id }: OfWithdrawal,
): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`select ${COLUMNS} from withdrawal_disputes
    where merchant_id = ${merchantId} and withdrawal_id = ${id} and ended_at is null`.execute(db);
  return rows[0];
}

export async function findLastDispute(
  db: Db,
  { merchantId, id }: OfWithdrawal,
): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`select ${COLUMNS} from withdrawal_disputes
    where merchant_id = ${merchantId} and withdrawal_id = ${id}
    order by opened_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

export async function insertDispute(
  tx: Tx,
  row: Pick<
    DisputeRow,
    'merchantId' | 'id' | 'withdrawalId' | 'memberId' | 'receivedMinor' | 'text' | 'proofs' | 'openedAt'
  >,
): Promise<void> {
  await sql`
    insert into withdrawal_disputes (merchant_id, id, withdrawal_id, member_id, received_minor, text, proofs, opened_at)
    values (${row.merchantId}, ${row.id}, ${row.withdrawalId}, ${row.memberId}, ${row.receivedMinor}, ${row.text},
      ${row.proofs}::uuid[], ${row.openedAt})
    returning ${told(row)}`.execute(tx);
}

export async function showProof(
  tx: Tx,
  proof: DisputeKey & { proofs: readonly string[]; text: string; by: string; at: Date },
): Promise<void> {
  const { merchantId, id, proofs, text, by, at } = proof;
  await sql`
    update withdrawal_disputes
    set bank_proofs = ${[...proofs]}::uuid[], operator_text = ${text}, shown_by = ${by}, shown_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and ended_at is null returning ${told(proof)}`.execute(
    tx,
  );
}

export async function storeAnswer(
  tx: Tx,
  answer: DisputeKey & { proofs: readonly string[]; text: string; at: Date },
): Promise<void> {
  const { merchantId, id, proofs, text, at } = answer;
  await sql`
    update withdrawal_disputes
    set answer = ${text}, answer_proofs = ${[...proofs]}::uuid[], answered_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and ended_at is null and answered_at is null
    returning ${told(answer)}`.execute(tx);
}

export async function setResend(
  tx: Tx,
  { merchantId, id, resend }: DisputeKey & { resend: boolean },
): Promise<void> {
  await sql`update withdrawal_disputes set resend = ${resend}
    where merchant_id = ${merchantId} and id = ${id} and ended_at is null
    returning ${told({ merchantId, id })}`.execute(tx);
}

/** Ends the open dispute of a withdrawal, if there is one. */
export async function endDispute(
  tx: Tx,
  { withdrawal, outcome, at }: { withdrawal: OfWithdrawal; outcome: DisputeOutcome; at: Date },
): Promise<void> {
  const { merchantId, id } = withdrawal;
  const open = await findOpenDispute(tx, withdrawal);
  if (!open) return;
  await sql`update withdrawal_disputes set outcome = ${outcome}, ended_at = ${at}
    where merchant_id = ${merchantId} and withdrawal_id = ${id} and ended_at is null
    returning ${told(open)}`.execute(tx);
}

/** Withdrawals whose receipt is due, oldest first. */
export async function listDueReceipts(
  db: Db,
  { merchantId, at, limit }: { merchantId: string; at: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from withdrawals
    where merchant_id = ${merchantId} and receipt = 'awaiting' and receipt_due_at <= ${at}
    order by receipt_due_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
