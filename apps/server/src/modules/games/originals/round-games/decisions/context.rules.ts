import type { RoundState } from '@croupier/fairplay/games/round-game.ts';
import { derivedId } from '../../../../../platform/ids.ts';
import { mainOf, type AccountOf, type LedgerBatch } from '../../../../money/wallet/index.ts';
import { IN_HOUSE_VENDOR } from '../../../catalogue/index.ts';
import type { Pools } from '../../../jackpot/index.ts';
import { decideRound, refusalOfStake as refusalOf, type RoundSet } from '../../../rounds/index.ts';
import type { BatchPlayer } from '../../game-batch.usecases.ts';
import type { UsedNonce } from '../../seeds/seeds.queries.ts';
import type { ProgressSet } from '../progress-set.rules.ts';
import type { Progress } from '../progress.rules.ts';
import type { PlayedDetail } from '../played-detail.rules.ts';
import type { RoundGameCommand, RoundGameOutcome, RoundView } from '../round-games.types.ts';
import { amountOf, multiplierOf, viewOf } from '../views.rules.ts';

export type Player = BatchPlayer;

/** The state of one merchant in a batch. */
export type GamesState = {
  players: ReadonlyMap<string, Player>;
  games: ProgressSet;
  rounds: RoundSet;
  pools: Pools;
  used: Map<string, UsedNonce>;
};

export type Context = { ledger: LedgerBatch; state: GamesState; accountOf: AccountOf };

type Account = Pick<RoundGameCommand, 'merchantId' | 'memberId' | 'currency'>;
/** The identity of a round, in the terms of the rounds' commands. */
type Unit = Account & { gameId: string; roundId: string };

export const mainAccount = ({ merchantId, currency, memberId }: Account) => ({
  merchantId,
  currency,
  ref: mainOf(memberId),
});

const mainOfBatch = ({ ledger, accountOf }: Context, command: Account) => {
  const main = ledger.member(accountOf(mainAccount(command)).id);
  if (!main) throw new Error('a member plays without an account');
  return main;
};

/** The answer: a round and the balance right after the command. */
export function shown(
  context: Context,
  command: Account,
  { round, changed }: { round: RoundView; changed: boolean },
): RoundGameOutcome {
  const { balanceMinor, sequence } = mainOfBatch(context, command);
  return { status: 'shown', round, balanceMinor, sequence, changed };
}

const unitOf = ({ merchantId, memberId, currency, gameId, roundId }: Unit) => ({
  merchantId,
  memberId,
  currency,
  gameId,
  roundId,
  vendor: IN_HOUSE_VENDOR.code,
});

/** Whether the player may stake this and can pay it; asked before any number is computed. */
export function refusalOfStake(
  { ledger, state, accountOf }: Context,
  command: Account & { gameId: string; roundId?: string },
  stakeMinor: bigint,
): RoundGameOutcome | undefined {
  const { rounds } = state;
  const { roundId, ...stake } = command;
  const of = { ...stake, vendor: IN_HOUSE_VENDOR.code, stakeMinor };
  const round = roundId === undefined ? undefined : rounds.find(roundId);
  const code = refusalOf({ ledger, rounds, accountOf }, of, round);
  return code ? { status: 'refused', code } : undefined;
}

type Stake = Unit & { id: string; amountMinor: bigint; rulesVersion: string; detail?: object };

/** Takes a stake; the first one opens the round. Returns why it was refused. */
export function takeStake(
  context: Context,
  { id, amountMinor, ...stake }: Stake,
): RoundGameOutcome | undefined {
  const { ledger, state, accountOf } = context;
  const { rulesVersion, detail } = stake;
  const command = {
    ...unitOf(stake),
    kind: 'bet' as const,
    id,
    amountMinor,
    rulesVersion,
    ...(detail && { detail }),
  };
  const outcome = decideRound({ ledger, rounds: state.rounds, accountOf }, command);
  return outcome.status === 'refused' ? { status: 'refused', code: outcome.code } : undefined;
}

/** The stakes that count for contracts and rebates: not those that came back undecided. */
function validBetOf({ game, stakeMinor, stakedMinor }: Progress, played: RoundState<unknown>): bigint {
  const pushed = played.isOver ? game.pushed?.(played.view) : undefined;
  return pushed ? stakedMinor - amountOf(stakeMinor, pushed) : stakedMinor;
}

type Ending = { progress: Progress; played: RoundState<unknown>; player: Player; wasLeft?: true };

/** Pays and closes the round, and keeps what it can be played again from. */
function settle(context: Context, command: Account, { progress, played, player, wasLeft }: Ending): void {
  const { ledger, state, accountOf } = context;
  const { roundId, stakeMinor, pairId: seedPairId, nonce, bet, moves, jackpot } = progress;
  const { clientSeed } = player;
  const payoutMinor = amountOf(stakeMinor, played.paid);
  const detail: PlayedDetail = {
    seedPairId,
    nonce,
    clientSeed,
    ...(jackpot && { jackpot }),
    bet,
    moves: [...moves],
    firstStakeMinor: String(stakeMinor),
    multiplierE4: multiplierOf(played.paid),
    view: played.view,
    ...(wasLeft && { wasLeft }),
  };
  const { merchantId } = command;
  const outcome = decideRound(
    { ledger, rounds: state.rounds, accountOf },
    {
      ...unitOf({ ...command, gameId: progress.gameId, roundId }),
      kind: 'win',
      final: true,
      // A round pays once, so the id of the payout derives from the round's.
      id: payoutMinor > 0n ? derivedId('win', merchantId, roundId) : null,
      amountMinor: payoutMinor,
      validBetMinor: validBetOf(progress, played),
      detail,
    },
  );
  if (outcome.status === 'refused') throw new Error(`a round could not be settled: ${outcome.code}`);
  state.games.end(progress);
}

/**
 * Keeps the round after a move. Where the limit does not allow the next step of a ladder it cashes out by itself, so
 * that nobody risks a win that would not be paid.
 */
export function keep(
  context: Context,
  command: Account,
  given: Omit<Ending, 'wasLeft'> & { play: (moves: readonly unknown[]) => RoundState<unknown> },
): RoundGameOutcome {
  let { progress, played } = given;
  const { game, stakeMinor, maxPayoutMinor } = progress;
  if (played.next && amountOf(stakeMinor, played.next) > maxPayoutMinor) {
    const left = game.afterLeaving(played.view);
    if (left === 'void') throw new Error('the limit does not allow the first step');
    progress = { ...progress, moves: [...progress.moves, left.move] };
    played = given.play(progress.moves);
  }
  if (played.isOver) settle(context, command, { progress, played, player: given.player });
  else context.state.games.put(progress);
  return shown(context, command, { round: viewOf(progress, played), changed: true });
}

/** Ends a round that its player has left. */
export function endLeft(
  context: Context,
  command: Account,
  ending: Omit<Ending, 'wasLeft'>,
): RoundGameOutcome {
  settle(context, command, { ...ending, wasLeft: true });
  return shown(context, command, { round: viewOf(ending.progress, ending.played), changed: true });
}

/** @throws Error if the player is missing or the round depends on other seeds */
export function playerOf({ state }: Context, { memberId, pairId }: Progress): Player {
  const player = state.players.get(memberId);
  if (player?.pairId !== pairId) throw new Error('the seeds of a round in progress were rotated');
  return player;
}
