import type { EntryMeasure } from '@croupier/contract/backoffice/reports.ts';
import type { TransferCode } from '@croupier/contract/money/wallet.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Position } from '../../../platform/keyset.ts';
import { bothSides, sourceTable } from './days.reads.ts';

/** The figure, or the house account, whose entries are wanted. */
export type EntrySubject = {
  measure?: EntryMeasure | undefined;
  vendor?: string | undefined;
  game?: string | undefined;
  kind?: string | undefined;
  key?: string | undefined;
};

export type EntryRow = {
  id: string;
  at: Date;
  code: TransferCode;
  amount: bigint;
  kind: string;
  key: string;
  memberId: string | null;
  member: string | null;
  reference: string;
};

type EntriesQuery = EntrySubject & {
  merchantId: string;
  currency: string;
  from: Date;
  until: Date;
  after: Position | undefined;
  limit: number;
};

/** How the entries of a subject are found, and with which sign they count. */
function selectionOf({ measure, kind, key }: EntrySubject): {
  join: RawBuilder<unknown>;
  sign: RawBuilder<unknown>;
} {
  if (measure === undefined)
    return {
      join: sql`join (values (${kind ?? ''}, ${key ?? ''})) as wanted (kind, key)
        on wanted.kind = a.kind and wanted.key = a.key`,
      sign: sql`case side.side when 'credit' then 1 else -1 end`,
    };
  const measures = measure === 'ggr' ? ['stakes', 'payouts'] : [measure];
  return {
    join: sql`join ${sourceTable} source on source.kind = a.kind and source.side = side.side
      and source.code = t.code and (side.with_member or not source.with_member)
      and source.measure = any(${measures}::text[])`,
    sign:
      measure === 'ggr'
        ? sql`source.sign * case source.measure when 'payouts' then -1 else 1 end`
        : sql`source.sign`,
  };
}

/** Entries of house accounts in a span, newest first. */
export async function readEntries(db: Db, query: EntriesQuery): Promise<EntryRow[]> {
  const { merchantId, currency, from, until, after, vendor, game, limit } = query;
  const { join, sign } = selectionOf(query);
  const { rows } = await sql<EntryRow>`
    select t.id, t.at, t.code, (${sign} * t.amount_minor)::int8 as amount, a.kind, a.key, m.id as "memberId",
      m.account as member, t.reference
    from transfers t
    cross join lateral ${bothSides}
    join system_accounts a on a.merchant_id = ${merchantId} and a.id = side.account
    ${join}
    left join member_accounts other on other.merchant_id = ${merchantId}
      and other.id = case side.side when 'debit' then t.credit_account else t.debit_account end
    left join members m on m.merchant_id = ${merchantId} and m.id = other.member_id
    where t.merchant_id = ${merchantId} and t.at >= ${from} and t.at < ${until} and a.currency = ${currency}
      and (${vendor ?? null}::text is null or (a.kind = 'game' and split_part(a.key, ':', 1) = ${vendor ?? null}))
      and (${game ?? null}::text is null or (a.kind = 'game' and a.key = ${game ?? null}))
      and (${after?.at ?? null}::timestamptz is null
        or (t.at, t.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by t.at desc, t.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The days in which a figure has entries, newest first. */
export async function readEntryDays(
  db: Db,
  query: EntrySubject & { merchantId: string; currency: string; from: string; to: string },
): Promise<string[]> {
  const { merchantId, currency, from, to, measure, vendor, game } = query;
  const dimension = game !== undefined ? 'game' : vendor !== undefined ? 'vendor' : 'total';
  const measures = measure === 'ggr' ? ['stakes', 'payouts'] : [measure ?? ''];
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from report_days
    where merchant_id = ${merchantId} and currency = ${currency} and dimension = ${dimension}
      and key = ${game ?? vendor ?? ''} and measure = any(${measures}::text[])
      and day between ${from}::date and ${to}::date
    order by day desc`.execute(db);
  return rows.map(({ day }) => day);
}
