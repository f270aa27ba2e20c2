import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Round } from '../rounds/index.ts';
import {
  PLAYING_MILLISECONDS,
  READ_STAKES,
  RETOLD_MILLISECONDS,
  TICK_MILLISECONDS,
} from './live-bets.config.ts';
import { notifyBets } from './live-bets.queries.ts';
import { listLastStaked } from './live-bets.reads.ts';
import type { LiveNotice } from './live-bets.types.ts';
import { createPlayers, lotsOf, memberKey, type PlayerCounts, type Players } from './players.rules.ts';

export type PlayersDeps = { db: Db; clock: Clock; log: Pick<Logger, 'warn'> };

/**
 * Tells every process who stakes in which game, in-house or not: a member and a game once in a while, however many
 * bets they make. It runs after the commit and costs a bet a look into a map.
 */
export function createStakeFeed({ db, clock, log }: PlayersDeps) {
  /** When each was told last, oldest first. */
  const told = new Map<string, number>();
  let waiting = new Map<string, Map<string, Set<string>>>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const taken = waiting;
    waiting = new Map();
    const at = clock.now();
    for (const [key, toldAt] of told) {
      if (at.getTime() - toldAt < RETOLD_MILLISECONDS) break;
      told.delete(key);
    }
    const notices = [...taken].flatMap(([merchantId, games]) =>
      lotsOf(games).map((staked): LiveNotice => ({ kind: 'players', merchantId, at, staked })),
    );
    if (notices.length > 0) await notifyBets(db, notices);
  };

  return {
    staked: (rounds: readonly Round[]): void => {
      const now = clock.now().getTime();
      for (const { merchantId, gameId, memberId, currency } of rounds) {
        if (currency === PLAY_MONEY) continue;
        const key = `${merchantId}/${gameId}/${memberId}`;
        if (now - (told.get(key) ?? -Infinity) < RETOLD_MILLISECONDS) continue;
        told.delete(key);
        told.set(key, now);
        const games = waiting.get(merchantId) ?? new Map<string, Set<string>>();
        waiting.set(merchantId, games);
        games.set(gameId, (games.get(gameId) ?? new Set()).add(memberKey(memberId)));
      }
      if (waiting.size === 0) return;
      timer ??= setTimeout(() => {
        // What is lost was only to be shown, and is told again with a later stake.
        flush().catch((error: unknown) => log.warn({ err: error }, 'players could not be told'));
      }, TICK_MILLISECONDS).unref();
    },
    flush,
  };
}

/** The players of every merchant, as this process has heard of them: all processes know the same. */
export function createKnownPlayers({ db, clock, log }: PlayersDeps) {
  const known = new Map<string, Players>();
  const opened = new Map<string, Promise<Players>>();
  const now = (): number => clock.now().getTime();
  const ofMerchant = (merchantId: string): Players => {
    const players = known.get(merchantId) ?? createPlayers();
    known.set(merchantId, players);
    return players;
  };

  const read = async (merchantId: string): Promise<Players> => {
    const players = ofMerchant(merchantId);
    const since = new Date(now() - PLAYING_MILLISECONDS);
    try {
      const rows = await listLastStaked(db, { merchantId, since, limit: READ_STAKES });
      for (const { gameId, memberId, at } of rows)
        players.note(new Map([[gameId, [memberKey(memberId)]]]), at.getTime());
    } catch (error) {
      log.warn({ err: error }, 'players could not be read');
      opened.delete(merchantId);
    }
    return players;
  };
  /** Reads once who has staked before this process heard of anybody. */
  const open = (merchantId: string): Promise<Players> => {
    const opening = opened.get(merchantId) ?? read(merchantId);
    opened.set(merchantId, opening);
    return opening;
  };

  return {
    hear: (notice: LiveNotice): void => {
      if (notice.kind !== 'players') return;
      const at = notice.at.getTime();
      // A demo's past is played by the clock of that time.
      if (Math.abs(now() - at) < PLAYING_MILLISECONDS) ofMerchant(notice.merchantId).note(notice.staked, at);
    },
    open,
    counts: async (merchantId: string): Promise<PlayerCounts> => (await open(merchantId)).counts(now()),
  };
}

export type KnownPlayers = ReturnType<typeof createKnownPlayers>;
