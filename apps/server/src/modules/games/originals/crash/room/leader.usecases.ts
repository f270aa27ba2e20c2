import { crashRules } from '@croupier/fairplay/crash-rules.ts';
import { crashMultiplierAt, MAX_GAME_MS } from '@croupier/fairplay/crash-curve.ts';
import { createCrashTable, crashPayout, type CrashTable, type Stop } from '@croupier/fairplay/crash-table.ts';
import type { Logger } from '../../../../../platform/log.ts';
import { findBet } from '../bets/bets.queries.ts';
import type { CrashBetRow } from '../bets/bets.types.ts';
import { settleGame, tableBet } from '../bets/settlement.usecases.ts';
import { HEARTBEAT_MS, LEADER_STOPS_MS, RENEW_MS } from '../crash.config.ts';
import {
  commitEnd,
  cutOf,
  DeposedError,
  lockBetsOf,
  openNextGame,
  orDeposed,
  recoverRoom,
  refundGame,
  secretOf,
  type Secret,
  type StepDeps,
} from './game-steps.usecases.ts';
import { beatGame, startGame } from './games.queries.ts';
import { createPunctuality } from './punctuality.rules.ts';
import { releaseRoom, renewLease } from './room.queries.ts';
import type { CrashGameRow, CutReason, Leader } from './room.types.ts';
import { createSeats, type Seats } from './seats.rules.ts';

export type LeaderDeps = StepDeps & {
  log: Pick<Logger, 'error' | 'warn'>;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** What the room pays at most; undefined while the merchant doesn't offer the game. */
  limitOf: (merchantId: string) => Promise<bigint | undefined>;
  /** Whether somebody watches: without anybody no game is opened. */
  isWatched: () => boolean;
  /** The phase has changed. */
  onPhase: () => void;
  /** A member's bets have changed; undefined for those of everybody in the game. */
  onBets: (memberId: string | undefined) => void;
};

export type LeaderPhase = 'betting' | 'locked' | 'running' | 'ended' | 'closed';

/** The game that is played, as this process knows it. */
type Play = {
  game: CrashGameRow;
  phase: LeaderPhase;
  /** When the phase ends, unless the game decides. */
  endsAt: number | null;
  startedAt: number | null;
  seats: Seats;
  table: CrashTable | undefined;
  secret: Secret | undefined;
};

/** `code`: why it was not taken. */
export type CashOutAnswer = { bet: CrashBetRow | null; code: string | null };

const NOT_TAKEN: CashOutAnswer = { bet: null, code: 'originals.not_taken' };
const answerOf = (bet: CrashBetRow): CashOutAnswer => ({
  bet,
  code: bet.state === 'cashed' || bet.state === 'won' ? null : 'originals.cashed_out_too_late',
});

/** Leads the room of one merchant until it is deposed or nobody watches. All times are of the process's own clock. */
export function createLeader(deps: LeaderDeps, leader: Leader) {
  const { db, now, lane, log } = deps;
  const { merchantId } = leader;
  const punctuality = createPunctuality(now());
  const pending = new Map<string, Promise<CashOutAnswer>>();
  let play: Play | undefined;
  let isLeading = true;
  let isStopping = false;
  let working: Promise<void> | undefined;
  let isUnsure = false;
  let renewedAt = now();
  let renewing: Promise<void> | undefined;
  let beating: Promise<void> | undefined;
  let beatenAt = 0;
  let settling: Promise<void> = Promise.resolve();
  let ended = Promise.withResolvers<void>();

  const depose = (): void => {
    if (!isLeading) return;
    isLeading = false;
    play = undefined;
    ended.resolve();
    deps.onPhase();
  };

  const guarded = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DeposedError)) log.error({ err: error, merchantId }, 'crash room');
      depose();
    }
  };

  const elapsed = (at: number): number =>
    Math.min(MAX_GAME_MS, Math.max(0, Math.floor(at - (play?.startedAt ?? at))));

  const enter = (changes: Partial<Play> & { game: CrashGameRow; phase: LeaderPhase }): void => {
    const fresh = {
      seats: createSeats(),
      table: undefined,
      secret: undefined,
      startedAt: null,
      endsAt: null,
    };
    play = { ...fresh, ...(play?.game.gameNo === changes.game.gameNo ? play : {}), ...changes };
    deps.onPhase();
  };

  const open = async (): Promise<void> => {
    const limit = deps.isWatched() && !isStopping ? await deps.limitOf(merchantId) : undefined;
    const game = limit === undefined ? undefined : await openNextGame(deps, leader, limit);
    if (!game) {
      await releaseRoom(db, leader);
      depose();
      return;
    }
    play = undefined;
    enter({ game, phase: 'betting', endsAt: now() + crashRules.bettingMs });
  };

  const lock = async ({ game, seats }: Play): Promise<void> => {
    const bets = await lockBetsOf(deps, leader, game.gameNo);
    // Also those that other processes have taken.
    for (const bet of bets) seats.join(bet);
    const table = createCrashTable({ bets: bets.map(tableBet), limitMinor: game.limitMinor });
    const secret = await secretOf(deps, game);
    enter({ game, phase: 'locked', endsAt: now() + crashRules.lockMs, table, secret });
  };

  const start = async ({ game }: Play): Promise<void> => {
    await orDeposed(startGame(db, { ...leader, gameNo: game.gameNo, at: deps.clock.now() }));
    ended = Promise.withResolvers<void>();
    beatenAt = 0;
    enter({ game: { ...game, state: 'running' }, phase: 'running', endsAt: null, startedAt: now() });
  };

  const beat = (gameNo: number, ms: number): void => {
    if (beating || ms - beatenAt < HEARTBEAT_MS) return;
    beatenAt = ms;
    beating = guarded(() => orDeposed(beatGame(db, { ...leader, gameNo, ms }))).finally(() => {
      beating = undefined;
    });
  };

  const settle = (game: CrashGameRow): void => {
    settling = settling.then(async () => {
      try {
        await settleGame(deps, game);
        deps.onBets(undefined);
      } catch (error) {
        // It is settled by the job, or by the next leader.
        log.error({ err: error, merchantId, gameNo: game.gameNo }, 'crash game not settled');
      }
    });
  };

  const leaveAll = ({ seats }: Play, stops: readonly Stop[]): void => {
    for (const stop of stops) seats.leave(stop);
  };

  /** Cash-outs that were read in time are committed first; the end is committed before it is told. */
  const end = async (current: Play, cutReason?: CutReason): Promise<void> => {
    const { game, secret, table } = current;
    if (!secret || !table) throw new Error('a running game without a table');
    const ms = elapsed(now());
    const cut = cutReason === undefined ? null : cutOf(ms, secret, cutReason);
    await Promise.allSettled(pending.values());
    await beating;
    if (isUnsure) throw new DeposedError('a cash-out may or may not be committed');
    if (!isLeading) return;
    const over = await commitEnd(deps, leader, { gameNo: game.gameNo, secret, cut });
    leaveAll(current, cut ? table.cut(crashMultiplierAt(cut.ms)) : table.advance(secret.point));
    enter({ game: over, phase: 'ended', endsAt: now() + crashRules.resultMs });
    ended.resolve();
    settle(over);
  };

  const run = async (current: Play, isLate: boolean): Promise<void> => {
    const { secret, table, game } = current;
    const ms = elapsed(now());
    // After a gap the cash-outs that waited are read first.
    if (isLate || !secret || !table) return;
    if (ms >= secret.endMs) {
      await end(current);
      return;
    }
    leaveAll(current, table.advance(crashMultiplierAt(ms)));
    beat(game.gameNo, ms);
  };

  const advance = async (isLate: boolean): Promise<void> => {
    if (!play) await open();
    else if (play.phase === 'running') await run(play, isLate);
    else if (play.endsAt !== null && now() >= play.endsAt) {
      if (play.phase === 'betting') await lock(play);
      else if (play.phase === 'locked') await start(play);
      else await open();
    }
  };

  const renew = (): void => {
    if (renewing || now() - renewedAt < RENEW_MS) return;
    const asked = now();
    renewing = guarded(async () => {
      await orDeposed(renewLease(db, leader));
      renewedAt = asked;
    }).finally(() => {
      renewing = undefined;
    });
  };

  /** What is due now. Called often. */
  const step = async (): Promise<void> => {
    const isLate = punctuality.tick(now());
    if (isLeading && now() - renewedAt > LEADER_STOPS_MS) depose();
    if (!isLeading) return;
    renew();
    if (working) return;
    working = guarded(() => advance(isLate));
    await working;
    working = undefined;
  };

  const commitCashOut = async (
    { bet }: { bet: CrashBetRow },
    at: number,
    ms: number,
  ): Promise<CashOutAnswer> => {
    const { id, gameNo, memberId, currency, stakeMinor, auto } = bet;
    const payoutMinor = crashPayout(stakeMinor, at);
    const detail = { gameNo, auto, cashedAt: at, how: 'manual', cashedMs: ms, multiplierE4: at * 100 };
    const of = { merchantId, id, gameNo, memberId, currency };
    try {
      const outcome = await lane.submit({
        ...of,
        kind: 'cash_out',
        epoch: leader.epoch,
        at,
        ms,
        payoutMinor,
        detail,
      });
      if (outcome.status !== 'refused') {
        play?.seats.leave({ id, at: outcome.bet.cashedAt ?? at });
        deps.onBets(memberId);
        return { bet: outcome.bet, code: null };
      }
      if (outcome.code === 'deposed') depose();
      return outcome.bet ? answerOf(outcome.bet) : NOT_TAKEN;
    } catch (error) {
      log.error({ err: error, merchantId }, 'crash cash-out');
      isUnsure = true;
      return NOT_TAKEN;
    }
  };

  /** From the record: what has been decided is never decided again. */
  const recorded = async (memberId: string, id: string): Promise<CashOutAnswer> => {
    const bet = await findBet(db, { merchantId, id });
    if (bet?.memberId !== memberId) return { bet: null, code: 'originals.round_not_found' };
    return bet.state === 'open' ? { bet, code: 'originals.cashed_out_too_late' } : answerOf(bet);
  };

  const afterEnd = async (memberId: string, id: string): Promise<CashOutAnswer> => {
    await ended.promise;
    return recorded(memberId, id);
  };

  /** The moment counts at which this is called: when the frame has been read. */
  const cashOut = (memberId: string, id: string): Promise<CashOutAnswer> => {
    const readAt = punctuality.timeOf(now());
    if (!isLeading) return Promise.resolve(NOT_TAKEN);
    const known = pending.get(id);
    const seat = play?.seats.find(id);
    if (!play || seat?.bet.memberId !== memberId) return recorded(memberId, id);
    if (known) return known;
    if (play.phase === 'betting' || play.phase === 'locked')
      return Promise.resolve({ bet: seat.bet, code: 'originals.cash_out_too_early' });
    const { table, secret } = play;
    if (play.phase !== 'running' || !table || !secret) return recorded(memberId, id);
    const ms = elapsed(readAt);
    // The answer would tell the end before it is committed.
    if (ms >= secret.endMs) return afterEnd(memberId, id);
    const { before, taken } = table.cashOut(id, crashMultiplierAt(ms));
    leaveAll(play, before);
    if (taken === 'too_early')
      return Promise.resolve({ bet: seat.bet, code: 'originals.cash_out_too_early' });
    if (taken === 'out') return recorded(memberId, id);
    const answer = commitCashOut(seat, taken.at, ms);
    pending.set(id, answer);
    void answer.finally(() => pending.delete(id));
    return answer;
  };

  return {
    /** Finishes what the last leader left. Call it first. */
    recover: () => guarded(() => recoverRoom(deps, leader)),
    step,
    cashOut,
    isLeading: (): boolean => isLeading,
    play: (): Play | undefined => play,
    /** A bet that this process has taken. */
    placed: (bet: CrashBetRow): void => {
      if (play?.game.gameNo === bet.gameNo) play.seats.join(bet);
    },
    cancelled: ({ id }: CrashBetRow): void => play?.seats.cancel(id),
    /** A planned stop: the game ends first, but after a while it is cut. Bets of a game that has not begun are returned. */
    stop: async (waitForEnd: () => Promise<unknown>): Promise<void> => {
      isStopping = true;
      if (play?.phase === 'running') await waitForEnd();
      await working;
      working = guarded(async () => {
        if (play?.phase === 'running') await end(play, 'restart');
        if (play?.phase === 'betting') await lock(play);
        if (play?.phase === 'locked') await refundGame(deps, leader, play.game.gameNo);
        await settling;
        if (isLeading) await releaseRoom(db, leader);
      });
      await working;
      depose();
      await Promise.allSettled([renewing, beating, ...pending.values()]);
    },
    ended: () => ended.promise,
    /** What runs in the background is done. */
    idle: async (): Promise<void> => {
      await Promise.allSettled([renewing, beating, ...pending.values()]);
      await settling;
    },
  };
}

export type RoomLeader = ReturnType<typeof createLeader>;
