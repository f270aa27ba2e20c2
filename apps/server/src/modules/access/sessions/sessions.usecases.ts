import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { newId } from '../../../platform/ids.ts';
import { hashToken, mintToken } from '../../../platform/tokens.ts';
import { kindOf } from '../members/index.ts';
import { BROWSER, CONSOLE, SESSION } from './sessions.config.ts';
import {
  announceEnded,
  clearPending,
  confirmSession,
  findLastSession,
  findPreviousSession,
  findMemberSession,
  findOperatorSession,
  insertSession,
  listSessions,
  revokeDeviceSessions,
  revokeOwnSession,
  revokeSession,
  revokeSessionsOf,
  touchSession,
} from './sessions.queries.ts';
import type { Caller, SessionStore } from './sessions.types.ts';

/** Resuming a remembered device proves nothing about who is using it. */
const NEVER_CONFIRMED = new Date(0);

const MAX_USER_AGENT = 300;
const BROWSER_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of the caller's browser, which it gets with its first session. */
function browserOf({ cookies }: Caller): string | null {
  if (!cookies) return null;
  const known = cookies.get(BROWSER.cookie) ?? '';
  const browser = BROWSER_ID.test(known) ? known : newId();
  const { path, maxAgeSeconds } = BROWSER;
  cookies.set(BROWSER.cookie, browser, { path, maxAgeSeconds });
  return browser;
}

const earlier = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);

export function createSessionStore({ db, clock }: { db: Db; clock: Clock }): SessionStore {
  const cache = createBoundedMap<string, { account: Account; at: number }>(SESSION.cacheEntries);
  /** Counts calls of `forget`. */
  let generation = 0;

  const find = (merchantId: string, tokenHash: Buffer, now: Date) => {
    const lookup = { tokenHash, now, seenAfter: earlier(now, SESSION.idleMilliseconds) };
    return merchantId === CONSOLE
      ? findOperatorSession(db, lookup)
      : findMemberSession(db, { ...lookup, merchantId });
  };

  const load = async (merchantId: string, tokenHash: Buffer, now: Date): Promise<Account | null> => {
    const session = await find(merchantId, tokenHash, now);
    if (!session) return null;
    if (session.last_seen_at <= earlier(now, SESSION.touchMilliseconds))
      await touchSession(db, { merchantId, id: session.id, at: now });
    const kind = session.type === null ? 'operator' : kindOf(session.type);
    return {
      id: session.account_id,
      merchantId,
      sessionId: session.id,
      kind,
      pending: session.pending,
      confirmedAt: session.confirmed_at,
    };
  };

  return {
    open: async (tx, { merchantId, accountId }, caller, how = { via: 'password' }) => {
      const { ip, userAgent } = caller;
      const { token, tokenHash } = mintToken();
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + SESSION.absoluteMilliseconds);
      await insertSession(tx, {
        merchantId,
        id: newId(),
        tokenHash,
        accountId,
        at,
        confirmedAt: how.via === 'device' ? NEVER_CONFIRMED : at,
        expiresAt,
        ip,
        userAgent: userAgent.slice(0, MAX_USER_AGENT),
        via: how.via,
        pending: how.pending ?? null,
        browser: merchantId === CONSOLE ? null : browserOf(caller),
      });
      return token;
    },
    resolve: async (token, merchantId) => {
      const tokenHash = hashToken(token);
      if (!tokenHash) return null;
      const now = clock.now();
      const key = `${merchantId}:${tokenHash.toString('base64')}`;
      const cached = cache.get(key);
      if (cached && now.getTime() - cached.at < SESSION.cacheMilliseconds) return cached.account;
      const before = generation;
      const account = await load(merchantId, tokenHash, now);
      // A session that ended while it was being read must not enter the cache.
      if (account && generation === before) cache.set(key, { account, at: now.getTime() });
      else cache.delete(key);
      return account;
    },
    isAlive: async (token, merchantId) => {
      const tokenHash = hashToken(token);
      return tokenHash !== undefined && (await find(merchantId, tokenHash, clock.now())) !== undefined;
    },
    end: async (tx, { merchantId, id: accountId, sessionId }) => {
      const ended = await revokeSession(tx, { merchantId, id: sessionId, at: clock.now() });
      if (ended) await announceEnded(tx, { merchantId, accountId, ids: [sessionId] });
      return ended;
    },
    endAll: async (tx, owner) => {
      const ids = await revokeSessionsOf(tx, { ...owner, at: clock.now() });
      await announceEnded(tx, { ...owner, ids });
    },
    endOthers: async (tx, { merchantId, id: accountId, sessionId }) => {
      const ids = await revokeSessionsOf(tx, { merchantId, accountId, at: clock.now(), except: sessionId });
      await announceEnded(tx, { merchantId, accountId, ids });
      return ids.length;
    },
    endStartedByDevice: async (tx, owner) => {
      const ids = await revokeDeviceSessions(tx, { ...owner, at: clock.now() });
      await announceEnded(tx, { ...owner, ids });
    },
    endOwn: async (tx, { merchantId, id: accountId }, id) => {
      const at = clock.now();
      const seenAfter = earlier(at, SESSION.idleMilliseconds);
      const ended = await revokeOwnSession(tx, { merchantId, accountId, id, at, seenAfter });
      if (ended) await announceEnded(tx, { merchantId, accountId, ids: [id] });
      return ended;
    },
    list: async ({ merchantId, id: accountId, sessionId }) => {
      const now = clock.now();
      const seenAfter = earlier(now, SESSION.idleMilliseconds);
      const rows = await listSessions(db, { merchantId, accountId, now, seenAfter });
      return rows.map((row) => ({
        id: row.id,
        current: row.id === sessionId,
        ip: row.ip,
        userAgent: row.user_agent,
        startedAt: row.created_at,
        lastSeenAt: row.last_seen_at,
      }));
    },
    findLast: findLastSession,
    findPrevious: ({ merchantId, id: accountId, sessionId: id }) =>
      findPreviousSession(db, { merchantId, accountId, id }),
    confirm: (tx, { merchantId, sessionId: id }) => confirmSession(tx, { merchantId, id, at: clock.now() }),
    clearPending: (tx, owner, pending) => clearPending(tx, { ...owner, pending }),
    forget: ({ merchantId, accountId }) => {
      generation += 1;
      for (const [key, { account }] of cache.entries())
        if (account.id === accountId && account.merchantId === merchantId) cache.delete(key);
    },
  };
}
