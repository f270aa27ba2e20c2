import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { periodOf } from './periods.rules.ts';

export type Seal = { merchantId: string; closingUntil: Date; sealedUntil: Date };

const sealColumns = sql`merchant_id as "merchantId", closing_until as "closingUntil", sealed_until as "sealedUntil"`;

/** Every merchant that has ever moved money. */
export async function listSeals(db: Db): Promise<Seal[]> {
  const { rows } = await sql<Seal>`select ${sealColumns} from ledger_seals order by merchant_id`.execute(db);
  return rows;
}

/**
 * Adds a mark unless there is one as late. Sealers are serialized on the merchant's row, so marks are committed in
 * time order: a transaction that sees a mark sees every earlier one.
 */
export async function raiseMark(db: Db, merchantId: string, until: Date): Promise<void> {
  await sql`
    with raised as (
      update ledger_seals set closing_until = ${until} where merchant_id = ${merchantId} and closing_until < ${until}
      returning merchant_id, closing_until
    )
    insert into ledger_seal_marks (merchant_id, closing_until)
    select merchant_id, closing_until from raised`.execute(db);
}

/**
 * Deletes marks before `until` that no batch holds, in a separate transaction.
 *
 * @returns true if none is left: every batch that could write before `until` has ended
 */
export async function retireMarks(db: Db, merchantId: string, until: Date): Promise<boolean> {
  await sql`
    delete from ledger_seal_marks where merchant_id = ${merchantId} and closing_until in (
      select closing_until from ledger_seal_marks where merchant_id = ${merchantId} and closing_until < ${until}
      for update skip locked
    )`.execute(db);
  const { rows } = await sql`
    select 1 from ledger_seal_marks where merchant_id = ${merchantId} and closing_until < ${until} limit 1`.execute(
    db,
  );
  return rows.length === 0;
}

/** Serializes sealers. */
export async function lockSeals(tx: Tx, merchantIds: readonly string[]): Promise<Seal[]> {
  const { rows } = await sql<Seal>`
    select ${sealColumns} from ledger_seals where merchant_id = any(${merchantIds}) order by merchant_id
    for update`.execute(tx);
  return rows;
}

type Span = { merchantIds: readonly string[]; from: Date; until: Date };

/** Adds up movements on system accounts in [from, until) in one pass, for any number of merchants. */
export async function addSubtotals(tx: Tx, { merchantIds, from, until }: Span): Promise<void> {
  await sql`
    insert into system_subtotals (merchant_id, account_id, debit_minor, credit_minor)
    select a.merchant_id, a.id, sum(side.debit), sum(side.credit) from transfers t
    cross join lateral (values (t.debit_account, t.amount_minor, 0), (t.credit_account, 0, t.amount_minor))
      as side (account, debit, credit)
    join system_accounts a on a.merchant_id = t.merchant_id and a.id = side.account
    where t.merchant_id = any(${merchantIds}) and a.merchant_id = any(${merchantIds})
      and t.at >= ${from} and t.at < ${until}
    group by a.merchant_id, a.id order by a.merchant_id, a.id
    on conflict (merchant_id, account_id) do update set
      debit_minor = system_subtotals.debit_minor + excluded.debit_minor,
      credit_minor = system_subtotals.credit_minor + excluded.credit_minor`.execute(tx);
}

/** Copies the figures of members who have not played since; their periods are over. */
export async function settleFigures(tx: Tx, { merchantIds, until }: Span): Promise<void> {
  await sql`
    insert into member_figures (merchant_id, member_id, currency, period, rounds, stake_minor, valid_bet_minor,
      payout_minor)
    select merchant_id, member_id, currency, period, rounds, stake_minor, valid_bet_minor, payout_minor
    from member_accounts
    where merchant_id = any(${merchantIds}) and period > 0 and period < ${periodOf(until)}
      and (rounds <> 0 or stake_minor <> 0 or valid_bet_minor <> 0 or payout_minor <> 0)
    order by merchant_id, member_id, currency, period
    on conflict do nothing`.execute(tx);
}

export async function publishSeals(tx: Tx, { merchantIds, until }: Span): Promise<void> {
  await sql`update ledger_seals set sealed_until = ${until}
    where merchant_id = any(${merchantIds})`.execute(tx);
}

/** Summarizes new pages in the time index now instead of when they are written. */
export async function summarise(db: Db): Promise<void> {
  await sql`
    select brin_summarize_new_values(i.inhrelid) from pg_inherits i
    where i.inhparent = 'transfers_at'::regclass`.execute(db);
}
