import type { IncomingHttpHeaders } from 'node:http';
import { attemptKey, reserveAttempt, returnAttempt } from '../../../../platform/attempts.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import { markHook } from '../accounts/accounts.queries.ts';
import type { OpenedAccount } from '../accounts/accounts.types.ts';
import { askDeposit } from '../deposits/asking.usecases.ts';
import { findByReferences, findByTheirId, askNow, findDeposit } from '../deposits/deposits.queries.ts';
import type { DepositKey, DepositRow } from '../deposits/deposits.types.ts';
import type { CreditParts } from '../movements/crediting.usecases.ts';
import { takeMovements, takeTogether } from '../movements/taking.usecases.ts';
import type { Hint, HookAnswer, Movement, Reported } from '../providers/provider.types.ts';
import { MAX_UNSIGNED_HOOK_BYTES, UNSIGNED_MISSES } from '../payments.config.ts';
import type { HookWork } from './hook-work.usecases.ts';
import {
  findEvents,
  insertEvents,
  markDone,
  type EventKeys,
  type ProviderEvent,
} from './provider-events.queries.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Never stored: they open an account. */
const SECRET_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'api-key']);

export type HookInput = {
  merchantId: string;
  accountId: string;
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
  /** Where it comes from. */
  ip: string;
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
  askSoon: (key: DepositKey) => void;
  /** Whether an unsigned message may make us ask about the deposit; not with each message. */
  mayAsk: (depositId: string) => boolean;
  /** Whether the time of the account's last message should be written again; not with each message. */
  mayMark: (accountId: string) => boolean;
};

function storable(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !SECRET_HEADERS.has(name)) kept[name] = String(value);
  return kept;
}

/** The deposit of the account that a hint is about. */
async function namedBy(
  parts: HookParts,
  opened: OpenedAccount,
  { ourId, theirId, reference }: Hint,
): Promise<DepositRow | undefined> {
  const { merchantId, id: accountId } = opened.row;
  const deposit =
    (ourId !== undefined && UUID.test(ourId) && (await findDeposit(parts.db, { merchantId, id: ourId }))) ||
    (theirId !== undefined && (await findByTheirId(parts.db, { merchantId, accountId, theirId }))) ||
    (reference !== undefined &&
      (await findByReferences(parts.db, { merchantId, accountId, references: [reference] }))[0]) ||
    undefined;
  return deposit?.accountId === accountId ? deposit : undefined;
}

async function askAbout(parts: HookParts, { merchantId, id }: DepositKey): Promise<void> {
  const key = { merchantId, id };
  // Durable first: if this process ends now, the worker asks.
  await askNow(parts.db, { ...key, at: parts.clock.now() });
  parts.askSoon(key);
}

async function followHint(parts: HookParts, opened: OpenedAccount, hint: Hint): Promise<void> {
  for (const take of parts.takers.hints) if (await take(opened, hint)) return;
  const deposit = await namedBy(parts, opened, hint);
  if (!deposit) return;
  if (!hint.isDispute) return askAbout(parts, deposit);
  // Questions end when a deposit is credited. Without an answer the message waits and is worked on again.
  if ((await askDeposit(parts, deposit))?.state === 'unknown') throw new Error('no answer about a dispute');
}

/** Asks about the deposit that an unsigned message names. What is asked is durable, so the message is not stored. */
async function receiveUnsigned(
  parts: HookParts,
  opened: OpenedAccount,
  { headers, rawBody, ip }: Pick<HookInput, 'headers' | 'rawBody' | 'ip'>,
): Promise<HookAnswer | { status: 401 | 413 | 429 }> {
  if (rawBody.length > MAX_UNSIGNED_HOOK_BYTES) return { status: 413 };
  const now = parts.clock.now();
  const key = attemptKey(opened.row.merchantId, 'payments.hook', addressKey(ip));
  if ('lockedUntil' in (await reserveAttempt(parts.db, key, UNSIGNED_MISSES, now))) return { status: 429 };
  const results = opened.adapter.readHook(opened.account, { headers, rawBody, now });
  if ('kind' in results) return { status: 401 };
  let isNamed = results.length > 0;
  for (const result of results) {
    const key = result.kind === 'hint' ? await namedBy(parts, opened, result) : undefined;
    isNamed &&= key !== undefined;
    if (key && parts.mayAsk(key.id)) await askAbout(parts, key);
  }
  if (isNamed) await parts.db.transaction().execute((tx) => returnAttempt(tx, key, UNSIGNED_MISSES));
  return opened.adapter.hookAnswer;
}

/**
 * Receives a provider's message: signature first, then a row per event, then the answer in the provider's form. The
 * work starts when the rows are stored, and nobody waits for it.
 */
export async function receiveHook(
  parts: HookParts,
  work: Pick<HookWork, 'start'>,
  { merchantId, accountId, headers, rawBody, ip }: HookInput,
): Promise<HookAnswer | { status: 401 | 404 | 413 | 429 }> {
  const opened = UUID.test(accountId) && (await parts.accounts.find({ merchantId, id: accountId }));
  if (!opened) return { status: 404 };
  if (opened.adapter.isUnsigned) return receiveUnsigned(parts, opened, { headers, rawBody, ip });
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

type Read = { eventId: string; results: (Hint | Reported)[] };

async function workOnEvent(parts: HookParts, opened: OpenedAccount, { results }: Read): Promise<void> {
  for (const result of results)
    if (result.kind === 'hint') await followHint(parts, opened, result);
    else {
      await takeMovements(parts, { opened, movements: result.movements, source: 'hook' });
      if (result.chargeback)
        for (const take of parts.takers.chargebacks) await take(opened, result.chargeback);
    }
}

/** What the stored messages say. */
function readEvents(parts: HookParts, opened: OpenedAccount, events: readonly ProviderEvent[]): Read[] {
  return events.map(({ eventId, headers, body, receivedAt }) => {
    const results = opened.adapter.readHook(opened.account, { headers, rawBody: body, now: receivedAt });
    if (!('kind' in results))
      return { eventId, results: results.filter((result) => result.eventId === eventId) };
    // Its secret was replaced meanwhile; the provider's lists say the same.
    parts.log.warn({ account: opened.row.id, event: eventId }, 'stored message can’t be read any more');
    return { eventId, results: [] };
  });
}

/** The movements of a message that says nothing else. */
const movementsOnly = ({ results }: Read): Movement[] =>
  results.every((result) => result.kind === 'reported' && !result.chargeback)
    ? results.flatMap((result) => (result.kind === 'reported' ? result.movements : []))
    : [];

/**
 * Works on stored messages of an account: what they report is taken together where possible, the rest one by one.
 * Again, it changes nothing. A message that fails waits.
 */
export async function workOnEvents(parts: HookParts, keys: EventKeys): Promise<void> {
  const { merchantId, accountId } = keys;
  const opened = await parts.accounts.find({ merchantId, id: accountId });
  if (!opened) return;
  const read = readEvents(parts, opened, await findEvents(parts.db, keys));
  const movements = read.flatMap(movementsOnly);
  const taken = await takeTogether(parts, { opened, movements, source: 'hook' });
  const done: string[] = [];
  for (const event of read) {
    const reported = movementsOnly(event);
    const isTaken = reported.length > 0 && reported.every(({ theirId }) => taken.has(theirId));
    try {
      if (!isTaken) await workOnEvent(parts, opened, event);
      done.push(event.eventId);
    } catch (error) {
      parts.log.warn({ err: error, account: accountId, event: event.eventId }, 'message of a provider waits');
    }
  }
  await markDone(parts.db, { merchantId, accountId, eventIds: done, at: parts.clock.now() });
}
