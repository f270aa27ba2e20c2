import {
  findingList,
  movementList,
  type FindingItem,
  type MovementItem,
} from '@croupier/contract/payments/reconciliation.ts';
import type { MovementLine } from '@croupier/contract/payments/deposit-desk.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { createListReader } from '../../../../platform/lists/list-reader.ts';
import type { DepositRow } from '../deposits/deposits.types.ts';

export const movementReader = createListReader(movementList, {
  rows: (merchantId) => sql`from movements v
    join payment_accounts a on a.merchant_id = ${merchantId} and a.id = v.account_id
    where v.merchant_id = ${merchantId}`,
  merchantId: sql`v.merchant_id`,
  id: { by: sql`v.id`, type: 'uuid' },
  columns: {
    id: sql`v.id`,
    merchantCode: sql`v.merchant_id`,
    accountId: sql`v.account_id`,
    accountName: sql`a.name`,
    theirId: sql`v.their_id`,
    direction: sql`v.direction`,
    amount: sql`v.amount_minor`,
    fee: sql`v.fee_minor`,
    asset: sql`v.asset`,
    payer: sql`v.payer`,
    text: sql`v.text`,
    at: sql`v.at`,
    state: sql`v.state`,
    waiting: sql`v.suspense_minor`,
    depositId: sql`v.deposit_id`,
    payoutId: sql`v.payout_id`,
  },
  filters: {
    id: (id) => sql`v.id = ${id}`,
    queue: () => sql`v.suspense_minor > 0`,
    accountId: (id) => sql`v.account_id = ${id}`,
    theirId: (theirId) => sql`v.their_id = ${theirId}`,
    text: (text) => sql`v.text ilike '%' || ${text.replaceAll(/[\\%_]/g, String.raw`\$&`)} || '%'`,
    direction: (direction) => sql`v.direction = ${direction}`,
    state: (state) => sql`v.state = ${state}`,
    amountMin: (amount) => sql`v.amount_minor >= ${amount}`,
    amountMax: (amount) => sql`v.amount_minor <= ${amount}`,
    atFrom: (at) => sql`v.at >= ${at}`,
    atUntil: (at) => sql`v.at < ${at}`,
  },
  sorts: {
    at: { by: sql`v.at`, type: 'timestamptz' },
    amount: { by: sql`v.amount_minor`, type: 'bigint' },
  },
  item: (row: MovementItem) => row,
});

export const findingReader = createListReader(findingList, {
  rows: (merchantId) => sql`from payment_findings f
    join payment_accounts a on a.merchant_id = ${merchantId} and a.id = f.account_id
    left join operators o on o.id = f.resolved_by
    where f.merchant_id = ${merchantId}`,
  merchantId: sql`f.merchant_id`,
  id: { by: sql`f.id`, type: 'uuid' },
  columns: {
    id: sql`f.id`,
    merchantCode: sql`f.merchant_id`,
    accountId: sql`f.account_id`,
    accountName: sql`a.name`,
    kind: sql`f.kind`,
    subject: sql`f.subject`,
    asset: sql`f.asset`,
    ours: sql`f.ours_minor`,
    theirs: sql`f.theirs_minor`,
    foundAt: sql`f.found_at`,
    resolvedAt: sql`f.resolved_at`,
    resolvedByName: sql`o.name`,
    reason: sql`f.reason`,
  },
  filters: {
    id: (id) => sql`f.id = ${id}`,
    kind: (kind) => sql`f.kind = ${kind}`,
    accountId: (id) => sql`f.account_id = ${id}`,
    isOpen: (isOpen) => (isOpen === 'yes' ? sql`f.resolved_at is null` : sql`f.resolved_at is not null`),
    subject: (subject) => sql`f.subject = ${subject}`,
    foundFrom: (at) => sql`f.found_at >= ${at}`,
    foundUntil: (at) => sql`f.found_at < ${at}`,
  },
  sorts: { foundAt: { by: sql`f.found_at`, type: 'timestamptz' } },
  item: (row: FindingItem) => row,
});

type LineRow = MovementLine & { payerAccount: string };

const lineOf = ({ payerAccount, ...line }: LineRow): MovementLine => ({
  ...line,
  payerEnd: payerAccount.slice(-4),
});

async function lines(db: Db, merchantId: string, rest: RawBuilder<unknown>): Promise<MovementLine[]> {
  const { rows } = await sql<LineRow>`
    select v.id, a.name as "accountName", v.their_id as "theirId", v.direction, v.amount_minor as amount, v.asset,
      v.fee_minor as fee, v.payer, v.payer_account as "payerAccount", v.text, v.at, v.state,
      v.suspense_minor as waiting
    from movements v
    join payment_accounts a on a.merchant_id = ${merchantId} and a.id = v.account_id
    where v.merchant_id = ${merchantId} and ${rest}`.execute(db);
  return rows.map(lineOf);
}

export const linesOfDeposit = (
  db: Db,
  { merchantId, depositId }: { merchantId: string; depositId: string },
): Promise<MovementLine[]> => lines(db, merchantId, sql`v.deposit_id = ${depositId} order by v.at, v.id`);

/** Movements of the account that nobody owns, around the time of a deposit. */
export const linesWithoutOwner = (
  db: Db,
  { merchantId, accountId, from, until }: { merchantId: string; accountId: string; from: Date; until: Date },
): Promise<MovementLine[]> =>
  lines(
    db,
    merchantId,
    sql`v.account_id = ${accountId} and v.state = 'suspense' and v.deposit_id is null
      and v.suspense_minor = v.amount_minor and v.at >= ${from} and v.at < ${until} order by v.at desc, v.id limit 50`,
  );

export type DepositCandidate = Pick<DepositRow, 'id' | 'reference' | 'memberId' | 'state' | 'createdAt'> & {
  account: string;
  payeeName: string;
  asked: bigint;
};

/** Deposits of the account that money could belong to: of about its time, the same amount or the same payer first. */
export async function depositsAround(
  db: Db,
  {
    merchantId,
    accountId,
    amountMinor,
    payer,
    from,
    until,
  }: {
    merchantId: string;
    accountId: string;
    amountMinor: bigint;
    payer: string;
    from: Date;
    until: Date;
  },
): Promise<DepositCandidate[]> {
  const { rows } = await sql<DepositCandidate>`
    select d.id, d.reference, d.member_id as "memberId", m.account, coalesce(m.payee_name, '') as "payeeName",
      d.asked_minor as asked, d.state, d.created_at as "createdAt"
    from deposits d
    join members m on m.merchant_id = ${merchantId} and m.id = d.member_id
    where d.merchant_id = ${merchantId} and d.account_id = ${accountId} and d.created_at >= ${from}
      and d.created_at < ${until} and d.continues_id is null
    order by (d.asked_minor = ${amountMinor}) desc, (${payer} <> '' and upper(m.payee_name) = upper(${payer})) desc nulls last,
      (d.state <> 'credited') desc, d.created_at desc limit 20`.execute(db);
  return rows;
}

/** The balances found by the last reconciliations. */
export async function listPositions(
  db: Db,
  { merchantId, since }: { merchantId: string; since: Date },
): Promise<
  Array<{
    accountId: string;
    accountName: string;
    asset: string;
    ours: bigint;
    theirs: bigint | null;
    at: Date;
  }>
> {
  const { rows } = await sql<{
    accountId: string;
    accountName: string;
    asset: string;
    ours: bigint;
    theirs: bigint | null;
    at: Date;
  }>`
    select p.account_id as "accountId", a.name as "accountName", p.asset, p.ours_minor as ours,
      p.theirs_minor as theirs, p.at
    from payment_positions p
    join payment_accounts a on a.merchant_id = ${merchantId} and a.id = p.account_id
    where p.merchant_id = ${merchantId} and p.at >= ${since} order by p.at, p.account_id, p.asset limit 1000`.execute(
    db,
  );
  return rows;
}
