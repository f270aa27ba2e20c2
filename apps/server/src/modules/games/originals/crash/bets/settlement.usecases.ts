import { crashPayout, settleCrash, type Stop, type TableBet } from '@croupier/fairplay/crash-table.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Db } from '../../../../../platform/db/database.ts';
import type { Lane } from '../../../../money/wallet/index.ts';
import { SETTLE_BATCH } from '../crash.config.ts';
import { isOver, listUnsettled, markSettled } from '../room/games.queries.ts';
import type { CrashGameRow } from '../room/room.types.ts';
import type { CrashCommand, CrashOutcome } from './bets-domain.usecases.ts';
import { listBetsOfGame } from './bets.queries.ts';
import type { CrashBetRow } from './bets.types.ts';

export type CrashLane = Pick<Lane<CrashCommand, CrashOutcome>, 'submit' | 'submitAll'>;
export type SettleDeps = { db: Db; clock: Clock; lane: CrashLane };

const PLAYED: ReadonlySet<CrashBetRow['state']> = new Set(['open', 'cashed', 'won', 'lost']);

export const tableBet = ({ id, stakeMinor, auto, currency }: CrashBetRow): TableBet => ({
  id,
  stakeMinor,
  auto,
  isCounted: currency !== PLAY_MONEY,
});

/** How each bet of an ended game ended, computed from what is stored, so that it can be repeated. */
export function resultsOf(game: CrashGameRow, bets: readonly CrashBetRow[]): ReadonlyMap<string, Stop> {
  if (game.point === null) throw new Error(`game ${game.gameNo} has not ended`);
  const played = bets.filter(({ state }) => PLAYED.has(state));
  return settleCrash({
    bets: played.map(tableBet),
    manual: played.flatMap(({ id, state, cashedMs }) =>
      state === 'cashed' && cashedMs !== null ? [{ id, ms: cashedMs }] : [],
    ),
    point: game.point,
    cutMs: game.cutMs,
    limitMinor: game.limitMinor,
  });
}

function settleCommand(game: CrashGameRow, bet: CrashBetRow, stop: Stop | undefined): CrashCommand {
  const { gameNo, hash, point, cutMs } = game;
  const { stakeMinor, auto } = bet;
  const [at, how] = [stop?.at ?? null, stop?.how ?? null];
  return {
    kind: 'settle',
    merchantId: bet.merchantId,
    id: bet.id,
    gameNo,
    memberId: bet.memberId,
    currency: bet.currency,
    at,
    how,
    payoutMinor: at === null ? 0n : crashPayout(stakeMinor, at),
    // At 1.00× of a game that was cut, the player only gets the stake back.
    validBetMinor: at === 100 ? 0n : stakeMinor,
    detail: {
      gameNo,
      auto,
      cashedAt: at,
      how,
      multiplierE4: (at ?? 0) * 100,
      point,
      hash,
      ...(cutMs !== null && { cutMs }),
    },
  };
}

/** Pays automatic cash-outs and closes the rounds of all others. Any process may do it, and repeat it. */
export async function settleGame({ db, clock, lane }: SettleDeps, game: CrashGameRow): Promise<void> {
  if (!isOver(game.state)) throw new Error(`game ${game.gameNo} has not ended`);
  const bets = await listBetsOfGame(db, game);
  const results = resultsOf(game, bets);
  const open = bets.filter(({ state }) => state === 'open');
  for (let from = 0; from < open.length; from += SETTLE_BATCH)
    await Promise.all(
      lane.submitAll(
        open.slice(from, from + SETTLE_BATCH).map((bet) => settleCommand(game, bet, results.get(bet.id))),
      ),
    );
  await markSettled(db, { ...game, at: clock.now() });
}

/** Games whose leader ended them and could not settle them. */
export async function settleEnded(deps: SettleDeps, merchantId: string): Promise<void> {
  for (const game of await listUnsettled(deps.db, merchantId)) await settleGame(deps, game);
}
