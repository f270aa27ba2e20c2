import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/database.ts';

export const MERCHANT = { id: 'lotus', currency: 'THB' } as const;

/** Days over which the members have registered. */
const DAYS = 1000;

/**
 * Members with a wallet each: one in 200 is locked, one in 300 is an agent, three in four have signed in, and few
 * have a large balance.
 */
export async function writeManyMembers(db: Db, count: number): Promise<void> {
  const { id: merchantId, currency } = MERCHANT;
  await sql`
    insert into members (merchant_id, id, account, account_key, type, status, mobile, email, email_key,
      password_changed_at, profile, registered_at, registered_ip, last_login_at)
    select ${merchantId}, id, account, account, case when n % 300 = 0 then 1 else 0 end,
      case when n % 200 = 0 then 'locked' else 'open' end,
      '+668' || lpad(n::text, 8, '0'), account || '@example.com', account || '@example.com',
      at, '{}', at, '127.0.0.1', case when n % 4 > 0 then at + random() * interval '30 days' end
    from (
      select n, gen_random_uuid() as id, left(md5(n::text), 8) || n as account,
        now() - (random() * ${DAYS}::integer) * interval '1 day' as at
      from generate_series(1, ${count}::integer) n
    ) as generated`.execute(db);
  await sql`
    insert into member_accounts (merchant_id, member_id, currency, kind, balance_minor)
    select merchant_id, id, ${currency}, 'main', (power(random(), 8) * 100000000000)::bigint from members
    where merchant_id = ${merchantId} on conflict do nothing`.execute(db);
  await sql`
    insert into member_balances (merchant_id, member_id, balance_minor)
    select merchant_id, member_id, balance_minor from member_accounts
    where merchant_id = ${merchantId} and kind = 'main' and currency = ${currency} on conflict do nothing`.execute(
    db,
  );
  for (const table of ['members', 'member_accounts', 'member_balances'])
    await sql`vacuum analyze ${sql.id(table)}`.execute(db);
}
