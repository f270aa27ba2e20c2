import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Account, Cookies } from '../../../platform/http/context.ts';
import { newId } from '../../../platform/ids.ts';
import { SESSION } from './identity.config.ts';
import { kindOf } from './members.rules.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import {
  announceEnded,
  clearPending,
  confirmSession,
  CONSOLE,
  findMemberSession,
  findOperatorSession,
  insertSession,
  listSessions,
  revokeDeviceSessions,
  revokeOwnSession,
  revokeSession,
  revokeSessionsOf,
  touchSession,
  type SessionVia,
} from './sessions.queries.ts';

/** From where somebody calls. */
export type Caller = {
  ip: string;
  userAgent: string;
  requestId?: string;
  /** Where a device is remembered; without them none is. */
  cookies?: Cookies;
};

type Owner = { merchantId: string; accountId: string };

export type Sessions = {
  /** Opens a session; the token is returned here and never again. */
  open: (
    tx: Tx,
    owner: Owner,
    caller: Caller,
    how?: { via: SessionVia; pending?: Account['pending'] },
  ) => Promise<string>;
  /** Who holds this token at this merchant (the console when empty); null for nobody. */
  resolve: (token: string, merchantId: string) => Promise<Account | null>;
  /** Whether the token still opens a session at this merchant. Asking does not count as being seen. */
  isAlive: (token: string, merchantId: string) => Promise<boolean>;
  /** False when the session had ended before. Call `forget` after the commit. */
  end: (tx: Tx, account: Account) => Promise<boolean>;
  /** Ends every session of an account, for example after its password changed. Call `forget` after the commit. */
  endAll: (tx: Tx, owner: Owner) => Promise<void>;
  /** Ends all but this one; how many. Call `forget` after the commit. */
  endOthers: (tx: Tx, account: Account) => Promise<number>;
  /** Ends all that remembered devices of the account began. Call `forget` after the commit. */
  endBegunByDevice: (tx: Tx, owner: Owner) => Promise<void>;
  /** Ends one of the account's own. False when there is none. Call `forget` after the commit. */
  endOwn: (tx: Tx, account: Account, id: string) => Promise<boolean>;
  /** Those that go on, the one seen last first. */
  list: (account: Account) => Promise<ListedSession[]>;
  /** The session has proven again who it is. Call `forget` after the commit. */
  confirm: (tx: Tx, account: Account) => Promise<void>;
  /** What the account's sessions waited for is done. Call `forget` after the commit. */
  clearPending: (tx: Tx, owner: Owner, pending: NonNullable<Account['pending']>) => Promise<void>;
  /** Drops what this process remembers of an account; other processes follow within seconds. */
  forget: (owner: Owner) => void;
};

export type ListedSession = {
  id: string;
  current: boolean;
  ip: string;
  userAgent: string;
  startedAt: Date;
  lastSeenAt: Date;
};

/** A device that is remembered proves nothing anew: long ago. */
const NEVER_CONFIRMED = new Date(0);

const MAX_USER_AGENT = 300;
const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);

export function createSessions({ db, clock }: { db: Db; clock: Clock }): Sessions {
  const cache = new Map<string, { account: Account; at: number }>();
  let forgotten = 0;

  const remember = (key: string, account: Account, at: number): void => {
    // Maps keep the order of insertion: the first key is the oldest.
    const [oldest] = cache.size >= SESSION.cacheEntries ? cache.keys() : [];
    if (oldest !== undefined) cache.delete(oldest);
    cache.delete(key);
    cache.set(key, { account, at });
  };

  const find = (merchantId: string, tokenHash: Buffer, now: Date) => {
    const lookup = { tokenHash, now, seenAfter: before(now, SESSION.idleMilliseconds) };
    return merchantId === CONSOLE
      ? findOperatorSession(db, lookup)
      : findMemberSession(db, { ...lookup, merchantId });
  };

  const load = async (merchantId: string, tokenHash: Buffer, now: Date): Promise<Account | null> => {
    const session = await find(merchantId, tokenHash, now);
    if (!session) return null;
    if (session.last_seen_at <= before(now, SESSION.touchMilliseconds))
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
    open: async (tx, { merchantId, accountId }, { ip, userAgent }, how = { via: 'password' }) => {
      const token = newToken();
      const tokenHash = hashToken(token);
      if (!tokenHash) throw new Error('a new token does not look like one');
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
      const generation = forgotten;
      const account = await load(merchantId, tokenHash, now);
      // A session that ended while it was being read must not come back by the cache.
      if (account && generation === forgotten) remember(key, account, now.getTime());
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
    endBegunByDevice: async (tx, owner) => {
      const ids = await revokeDeviceSessions(tx, { ...owner, at: clock.now() });
      await announceEnded(tx, { ...owner, ids });
    },
    endOwn: async (tx, { merchantId, id: accountId }, id) => {
      const at = clock.now();
      const seenAfter = before(at, SESSION.idleMilliseconds);
      const ended = await revokeOwnSession(tx, { merchantId, accountId, id, at, seenAfter });
      if (ended) await announceEnded(tx, { merchantId, accountId, ids: [id] });
      return ended;
    },
    list: async ({ merchantId, id: accountId, sessionId }) => {
      const now = clock.now();
      const seenAfter = before(now, SESSION.idleMilliseconds);
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
    confirm: (tx, { merchantId, sessionId: id }) => confirmSession(tx, { merchantId, id, at: clock.now() }),
    clearPending: (tx, owner, pending) => clearPending(tx, { ...owner, pending }),
    forget: ({ merchantId, accountId }) => {
      forgotten += 1;
      for (const [key, { account }] of cache)
        if (account.id === accountId && account.merchantId === merchantId) cache.delete(key);
    },
  };
}
