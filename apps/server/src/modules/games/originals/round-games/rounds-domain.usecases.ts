import { roundGames } from '@croupier/fairplay/games/round-games.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import { againWithBonus } from '../../../money/bonuses/index.ts';
import { type MoneyDomain, type NamedAccount } from '../../../money/wallet/index.ts';
import { IN_HOUSE_VENDOR } from '../../catalogue/index.ts';
import { insertHits, openPools, POOL_ACCOUNTS } from '../../jackpot/index.ts';
import {
  bonusAccounts,
  checkBonuses,
  houseOf,
  openRoundSet,
  readRoundSet,
  roundWrites,
} from '../../rounds/index.ts';
import { finishGames, furtherGameReads, openPlayers } from '../game-batch.usecases.ts';
import { advanceNonces, lockPlayers } from '../seeds/seeds.queries.ts';
import { mainAccount, type Context, type GamesState } from './decisions/context.rules.ts';
import { decideLeaving } from './decisions/leaving.rules.ts';
import { decideMove } from './decisions/moves.rules.ts';
import { decideStart } from './decisions/start.rules.ts';
import { deleteProgress, insertProgress, readProgress, updateProgress } from './progress.queries.ts';
import { createProgressSet } from './progress-set.rules.ts';
import { progressOf, type StoredProgress } from './progress.rules.ts';
import type { RoundGameCommand, RoundGameOutcome } from './round-games.types.ts';

/** Games with moves that cost a further stake. */
const STAKING_GAMES: ReadonlySet<string> = new Set(
  roundGames.filter(({ extraStake }) => extraStake).map(({ id }) => id),
);

/** A move that costs nothing asks no guard. */
const mayStake = (command: RoundGameCommand): boolean =>
  command.kind === 'start' || (command.kind === 'move' && STAKING_GAMES.has(command.gameId));

const roundIdOf = (command: RoundGameCommand): string =>
  command.kind === 'start' ? command.id : command.roundId;

function accountsOf(command: RoundGameCommand): NamedAccount[] {
  const { merchantId, currency, gameId } = command;
  const pool = command.kind === 'start' && command.terms ? POOL_ACCOUNTS : [];
  const others = [houseOf({ vendor: IN_HOUSE_VENDOR.code, gameId }), ...pool];
  const named = others.map((ref) => ({ merchantId, currency, ref }));
  return [mainAccount(command), ...named, ...bonusAccounts(command)];
}

const uniqueGames = (commands: readonly RoundGameCommand[]): RoundGameCommand[] => [
  ...new Map(commands.map((command) => [`${command.memberId}/${command.gameId}`, command])).values(),
];

function decide(command: RoundGameCommand, context: Context): RoundGameOutcome {
  if (command.kind === 'start') return decideStart(context, command);
  return command.kind === 'move' ? decideMove(context, command) : decideLeaving(context, command);
}

function writesOf(state: GamesState): Statement[] {
  const { begun, moved, ended } = state.games.changes();
  const nonces = [...state.used.values()];
  // All of one merchant.
  const merchantId = (nonces[0] ?? ended[0] ?? moved[0])?.merchantId ?? '';
  return [
    ...(nonces.length > 0 ? [advanceNonces(merchantId, nonces)] : []),
    ...(ended.length > 0 ? [deleteProgress(merchantId, ended)] : []),
    ...(moved.length > 0 ? [updateProgress(merchantId, moved)] : []),
    ...(begun.length > 0 ? [insertProgress(begun)] : []),
  ];
}

/** Rounds of several calls as a ledger domain: seeds, progress, jackpot, rounds and money of many players in one commit. */
export const roundGamesDomain: MoneyDomain<RoundGameCommand, RoundGameOutcome, GamesState> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: accountsOf,
  ids: (command) => (command.kind === 'start' ? [{ id: command.id, account: mainAccount(command) }] : []),
  locks: (merchantId, commands) => [
    lockPlayers(
      merchantId,
      commands.map(({ memberId }) => memberId),
    ),
  ],
  reads: (merchantId, commands) => [
    ...readRoundSet(
      merchantId,
      commands.map((command) => ({
        roundId: roundIdOf(command),
        memberId: command.memberId,
        currency: command.currency,
        gameId: command.gameId,
        isStake: mayStake(command),
      })),
    ),
    readProgress(merchantId, uniqueGames(commands)),
  ],
  open: ([players, ...answers], [guards = [], ...pools], reads) => ({
    players: openPlayers(players),
    games: createProgressSet(((answers.at(-1) ?? []) as readonly StoredProgress[]).map(progressOf)),
    rounds: openRoundSet(answers.slice(0, -1), [guards], reads.slice(0, -1)),
    pools: openPools(pools),
    used: new Map(),
  }),
  /** @throws MissingBonusError, and is decided again then */
  decide: (command, ledger, state, accountOf) => {
    const { rounds } = state;
    checkBonuses({ ledger, rounds, accountOf }, command, rounds.find(roundIdOf(command)));
    return decide(command, { ledger, state, accountOf });
  },
  again: againWithBonus,
  finish: finishGames,
  furtherReads: furtherGameReads,
  writes: (states) => {
    const hits = states.flatMap(({ pools }) => pools.hits());
    return [
      ...roundWrites(states.map(({ rounds }) => rounds)),
      ...states.flatMap(writesOf),
      ...(hits.length > 0 ? [insertHits(hits)] : []),
    ];
  },
};
