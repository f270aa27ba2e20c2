import type { IncomingHttpHeaders } from 'node:http';
import { markHook } from '../accounts/accounts.queries.ts';
import type { OpenedAccount } from '../accounts/accounts.types.ts';
import { findByReferences, findByTheirId, askNow, findDeposit } from '../deposits/deposits.queries.ts';
import type { CreditParts } from '../movements/crediting.usecases.ts';
import { takeMovements } from '../movements/taking.usecases.ts';
import type { Hint, HookAnswer, Reported } from '../providers/provider.types.ts';
import type { HookWork } from './hook-work.usecases.ts';
import { findEvent, insertEvents, markDone, type EventKey } from './provider-events.queries.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Never stored: they open an account. */
const SECRET_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'api-key']);

export type HookInput = {
  merchantId: string;
  accountId: string;
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
};

/** What hooks of other parts do: hints about payouts and refunds, chargebacks. */
export type HookTakers = {
  /** Whether the hint was about an order of this part, which asks about it by itself. */
  hints: ((opened: OpenedAccount, hint: Hint) => Promise<boolean>)[];
  chargebacks: ((opened: OpenedAccount, chargeback: NonNullable<Reported['chargeback']>) => Promise<void>)[];
};
export type HookParts = CreditParts & {
  takers: HookTakers;
  /** Asks about a deposit soon, without letting anybody wait. */
  askSoon: (key: { merchantId: string; id: string }) => void;
  /** Whether the time of the account's last message should be written again; not with each message. */
  mayMark: (accountId: string) => boolean;
};

function storable(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !SECRET_HEADERS.has(name)) kept[name] = String(value);
  return kept;
}

/**
 * Receives a provider's message: signature first, then a row per event, then the answer in the provider's form. The
 * work starts when the rows are stored, and nobody waits for it.
 */
export async function receiveHook(
  parts: HookParts,
  work: Pick<HookWork, 'start'>,
  { merchantId, accountId, headers, rawBody }: HookInput,
): Promise<HookAnswer | { status: 401 | 404 }> {
  const opened = UUID.test(accountId) && (await parts.accounts.find({ merchantId, id: accountId }));
  if (!opened) return { status: 404 };
  const receivedAt = parts.clock.now();
  const results = opened.adapter.readHook(opened.account, { headers, rawBody, now: receivedAt });
  if ('kind' in results) return { status: 401 };
  const stored = await insertEvents(parts.db, {
    merchantId,
    accountId,
    eventIds: [...new Set(results.map(({ eventId }) => eventId))],
    headers: storable(headers),
    body: rawBody,
    receivedAt,
  });
  if (parts.mayMark(accountId)) await markHook(parts.db, { merchantId, id: accountId, at: receivedAt });
  for (const eventId of stored) work.start({ merchantId, accountId, eventId });
  return opened.adapter.hookAnswer;
}

async function followHint(parts: HookParts, opened: OpenedAccount, hint: Hint): Promise<void> {
  const { merchantId, id: accountId } = opened.row;
  for (const take of parts.takers.hints) if (await take(opened, hint)) return;
  const { ourId, theirId, reference } = hint;
  const deposit =
    (ourId !== undefined && UUID.test(ourId) && (await findDeposit(parts.db, { merchantId, id: ourId }))) ||
    (theirId !== undefined && (await findByTheirId(parts.db, { merchantId, accountId, theirId }))) ||
    (reference !== undefined &&
      (await findByReferences(parts.db, { merchantId, accountId, references: [reference] }))[0]) ||
    undefined;
  if (deposit?.accountId !== accountId) return;
  // Durable first: if this process ends now, the worker asks.
  await askNow(parts.db, { merchantId, id: deposit.id, at: parts.clock.now() });
  parts.askSoon({ merchantId, id: deposit.id });
}

/** Works on a stored message; again, it changes nothing. */
export async function workOnEvent(parts: HookParts, key: EventKey): Promise<void> {
  const event = await findEvent(parts.db, key);
  const opened = await parts.accounts.find({ merchantId: key.merchantId, id: key.accountId });
  if (!event || event.doneAt || !opened) return;
  const { headers, body, receivedAt } = event;
  const results = opened.adapter.readHook(opened.account, { headers, rawBody: body, now: receivedAt });
  if ('kind' in results)
    // Its secret was replaced meanwhile; the provider's lists say the same.
    parts.log.warn({ account: key.accountId, event: key.eventId }, 'stored message can’t be read any more');
  else
    for (const result of results.filter(({ eventId }) => eventId === key.eventId))
      if (result.kind === 'hint') await followHint(parts, opened, result);
      else {
        await takeMovements(parts, { opened, movements: result.movements, source: 'hook' });
        if (result.chargeback)
          for (const take of parts.takers.chargebacks) await take(opened, result.chargeback);
      }
  await markDone(parts.db, { ...key, at: parts.clock.now() });
}
