import { createBoundedMap } from '../../../../platform/bounded-map.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Logger } from '../../../../platform/log.ts';
import { hashToken, mintToken } from '../../../../platform/tokens.ts';
import { createCollectedWrites } from '../collected-writes.usecases.ts';
import { SEEN_MILLISECONDS, SEEN_WRITE_MILLISECONDS, VISIT_FRESH_MILLISECONDS } from '../vendors.config.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import {
  endVisit,
  endVisitsOf,
  findVisit,
  findVisitByToken,
  insertVisit,
  markSeen,
  readVisitNet,
  replaceToken,
  type Seen,
  type VisitNet,
} from './visits.queries.ts';
import { isLive, type EndReason, type Visit } from './visits.rules.ts';

const MAX_CACHED = 100_000;

type VisitDeps = { db: Db; clock: Clock; log?: Pick<Logger, 'warn'> | undefined };
type Account = { merchantId: string; id: string };
type NewVisit = Pick<Visit, 'memberId' | 'sessionId' | 'gameId' | 'currency'>;

/** The openings of games, with their tokens. */
export function createVisits({ db, clock, log }: VisitDeps) {
  const byToken = createFresh<Visit | undefined>({
    clock,
    milliseconds: VISIT_FRESH_MILLISECONDS,
    maxKeys: MAX_CACHED,
  });
  /** When this process last saw a visit; written in bulk. */
  const lastSeen = createBoundedMap<string, Date>(MAX_CACHED);
  const seen = createCollectedWrites<Seen>({
    milliseconds: SEEN_WRITE_MILLISECONDS,
    write: async (items) => {
      const newest = new Map(items.map((item) => [item.id, item])).values();
      for (const [merchantId, ofMerchant] of Map.groupBy(newest, (item) => item.merchantId))
        await markSeen(db, merchantId, ofMerchant);
    },
    log,
  });
  /** Visits that this process has ended, and the newest ones of members: known before the cache is. */
  const ended = createBoundedMap<string, true>(MAX_CACHED);
  const newest = createBoundedMap<string, { id: string; openedAt: Date }>(MAX_CACHED);
  const memberAt = (accountId: string, memberId: string): string => `${accountId}/${memberId}`;
  const isReplaced = ({ id, accountId, memberId, openedAt }: Visit): boolean => {
    const other = newest.get(memberAt(accountId, memberId));
    return other !== undefined && other.id !== id && openedAt <= other.openedAt;
  };
  const keyOf = ({ merchantId, id }: Account, tokenHash: Buffer): string =>
    `${merchantId}/${id}/${tokenHash.toString('base64url')}`;

  return {
    /** Opens a visit in place of the member's others at the account. The token is not stored. */
    open: async (
      { merchantId, id: accountId }: Account,
      visit: NewVisit,
    ): Promise<{ id: string; token: string }> => {
      const { token, tokenHash } = mintToken();
      const [id, at] = [newId(), clock.now()];
      const { memberId } = visit;
      await db.transaction().execute(async (tx) => {
        await endVisitsOf(tx, { merchantId, accountId, memberId, at, reason: 'replaced' });
        await insertVisit(tx, { ...visit, merchantId, accountId, id, tokenHash, openedAt: at });
      });
      newest.set(memberAt(accountId, memberId), { id, openedAt: at });
      return { id, token };
    },
    /** The visit of a token, at most seconds old; undefined for an unknown token. */
    find: async (account: Account, token: string | undefined): Promise<Visit | undefined> => {
      const tokenHash = token === undefined ? undefined : hashToken(token);
      if (!tokenHash) return undefined;
      const { merchantId, id: accountId } = account;
      return byToken.get(keyOf(account, tokenHash), () =>
        findVisitByToken(db, { merchantId, accountId, tokenHash, at: clock.now() }),
      );
    },
    isLive: (visit: Visit): boolean =>
      !ended.get(visit.id) && !isReplaced(visit) && isLive(visit, clock.now(), lastSeen.get(visit.id)),
    /** Notes that the visit is in use. */
    touch: ({ merchantId, id }: Visit): void => {
      const at = clock.now();
      const before = lastSeen.get(id);
      if (before && at.getTime() - before.getTime() < SEEN_MILLISECONDS) return;
      lastSeen.set(id, at);
      seen.add({ merchantId, id, at });
    },
    /** Another token in place of the one that opened the visit. */
    renew: async (account: Account, visit: Visit, before: string): Promise<string> => {
      const { token, tokenHash } = mintToken();
      await replaceToken(db, { merchantId: account.merchantId, id: visit.id, tokenHash });
      const former = hashToken(before);
      if (former) byToken.invalidate(keyOf(account, former));
      return token;
    },
    /** @throws `vendors.visit_not_found`, also for another member's */
    get: async (key: { merchantId: string; memberId: string; id: string }): Promise<Visit> => {
      const visit = await findVisit(db, { ...key, at: clock.now() });
      if (visit?.memberId !== key.memberId) throw appError(vendorsErrors.visitNotFound);
      return visit;
    },
    end: async (visit: Pick<Visit, 'merchantId' | 'id'>, reason: EndReason): Promise<void> => {
      await endVisit(db, { ...visit, at: clock.now(), reason });
      ended.set(visit.id, true);
    },
    net: (visit: Visit): Promise<VisitNet> => readVisitNet(db, visit),
    /** Visits were ended elsewhere. */
    forget: (): void => byToken.invalidate(),
    flush: seen.flush,
  };
}

export type Visits = ReturnType<typeof createVisits>;
