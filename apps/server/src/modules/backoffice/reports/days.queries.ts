import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { figuresIn } from './days.reads.ts';

/** The merchants whose sealed periods are not all in the figures yet. */
export async function listBehind(db: Db): Promise<string[]> {
  const { rows } = await sql<{ merchantId: string }>`
    select s.merchant_id as "merchantId" from ledger_seals s
    left join report_marks m on m.merchant_id = s.merchant_id
    where m.folded_until is null or m.folded_until < s.sealed_until order by s.merchant_id`.execute(db);
  return rows.map(({ merchantId }) => merchantId);
}

/** Inserts the mark of a new merchant where its ledger begins; without sealed transfers, at the seal. */
export async function openMark(db: Db, merchantId: string): Promise<void> {
  await sql`
    insert into report_marks (merchant_id, folded_until)
    select s.merchant_id, least(s.sealed_until, coalesce(
      (select min(t.at) from transfers t where t.merchant_id = ${merchantId}), s.sealed_until))
    from ledger_seals s where s.merchant_id = ${merchantId}
    on conflict do nothing`.execute(db);
}

type Progress = { foldedUntil: Date; sealedUntil: Date };

/** Serializes the folds of a merchant. */
export async function lockMark(tx: Tx, merchantId: string): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select m.folded_until as "foldedUntil", s.sealed_until as "sealedUntil" from report_marks m
    join ledger_seals s on s.merchant_id = m.merchant_id
    where m.merchant_id = ${merchantId} and s.merchant_id = ${merchantId} for update of m`.execute(tx);
  return rows[0];
}

/** Adds the figures of a span, and moves the mark to its end. */
export async function addFigures(
  tx: Tx,
  span: { merchantId: string; from: Date; until: Date },
): Promise<void> {
  const { merchantId, until } = span;
  await sql`
    insert into report_days (merchant_id, currency, dimension, day, key, measure, amount)
    select ${merchantId}, * from (${figuresIn(span)}) figures order by 2, 3, 4, 5, 6
    on conflict (merchant_id, currency, dimension, day, key, measure) do update
      set amount = report_days.amount + excluded.amount`.execute(tx);
  await sql`update report_marks set folded_until = ${until} where merchant_id = ${merchantId}`.execute(tx);
}

/** Drops all figures of a merchant; the next fold starts at the beginning. */
export async function dropFigures(tx: Tx, merchantId: string): Promise<void> {
  await sql`delete from report_marks where merchant_id = ${merchantId}`.execute(tx);
  await sql`delete from report_days where merchant_id = ${merchantId}`.execute(tx);
}
