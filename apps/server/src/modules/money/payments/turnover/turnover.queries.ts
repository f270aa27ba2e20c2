import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { together } from '../../../../platform/db/together.ts';
import type { Requirement, UsedUp } from './turnover.rules.ts';

type OfMember = { merchantId: string; memberId: string; currency: string };
export type OpenRequirement = Requirement & { at: Date };
export type TurnoverEnd = 'done' | 'gone' | 'void' | 'waived';

type NewRequirement = OfMember & Requirement & { at: Date };

/** Does nothing when the deposit has one. */
export const insertRequirement: (tx: Tx, row: NewRequirement) => Promise<void> = together<
  NewRequirement,
  void
>(async (tx, merchantId, rows) => {
  await sql`
    insert into turnover_requirements (merchant_id, deposit_id, member_id, currency, amount_minor, period, at)
    select ${merchantId}, r.* from unnest(${rows.map(({ depositId }) => depositId)}::uuid[],
      ${rows.map(({ memberId }) => memberId)}::uuid[], ${rows.map(({ currency }) => currency)}::text[],
      ${rows.map(({ amountMinor }) => amountMinor)}::bigint[], ${rows.map(({ period }) => period)}::int[],
      ${rows.map(({ at }) => at)}::timestamptz[])
      as r (deposit_id, member_id, currency, amount_minor, period, at)
    on conflict (merchant_id, deposit_id) do nothing`.execute(tx);
  return rows.map(() => undefined);
});

/** Oldest first. */
export async function listOpenRequirements(
  db: Db,
  { merchantId, memberId, currency }: OfMember,
): Promise<OpenRequirement[]> {
  const { rows } = await sql<OpenRequirement>`
    select deposit_id as "depositId", amount_minor as "amountMinor", period, at from turnover_requirements
    where merchant_id = ${merchantId} and member_id = ${memberId} and currency = ${currency} and state = 'open'
    order by at, deposit_id`.execute(db);
  return rows;
}

/** What requirements that have ended used up last; null if none has. */
export async function findUsedUp(
  db: Db,
  { merchantId, memberId, currency }: OfMember,
): Promise<UsedUp | null> {
  const { rows } = await sql<UsedUp>`
    select used_period as period, used_minor as "usedMinor" from turnover_requirements
    where merchant_id = ${merchantId} and member_id = ${memberId} and currency = ${currency}
      and used_period is not null
    order by used_period desc, used_minor desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** False when it has ended already. */
export async function endRequirement(
  tx: Tx,
  end: { merchantId: string; depositId: string; state: TurnoverEnd; at: Date; used: UsedUp },
): Promise<boolean> {
  const { merchantId, depositId, state, at, used } = end;
  const { numAffectedRows } = await sql`
    update turnover_requirements
    set state = ${state}, ended_at = ${at}, used_period = ${used.period}, used_minor = ${used.usedMinor}
    where merchant_id = ${merchantId} and deposit_id = ${depositId} and state = 'open'`.execute(tx);
  return numAffectedRows === 1n;
}

/** When a bet last left less than `belowMinor` in the main wallet, other than one that was rolled back. */
export async function lastEmptied(
  db: Db,
  { merchantId, memberId, currency, since, belowMinor }: OfMember & { since: Date; belowMinor: bigint },
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select t.at from member_accounts a
    join transfers t on t.merchant_id = ${merchantId} and t.debit_account = a.id and t.debit_sequence is not null
    where a.merchant_id = ${merchantId} and a.member_id = ${memberId} and a.currency = ${currency}
      and a.kind = 'main' and t.at > ${since} and t.code = 'bet' and t.debit_balance_minor < ${belowMinor}
      and not exists (select 1 from transfers r
        where r.merchant_id = ${merchantId} and r.credit_account = a.id and r.credit_sequence > t.debit_sequence
          and r.at >= t.at and r.code = 'rollback' and r.reference = t.reference)
    order by t.debit_sequence desc limit 1`.execute(db);
  return rows[0]?.at;
}
