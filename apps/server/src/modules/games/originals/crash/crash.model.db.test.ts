import { crashPayout } from '@croupier/fairplay/crash-table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../../../testing/random.ts';
import type { CashOutAnswer, LeaderDeps, RoomLeader } from './room/leader.usecases.ts';
import type { CrashBetRow } from './bets/bets.types.ts';
import { listBetsOfGame } from './bets/bets.queries.ts';
import { settleEnded, resultsOf } from './bets/settlement.usecases.ts';
import { findGame } from './room/games.queries.ts';
import { createCrashWorld, SHOP, type CrashWorld } from './testing/crash-world.ts';
import { ONE } from '../testing/test-games.ts';

const GAMES = 4;
const PLAYERS = 6;
const START = 1_000n * ONE;

let world: CrashWorld;

beforeAll(async () => {
  world = await createCrashWorld();
});
afterAll(() => world.close());

test('whatever fails and whenever: nothing that was acknowledged is lost, and nobody is paid twice', async () => {
  const { lane, chains, pass, bet, addPlayer, balanceOf, expireLease, takeOver, clock, db } = world;
  const seed = Date.now() % 1_000_000;
  const random = createRandom(seed);
  const chance = (share: number): boolean => random() < share;
  /** One of the failures is due now and then; each kills the leader at another step. */
  let risk = 0;
  const fail = (): void => {
    if (chance(risk)) throw new Error('killed');
  };
  const failing: Partial<LeaderDeps> = {
    log: { error: () => {}, warn: () => {} },
    // Before a commit, between two of them, and after it.
    clock: {
      now: () => {
        fail();
        return clock.now();
      },
    },
    box: {
      ...chains.box,
      open: async (...given) => {
        fail();
        return chains.box.open(...given);
      },
    },
    onPhase: fail,
    lane: {
      submit: async (command) => {
        fail();
        const outcome = await lane.submit(command);
        fail();
        return outcome;
      },
      submitAll: (commands) =>
        chance(risk) ? [Promise.reject(new Error('killed'))] : lane.submitAll(commands),
    },
  };
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => addPlayer(START)));
  const acknowledged = new Map<string, CashOutAnswer>();
  const placed: CrashBetRow[] = [];
  let [leader, kills, ended]: [RoomLeader | undefined, number, number] = [undefined, 0, 0];

  const play = async (current: RoomLeader): Promise<void> => {
    await pass(current, 50 * (1 + Math.floor(random() * 20)));
    const now = current.play();
    if (!now) return;
    const player = players[Math.floor(random() * PLAYERS)];
    if (!player) return;
    if (now.phase === 'betting' && chance(0.5)) {
      const outcome = await bet(player, {
        gameNo: now.game.gameNo,
        stakeMinor: BigInt(1 + Math.floor(random() * 90_000)),
        auto: chance(0.5) ? 101 + Math.floor(random() * 300) : 100_000,
      });
      if (outcome.status === 'done') {
        placed.push(outcome.bet);
        current.placed(outcome.bet);
      }
    }
    const own = placed.findLast((one) => one.memberId === player.memberId && one.gameNo === now.game.gameNo);
    if (now.phase !== 'running' || !own || chance(0.6)) return;
    // Not awaited: an answer to a cash-out after the end waits for the end.
    for (let copies = 0; copies < 3; copies += 1)
      void current.cashOut(player.memberId, own.id).then((answer) => {
        if (answer.code === null) acknowledged.set(own.id, answer);
      });
  };

  // One run in eight would play its games without a failure, so it goes on until there was one.
  while (ended < GAMES || kills === 0) {
    if (!leader?.isLeading()) {
      kills += leader ? 1 : 0;
      await expireLease();
      risk = 0;
      leader = await takeOver(failing);
      risk = 0.01;
      continue;
    }
    const before = leader.play()?.phase;
    await play(leader);
    // The process is gone without a word.
    if (chance(0.01)) {
      kills += 1;
      await leader.idle();
      leader = undefined;
    } else if (before !== 'ended' && leader.play()?.phase === 'ended') ended += 1;
  }
  risk = 0;
  await expireLease();
  const last = await world.lead();
  await last.stop(async () => {});
  await settleEnded({ db, clock, lane }, SHOP);

  const money = new Map<string, bigint>(players.map(({ memberId }) => [memberId, START]));
  for (const { id } of placed) {
    const stored = await world.findBet(id);
    const game = stored && (await findGame(db, { merchantId: SHOP, gameNo: stored.gameNo }));
    if (!stored || !game) throw new Error(`bet ${id} is lost (seed ${seed})`);
    expect(stored.state, `seed ${seed}`).not.toBe('open');
    const told = acknowledged.get(id)?.bet;
    if (told) expect(stored, `seed ${seed}`).toMatchObject({ state: told.state, cashedAt: told.cashedAt });
    if (stored.state === 'refunded') continue;
    expect(game.state).toBe('settled');
    const result = resultsOf(game, await listBetsOfGame(db, game)).get(id);
    expect(stored.cashedAt, `seed ${seed}`).toBe(result?.at ?? null);
    const paid = stored.cashedAt === null ? 0n : crashPayout(stored.stakeMinor, stored.cashedAt);
    expect(stored.payoutMinor).toBe(paid);
    money.set(stored.memberId, (money.get(stored.memberId) ?? 0n) - stored.stakeMinor + paid);
  }
  for (const player of players)
    expect(await balanceOf(player), `seed ${seed}`).toBe(money.get(player.memberId));
}, 120_000);
