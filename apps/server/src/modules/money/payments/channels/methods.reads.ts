import { methodTerms, type PaymentDirection } from '@croupier/contract/payments/methods.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { together } from '../../../../platform/db/together.ts';
import type { Channel, Method, MethodKey } from './channels.types.ts';

type MethodRow = Omit<Method, 'terms' | 'channels'> & { terms: unknown };
type ChannelRow = Channel & { methodId: string };

/** The methods of one direction with their channels, in order. */
export async function listMethods(
  db: Db,
  { merchantId, direction, id }: { merchantId: string; direction: PaymentDirection; id?: string },
): Promise<Method[]> {
  const only = id ?? null;
  const { rows: methods } = await sql<MethodRow>`
    select direction, id, kind, names, terms, position, is_open as "isOpen" from payment_methods
    where merchant_id = ${merchantId} and direction = ${direction} and (${only}::text is null or id = ${only})
    order by position, id`.execute(db);
  const { rows: channels } = await sql<ChannelRow>`
    select c.method_id as "methodId", c.account_id as "accountId", a.adapter, a.state as "accountState", c.position,
      c.is_open as "isOpen", c.max_minor as "maxMinor"
    from payment_channels c
    join payment_accounts a on a.merchant_id = ${merchantId} and a.id = c.account_id
    where c.merchant_id = ${merchantId} and c.direction = ${direction}
      and (${only}::text is null or c.method_id = ${only})
    order by c.position, c.account_id`.execute(db);
  return methods.map(({ terms, ...method }) => ({
    ...method,
    terms: methodTerms.parse(terms),
    channels: channels.filter(({ methodId }) => methodId === method.id),
  }));
}

export const findMethod: (db: Db, key: MethodKey) => Promise<Method | undefined> = together<
  MethodKey,
  Method | undefined
>(async (db, merchantId, keys) => {
  const found = new Map<string, Method | undefined>();
  const nameOf = ({ direction, id }: MethodKey): string => `${direction}/${id}`;
  for (const key of keys)
    if (!found.has(nameOf(key))) found.set(nameOf(key), (await listMethods(db, { ...key, merchantId }))[0]);
  return keys.map((key) => found.get(nameOf(key)));
});

/** The middle of the times that the last deposits by a method took, in minutes; null without experience. */
export async function usualMinutes(
  db: Db,
  { merchantId, since }: { merchantId: string; since: Date },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ methodId: string; minutes: number }>`
    select method_id as "methodId", ceil(percentile_cont(0.5) within group (
      order by extract(epoch from credited_at - created_at)) / 60)::int as minutes
    from deposits
    where merchant_id = ${merchantId} and state = 'credited' and credited_at >= ${since} and continues_id is null
    group by method_id`.execute(db);
  return new Map(rows.map(({ methodId, minutes }) => [methodId, minutes]));
}
