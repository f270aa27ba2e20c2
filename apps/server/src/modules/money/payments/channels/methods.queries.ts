import { methodTerms } from '@croupier/contract/payments/methods.ts';
import { sql } from 'kysely';
import { encode } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Method } from './channels.types.ts';

/** Inserts or replaces a method; its channels stay. */
export async function putMethod(
  tx: Tx,
  method: Omit<Method, 'channels'> & { merchantId: string; at: Date },
): Promise<void> {
  const { merchantId, direction, id, kind, names, position, isOpen, at } = method;
  const terms = JSON.stringify(encode(methodTerms, method.terms));
  await sql`
    insert into payment_methods (merchant_id, direction, id, kind, names, terms, position, is_open, changed_at)
    values (${merchantId}, ${direction}, ${id}, ${kind}, ${JSON.stringify(names)}::jsonb, ${terms}::jsonb, ${position},
      ${isOpen}, ${at})
    on conflict (merchant_id, direction, id) do update set kind = excluded.kind, names = excluded.names,
      terms = excluded.terms, position = excluded.position, is_open = excluded.is_open,
      changed_at = excluded.changed_at`.execute(tx);
}

export type NewChannel = {
  merchantId: string;
  direction: Method['direction'];
  methodId: string;
  accountId: string;
  position: number;
  isOpen: boolean;
  maxMinor: bigint | null;
};

export async function putChannel(tx: Tx, channel: NewChannel): Promise<void> {
  const { merchantId, direction, methodId, accountId, position, isOpen, maxMinor } = channel;
  await sql`
    insert into payment_channels (merchant_id, direction, method_id, account_id, position, is_open, max_minor)
    values (${merchantId}, ${direction}, ${methodId}, ${accountId}, ${position}, ${isOpen}, ${maxMinor})
    on conflict (merchant_id, direction, method_id, account_id) do update set position = excluded.position,
      is_open = excluded.is_open, max_minor = excluded.max_minor`.execute(tx);
}

/** Removes the method's channels over other accounts than those to keep. */
export async function removeChannels(
  tx: Tx,
  {
    merchantId,
    direction,
    id,
    keep,
  }: Pick<Method, 'direction' | 'id'> & { merchantId: string; keep: readonly string[] },
): Promise<void> {
  await sql`delete from payment_channels where merchant_id = ${merchantId} and direction = ${direction}
    and method_id = ${id} and account_id <> all(${[...keep]}::uuid[])`.execute(tx);
}

/** False if there is no such method. */
export async function setMethodOpen(
  tx: Tx,
  {
    merchantId,
    direction,
    id,
    isOpen,
    at,
  }: Pick<Method, 'direction' | 'id' | 'isOpen'> & { merchantId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update payment_methods set is_open = ${isOpen}, changed_at = ${at}
    where merchant_id = ${merchantId} and direction = ${direction} and id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}
