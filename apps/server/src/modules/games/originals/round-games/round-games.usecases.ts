import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { AnyRoundGame } from '@croupier/fairplay/games/round-game.ts';
import { newestRoundGame } from '@croupier/fairplay/games/round-games.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { AppError, appError, requestErrors } from '../../../../platform/http/errors.ts';
import { normalId, type Lane } from '../../../money/wallet/index.ts';
import { callerMadeId, refusal } from '../../rounds/index.ts';
import { checkWorstPayout, checkStake, minMillisecondsOf } from '../limits.rules.ts';
import {
  getOffer,
  readBalance,
  type Balance,
  type Offer,
  type OriginalsDeps,
  type Player,
} from '../offer.usecases.ts';
import { originalsErrors } from '../originals.errors.ts';
import { addPlayer } from '../seeds/seeds.usecases.ts';
import { findWithSeeds } from './progress.queries.ts';
import { progressOf } from './progress.rules.ts';
import type { RoundGameCommand, RoundGameOutcome, RoundGameRefusal, RoundView } from './round-games.types.ts';
import { roundGamesDomain } from './rounds-domain.usecases.ts';
import { createRoundNews } from './round-news.usecases.ts';
import { newsOf } from './round-news.events.ts';
import { playOf, viewOf } from './views.rules.ts';

/** With two lanes, one reads and decides while the other commits. */
const LANES = 2;

/** `id` is created by the caller and becomes the id of the round. */
export type StartRound = Player & { gameId: string; id: string; stakeMinor: bigint; bet: unknown };
/** `step` is the number of moves made before this one. */
export type MakeMove = Player & { gameId: string; roundId: string; step: number; move: unknown };

/** @throws `request.not_found` if there is no such game of several calls */
function getGame(gameId: string): AnyRoundGame {
  const game = newestRoundGame(gameId);
  if (!game) throw appError(requestErrors.notFound);
  return game;
}

/** @throws as `start`, for what needs no database */
function checkStart(
  game: AnyRoundGame,
  bet: unknown,
  { stakeMinor, offer }: { stakeMinor: bigint; offer: Offer },
): void {
  offer.checkOffered(game.id);
  checkStake(stakeMinor, offer.limits);
  checkWorstPayout(stakeMinor, game.mustFit(bet), offer.limits);
}

/** Why the round may not begin; undefined if it may. */
function problemOf(check: () => void): AppError | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function errorOf(code: RoundGameRefusal): AppError {
  if (code === 'move_not_allowed') return fieldRefusal(originalsErrors.moveNotAllowed, 'move');
  if (code === 'move_mismatch') return appError(originalsErrors.moveMismatch);
  if (code === 'too_soon') return appError(originalsErrors.tooSoon);
  if (code === 'round_not_found') return appError(originalsErrors.roundNotFound);
  if (code === 'bet_mismatch' || TAKEN.has(code)) return appError(originalsErrors.betMismatch);
  return refusal(code);
}

/** The id belongs to something else; do not reveal what it is. */
const TAKEN: ReadonlySet<string> = new Set([
  'wallet.transfer_mismatch',
  'rounds.mismatch',
  'rounds.not_open',
  'rounds.bet_cancelled',
]);

const stateOf = (round: RoundView, { balanceMinor, sequence }: Balance): RoundState => ({
  ...round,
  balance: balanceMinor,
  balanceSequence: String(sequence),
});

/** @throws the error of a refusal */
function answerOf(outcome: RoundGameOutcome): RoundState {
  if (outcome.status === 'shown') return stateOf(outcome.round, outcome);
  if (outcome.status === 'in_progress')
    throw appError(originalsErrors.roundInProgress, { value: { roundId: outcome.roundId } });
  if (outcome.status === 'refused') throw errorOf(outcome.code);
  throw new Error(`a round was not decided: ${outcome.status}`);
}

/** Rounds of several calls. What is open is stored only in the database, so it survives reloads and crashes. */
export function createRoundGames(deps: OriginalsDeps) {
  const tell = createRoundNews(deps);
  let lane: Lane<RoundGameCommand, RoundGameOutcome> | undefined;

  /** A player gets seeds with the first bet. */
  const submit = async (command: RoundGameCommand): Promise<RoundGameOutcome> => {
    lane ??= deps.wallet.createLane(roundGamesDomain, { lanes: LANES }, (states) =>
      deps.rounds.committed(states.map((state) => state.rounds)),
    );
    const outcome = await lane.submit(command);
    if (outcome.status !== 'no_seeds') return outcome;
    await addPlayer(deps.db, command);
    return lane.submit(command);
  };

  const submitAndTell = async (command: RoundGameCommand): Promise<RoundGameOutcome> => {
    const outcome = await submit(command);
    const news = newsOf(command, outcome);
    if (news) tell(news);
    return outcome;
  };

  return {
    /** The round of a game that is in progress. @throws `request.not_found` for an unknown game */
    current: async (key: Player & { gameId: string }): Promise<RoundState | null> => {
      getGame(key.gameId);
      const stored = await findWithSeeds(deps.db, key);
      if (!stored) return null;
      const progress = progressOf(stored);
      const played = playOf(progress, progress.moves, stored);
      return stateOf(viewOf(progress, played), await readBalance(deps, key));
    },
    /**
     * Takes the stake and begins the round. A repeated start with the same id returns its present state, even if limits
     * have changed.
     *
     * @throws `originals.bet_not_allowed`, `originals.round_in_progress`, `originals.too_soon`, `originals.stake_out_of_limits`,
     *   `originals.payout_above_limit` if the least payout that must be possible exceeds the limit,
     *   `originals.bet_mismatch`, `wallet.insufficient_funds`, `protection.*`, `request.not_found` for a disabled game.
     *   None of them depends on the result or uses a nonce.
     */
    start: async (start: StartRound): Promise<RoundState> => {
      const { merchantId, memberId, gameId, stakeMinor } = start;
      const game = getGame(gameId);
      const id = callerMadeId(start.id);
      const bet = game.parseBet(start.bet);
      if (bet === undefined) throw fieldRefusal(originalsErrors.betNotAllowed, 'bet');
      const offer = await getOffer(deps, start);
      const problem = problemOf(() => checkStart(game, bet, { stakeMinor, offer }));
      const { currency, jackpotTerms: terms, limits } = offer;
      const { maxPayoutMinor } = limits;
      const of = { kind: 'start', merchantId, memberId, currency, gameId, game } as const;
      const minMilliseconds = minMillisecondsOf(gameId, offer.pace);
      return answerOf(
        await submitAndTell({ ...of, id, bet, stakeMinor, maxPayoutMinor, minMilliseconds, terms, problem }),
      );
    },
    /**
     * Makes a move. The same move at the same step again returns the present state.
     *
     * @throws `originals.move_not_allowed`, `originals.move_mismatch` for another move at that step,
     *   `originals.round_not_found`, and for a move that costs something `wallet.insufficient_funds` or `protection.*`:
     *   the round stands then
     */
    move: async (made: MakeMove): Promise<RoundState> => {
      const { merchantId, memberId, gameId, step, move } = made;
      getGame(gameId);
      const { currency } = await getOffer(deps, made);
      const roundId = normalId(made.roundId);
      return answerOf(
        await submitAndTell({ kind: 'move', merchantId, memberId, currency, gameId, roundId, step, move }),
      );
    },
  };
}

export type RoundGames = ReturnType<typeof createRoundGames>;
