import { randomUUID } from 'node:crypto';
import { MAX_GAME_MS } from '@croupier/fairplay/crash-curve.ts';
import { createSecretBox } from '../../../../../platform/secret-box.ts';
import { loadMasterKeys } from '../../../../../platform/db/master-keys.ts';
import { sql } from 'kysely';
import { crashDomain, type CrashOutcome } from '../bets/bets-domain.usecases.ts';
import { findBet } from '../bets/bets.queries.ts';
import { seedCrashDemo } from '../crash.demo.ts';
import { TICK_MS } from '../crash.config.ts';
import { createLeader, type LeaderDeps } from '../room/leader.usecases.ts';
import { secretOf } from '../room/game-steps.usecases.ts';
import { findGameInPlay } from '../room/games.queries.ts';
import { takeRoom } from '../room/room.queries.ts';
import { createTestGames, ONE } from '../../testing/test-games.ts';

export const SHOP = 'croupier';

/** Rooms on a separate database, with clocks that the test moves. */
export async function createCrashWorld(chainLength = 5_000) {
  const games = await createTestGames();
  const { db, clock, wallet } = games;
  const box = createSecretBox({ label: 'croupier crash', loadMasters: () => loadMasterKeys({ db }) });
  const chains = { db, clock, box };
  await seedCrashDemo(chains, SHOP, chainLength);
  const lane = wallet.createLane(crashDomain, { lanes: 2 });
  let time = 1_000_000;
  const now = (): number => time;

  /** Takes the room as a further process would; undefined while another leads. */
  const takeOver = async (changes: Partial<LeaderDeps> = {}) => {
    const epoch = await takeRoom(db, { merchantId: SHOP, leader: randomUUID() });
    if (epoch === undefined) return undefined;
    const leader = createLeader(
      {
        ...chains,
        lane,
        now,
        log: { error: (...said: unknown[]) => console.error(...said), warn: () => {} },
        limitOf: async () => 1_000_000n * ONE,
        isWatched: () => true,
        onPhase: () => {},
        onBets: () => {},
        ...changes,
      },
      { merchantId: SHOP, epoch },
    );
    await leader.recover();
    return leader;
  };
  type Leader = NonNullable<Awaited<ReturnType<typeof takeOver>>>;

  const lead = async (changes: Partial<LeaderDeps> = {}): Promise<Leader> => {
    const leader = await takeOver(changes);
    if (!leader) throw new Error('somebody else leads the room');
    return leader;
  };

  /** Time passes in steps, as timers would let it. */
  const pass = async (leader: Leader, ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= TICK_MS) {
      time += Math.min(TICK_MS, left);
      await leader.step();
      // Simulated time passes faster than the database answers.
      await leader.idle();
    }
  };

  const until = async (leader: Leader, phase: string): Promise<void> => {
    for (let steps = 0; leader.play()?.phase !== phase; steps += 1) {
      if (steps > 8_000) throw new Error(`never ${phase}, but ${leader.play()?.phase}`);
      time += TICK_MS;
      await leader.step();
      await leader.idle();
    }
  };

  /** Plays until a game is open whose end is far enough away, but not too far; the others are played without bets. */
  const openGameOf = async (
    leader: Leader,
    minEndMs: number,
    maxEndMs = MAX_GAME_MS,
  ): Promise<{ gameNo: number; endMs: number; point: number }> => {
    for (;;) {
      await until(leader, 'betting');
      const game = await findGameInPlay(db, SHOP);
      if (!game) throw new Error('no game is open');
      const { endMs, point } = await secretOf({ ...chains, lane }, game);
      if (endMs >= minEndMs && endMs <= maxEndMs) return { gameNo: game.gameNo, endMs, point };
      await until(leader, 'ended');
    }
  };

  const bet = (
    player: { merchantId: string; memberId: string },
    given: { gameNo: number; stakeMinor?: bigint; auto?: number; id?: string },
  ): Promise<CrashOutcome> =>
    lane.submit({
      kind: 'bet',
      ...player,
      id: given.id ?? randomUUID(),
      gameNo: given.gameNo,
      currency: 'EUR',
      stakeMinor: given.stakeMinor ?? 10n * ONE,
      auto: given.auto ?? 100_000_000,
      name: 'a***b',
      detail: {},
    });

  return {
    ...games,
    chains,
    lane,
    now,
    lead,
    takeOver,
    pass,
    until,
    openGameOf,
    bet,
    betId: (outcome: CrashOutcome): string => {
      if (outcome.status === 'refused') throw new Error(outcome.code);
      return outcome.bet.id;
    },
    findBet: (id: string) => findBet(db, { merchantId: SHOP, id }),
    /** Time passes in which nothing runs. */
    freeze: (ms: number): void => {
      time += ms;
    },
    /** The lease runs out, by the database's clock. */
    expireLease: async (): Promise<void> => {
      await sql`update crash_rooms set lease_until = now() - interval '1 s'`.execute(db);
    },
    close: async (): Promise<void> => {
      await wallet.close();
      await games.close();
    },
  };
}

export type CrashWorld = Awaited<ReturnType<typeof createCrashWorld>>;
