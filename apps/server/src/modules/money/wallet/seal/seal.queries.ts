import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { PERIOD_SECONDS } from '../wallet.config.ts';

/** From here on batches write at or after `until`. Never goes back. */
export async function closeUntil(db: Db, until: Date): Promise<Date> {
  const { rows } = await sql<{ closing_until: Date }>`
    update ledger_seal set closing_until = greatest(closing_until, ${until}) where id = 1
    returning closing_until`.execute(db);
  return rows[0]?.closing_until ?? until;
}

/** The number that the next transaction will get. */
export async function nextTransactionNumber(db: Db): Promise<bigint> {
  const { rows } = await sql<{ number: bigint }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::int8 as number`.execute(db);
  return rows[0]?.number ?? 0n;
}

/** All transactions with a lower number are over. */
export async function oldestRunningNumber(db: Db): Promise<bigint> {
  const { rows } = await sql<{ number: bigint }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::int8 as number`.execute(db);
  return rows[0]?.number ?? 0n;
}

/** Takes turns with other sealers. */
export async function lockSeal(tx: Tx): Promise<{ sealedUntil: Date; closingUntil: Date }> {
  const { rows } = await sql<{ sealedUntil: Date; closingUntil: Date }>`
    select sealed_until as "sealedUntil", closing_until as "closingUntil" from ledger_seal
    where id = 1 for update`.execute(tx);
  const [seal] = rows;
  if (!seal) throw new Error('ledger_seal has lost its row');
  return seal;
}

/** Adds what moved over system accounts in [from, until). */
export async function addSubtotals(tx: Tx, from: Date, until: Date): Promise<void> {
  await sql`
    insert into system_subtotals (account_id, debit_minor, credit_minor)
    select a.id, sum(side.debit), sum(side.credit) from transfers t
    cross join lateral (values (t.debit_account, t.amount_minor, 0), (t.credit_account, 0, t.amount_minor))
      as side (account, debit, credit)
    join system_accounts a on a.id = side.account
    where t.at >= ${from} and t.at < ${until}
    group by a.id order by a.id
    on conflict (account_id) do update set
      debit_minor = system_subtotals.debit_minor + excluded.debit_minor,
      credit_minor = system_subtotals.credit_minor + excluded.credit_minor`.execute(tx);
}

/** Copies the figures of members who have not played since out of their accounts: those periods are over. */
export async function settleFigures(tx: Tx, until: Date): Promise<void> {
  await sql`
    insert into member_figures (merchant_id, member_id, currency, period, rounds, stake_minor, valid_bet_minor,
      payout_minor)
    select merchant_id, member_id, currency, period, rounds, stake_minor, valid_bet_minor, payout_minor
    from member_accounts a
    where a.period > 0 and a.period < ${Math.floor(until.getTime() / (PERIOD_SECONDS * 1000))}
      and (rounds <> 0 or stake_minor <> 0 or valid_bet_minor <> 0 or payout_minor <> 0)
    order by merchant_id, member_id, currency, period
    on conflict do nothing`.execute(tx);
}

export async function publishSeal(tx: Tx, until: Date): Promise<void> {
  await sql`update ledger_seal set sealed_until = ${until} where id = 1`.execute(tx);
}

/** New pages of transfers enter the index by time here, not when they are written. */
export async function summarise(db: Db): Promise<void> {
  await sql`
    select brin_summarize_new_values(i.inhrelid) from pg_inherits i
    where i.inhparent = 'transfers_at'::regclass`.execute(db);
}
