import type { z } from 'zod';
import type { MovementPage, Seen } from '../provider.types.ts';
import type { Read, SwitchAccount, SwitchClient } from './switch-client.adapter.ts';
import { seenPayment, seenPayout, seenRefund } from './switch.rules.ts';
import { listOf, payment, payout, refund } from './switch.schema.ts';

const PAGE_SIZE = 50;

type Range = { from: Date; until: Date };
type Page = { seen: Seen[]; next: string | null };

/** @throws if the list can't be read as a whole */
function itemsOf<T>(read: Read<{ data: T[] }>): T[] {
  if (read.kind !== 'read') throw new Error(`the switch gives no list: ${read.message}`);
  return read.value.data;
}

/** A page of payments or payouts, which continue after an id. */
async function pageAfter<Schema extends z.ZodType>(
  { get }: SwitchClient,
  account: SwitchAccount,
  schema: Schema,
  {
    path,
    after,
    from,
    until,
    idOf,
    see,
  }: Range & {
    path: string;
    after: string;
    idOf: (item: z.output<Schema>) => string;
    see: (item: z.output<Schema>, currency: string) => Seen;
  },
): Promise<Page> {
  const query = new URLSearchParams({
    limit: String(PAGE_SIZE),
    'created.gte': from.toISOString(),
    'created.lt': until.toISOString(),
    ...(after ? { starting_after: after } : {}),
  });
  const items = itemsOf(await get(account, listOf(schema), `${path}?${query.toString()}`));
  const last = items.at(-1);
  return {
    seen: items.map((item) => see(item, account.currency)),
    next: items.length < PAGE_SIZE || last === undefined ? null : idOf(last),
  };
}

async function pageOfRefunds(
  { post }: SwitchClient,
  account: SwitchAccount,
  { after, from, until }: Range & { after: string },
): Promise<Page> {
  const offset = Number(after || 0);
  const items = itemsOf(
    await post(account, listOf(refund), '/refunds/list', {
      body: { limit: PAGE_SIZE, offset, start_time: from.toISOString(), end_time: until.toISOString() },
    }),
  );
  return {
    seen: items.map((item) => seenRefund(item, account.currency)),
    next: items.length < PAGE_SIZE ? null : String(offset + items.length),
  };
}

const KINDS = ['payments', 'refunds', 'payouts'] as const;

/** All money that moved: payments, then refunds, then payouts. The cursor is `kind:where the kind continues`. */
export async function listMovements(
  client: SwitchClient,
  account: SwitchAccount,
  { from, until, cursor }: Range & { cursor: string | null },
): Promise<MovementPage> {
  const [name, after = ''] = (cursor ?? 'payments:').split(':');
  const kind = KINDS.find((each) => each === name) ?? 'payments';
  const range = { from, until, after };
  const { seen, next } =
    kind === 'refunds'
      ? await pageOfRefunds(client, account, range)
      : kind === 'payments'
        ? await pageAfter(client, account, payment, {
            ...range,
            path: '/payments/list',
            idOf: (item) => item.payment_id,
            see: seenPayment,
          })
        : await pageAfter(client, account, payout, {
            ...range,
            path: '/payouts/list',
            idOf: (item) => item.payout_id,
            see: seenPayout,
          });
  const following = KINDS[KINDS.indexOf(kind) + 1];
  const onward = following ? `${following}:` : null;
  return {
    items: seen.flatMap(({ movements }) => movements),
    cursor: next === null ? onward : `${kind}:${next}`,
  };
}
