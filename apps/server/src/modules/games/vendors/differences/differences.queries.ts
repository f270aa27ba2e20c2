import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Difference, OurTransaction } from '../lists/comparison.rules.ts';
import type { DifferenceKey, DifferenceRow } from './differences.reads.ts';

type AccountKey = { merchantId: string; accountId: string };

export type AskedTransaction = { id: string; memberId: string; currency: string };

type OurRow = { id: string; amount: bigint | null; noted: string | null; isVoided: boolean };

/** Transactions by their ids, each found over an account of the member whom the vendor names. */
export async function readOurs(
  db: Db,
  { merchantId, kind }: { merchantId: string; kind: string },
  asked: readonly AskedTransaction[],
): Promise<Map<string, OurTransaction>> {
  const { rows } = await sql<OurRow>`
    select k.id, coalesce(t.amount_minor, (k.content ->> 'amount')::int8) as amount, k.content ->> 'kind' as noted, k.voided_by is not null as "isVoided"
    from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ memberId }) => memberId)}::uuid[],
      ${asked.map(({ currency }) => currency)}::text[]) as asked (id, member, currency)
    join transfer_keys k on k.merchant_id = ${merchantId} and k.id = asked.id
    left join member_accounts a on a.merchant_id = ${merchantId} and a.member_id = asked.member
      and a.currency = asked.currency and a.kind = ${kind}
    left join lateral (
      select d.amount_minor from transfers d where d.merchant_id = ${merchantId} and d.debit_account = a.id
        and d.debit_sequence = k.sequence and d.id = k.id
      union all
      select c.amount_minor from transfers c where c.merchant_id = ${merchantId} and c.credit_account = a.id
        and c.credit_sequence = k.sequence and c.id = k.id
    ) t on true`.execute(db);
  return new Map(
    rows.map(({ id, amount, noted, isVoided }) => [id, { amountMinor: amount, noted, isVoided }]),
  );
}

export type RoundOfAccount = {
  id: string;
  reference: string;
  /** As the vendor names it. */
  unit: string;
  player: string | null;
  stakeMinor: bigint;
  payoutMinor: bigint;
  state: string;
};

const ROUND_COLUMNS = sql`r.id, r.reference, coalesce(r.unit, r.reference) as unit, p.name as player,
  r.stake_minor as "stakeMinor", r.payout_minor as "payoutMinor", r.state`;

/** Rounds of the account's vendors that began in a time and whose ids the vendor's list does not lead to. */
export async function listUnknownRounds(
  db: Db,
  query: AccountKey & { from: Date; until: Date; known: readonly string[] },
): Promise<RoundOfAccount[]> {
  const { merchantId, accountId, from, until, known } = query;
  const { rows } = await sql<RoundOfAccount>`
    select ${ROUND_COLUMNS} from rounds r
      left join vendor_players p on p.merchant_id = ${merchantId} and p.account_id = ${accountId}
        and p.member_id = r.member_id
    where r.merchant_id = ${merchantId} and r.opened_at >= ${from} and r.opened_at < ${until}
      and r.state <> 'voided' and r.id <> all(${[...known]}::uuid[])
      and r.vendor in (
        select vendors.code from vendor_account_vendors a join vendors on vendors.id = a.vendor_id
        where a.merchant_id = ${merchantId} and a.account_id = ${accountId}
      )
    order by r.opened_at limit 1000`.execute(db);
  return rows;
}

/**
 * Adds differences. A closed one is opened again if a comparison had found that it was gone, or if either side says
 * something else than when people closed it.
 */
export async function putDifferences(
  tx: Tx,
  { merchantId, accountId, differences, at }: AccountKey & { differences: readonly Difference[]; at: Date },
): Promise<void> {
  if (differences.length === 0) return;
  const of = <T>(pick: (difference: Difference) => T): T[] => differences.map(pick);
  const json = (value: object | null): string | null => (value ? JSON.stringify(value) : null);
  await sql`
    insert into vendor_differences (merchant_id, account_id, key, kind, ours, theirs, found_at, changed_at)
    select ${merchantId}, ${accountId}::uuid, d.key, d.kind, d.ours, d.theirs, ${at}, ${at}
    from unnest(${of(({ key }) => key)}::text[], ${of(({ kind }) => kind)}::text[],
      ${of(({ ours }) => json(ours))}::jsonb[], ${of(({ theirs }) => json(theirs))}::jsonb[])
      as d (key, kind, ours, theirs)
    on conflict (merchant_id, account_id, key, kind) do update set ours = excluded.ours, theirs = excluded.theirs,
      changed_at = excluded.changed_at,
      state = case vendor_differences.state when 'closed' then 'open' else vendor_differences.state end,
      acted = case when vendor_differences.state <> 'closed'
        and vendor_differences.theirs is not distinct from excluded.theirs then vendor_differences.acted end,
      outcome = null
    where vendor_differences.state = 'open' or vendor_differences.state = 'closed'
        and vendor_differences.outcome in ('agreed', 'replayed', 'booked')
      or (vendor_differences.ours, vendor_differences.theirs) is distinct from (excluded.ours, excluded.theirs)`.execute(
    tx,
  );
}

/** Closes what a later run agrees about, and what it finds to differ in another way. */
export async function closeDifferences(
  tx: Tx,
  {
    merchantId,
    accountId,
    keys,
    except = [],
    outcome,
    at,
  }: AccountKey & { keys: readonly string[]; except?: readonly Difference[]; outcome: string; at: Date },
): Promise<void> {
  const found = except.map(({ key, kind }) => `${key} ${kind}`);
  if (keys.length === 0) return;
  await sql`update vendor_differences set state = 'closed', outcome = coalesce(acted, ${outcome}), changed_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and key = any(${[...keys]}::text[])
      and key || ' ' || kind <> all(${found}::text[]) and state <> 'closed' and kind not in ('open_round', 'late_win')`.execute(
    tx,
  );
}

/** A transfer that is credited as a whole. */
export async function closeTransferDifference(
  tx: Tx,
  { merchantId, accountId, key, at }: AccountKey & { key: string; at: Date },
): Promise<void> {
  await sql`update vendor_differences set state = 'closed', outcome = coalesce(acted, 'agreed'), changed_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and key = ${key} and kind = 'transfer'
      and state <> 'closed'`.execute(tx);
}

/** The key of a difference about a round of ours. */
export const roundOfKey = sql`case when d.key ~ '^[0-9a-f-]{36}$' then d.key::uuid end`;

/** Closes what the vendor's list lacked and now leads to, or what has been undone since. */
export async function closeLacked(
  tx: Tx,
  { merchantId, accountId, known, at }: AccountKey & { known: readonly string[]; at: Date },
): Promise<void> {
  await sql`update vendor_differences d set state = 'closed', outcome = coalesce(acted, 'agreed'), changed_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and kind = 'theirs_missing' and theirs is null
      and state <> 'closed' and (key = any(${[...known]}::text[]) or exists (
        select from rounds r where r.merchant_id = ${merchantId} and r.id = ${roundOfKey} and r.state = 'voided'
      ))`.execute(tx);
}

type Move = {
  to: DifferenceRow['state'];
  outcome: string | null;
  acted?: DifferenceRow['acted'];
  at: Date;
};

/** Changes a difference that is not closed; false if it is. */
export async function moveDifference(
  tx: Tx,
  { merchantId, accountId, key, kind }: DifferenceKey,
  { to, outcome, acted = null, at }: Move,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update vendor_differences set state = ${to}, outcome = ${outcome}, acted = coalesce(${acted}, acted),
      changed_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and key = ${key} and kind = ${kind}
      and state <> 'closed'`.execute(tx);
  return numAffectedRows === 1n;
}

export async function markListRead(
  tx: Tx,
  { merchantId, accountId, list, until }: AccountKey & { list: string; until: Date },
): Promise<void> {
  await sql`insert into vendor_lists (merchant_id, account_id, list, read_until)
    values (${merchantId}, ${accountId}, ${list}, ${until})
    on conflict (merchant_id, account_id, list) do update set
      read_until = greatest(vendor_lists.read_until, excluded.read_until)`.execute(tx);
}
