import { createFloats, type NumberSource } from '@croupier/fairplay/random.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import { againWithBonus } from '../../../money/bonuses/index.ts';
import {
  mainOf,
  type AccountOf,
  type LedgerBatch,
  type MoneyDomain,
  type NamedAccount,
} from '../../../money/wallet/index.ts';
import { IN_HOUSE_VENDOR } from '../../catalogue/index.ts';
import {
  drawFor,
  insertHits,
  openPools,
  POOL_ACCOUNTS,
  type JackpotTerms,
  type Pools,
} from '../../jackpot/index.ts';
import {
  bonusAccounts,
  checkBonuses,
  decidePlay,
  houseOf,
  openRoundSet,
  readPlaySet,
  refusalOfStake,
  roundWrites,
  type RefusalCode,
  type Round,
  type RoundSet,
} from '../../rounds/index.ts';
import {
  finishGames,
  furtherGameReads,
  openPlayers,
  type BatchPlayer as Player,
} from '../game-batch.usecases.ts';
import { isTooSoon } from '../limits.rules.ts';
import { advanceNonces, lockPlayers, type UsedNonce } from '../seeds/seeds.queries.ts';

/** A bet checked against rules and limits; only the stake and the id can refuse it now. */
export type BetCommand = {
  merchantId: string;
  memberId: string;
  currency: string;
  /** Created by the client; becomes the id of the round and of its first transfer. */
  id: string;
  gameId: string;
  rulesVersion: string;
  stakeMinor: bigint;
  /** The terms of the merchant's jackpot, if it has one. */
  terms: JackpotTerms | undefined;
  /** From the start of the player's last round to this one, at least. */
  minMilliseconds: number;
  /** Plays the bet with the numbers of the round. */
  play: (numbers: NumberSource) => { payoutMinor: bigint; validBetMinor: bigint; detail: object };
};

export type BetOutcome =
  | { status: 'played' | 'known'; round: Round; balanceMinor: bigint; sequence: bigint }
  | { status: 'refused'; code: RefusalCode }
  /** The player's last round began too short a time ago. */
  | { status: 'too_soon' }
  /** The player has no seeds yet: they are created, and the bet is submitted again. */
  | { status: 'no_seeds' }
  /** The round wins the jackpot, whose pool must be read before the batch is decided again. */
  | { status: 'needs_pool' };

/** The state of one merchant in a batch of bets. */
type BetState = {
  players: ReadonlyMap<string, Player>;
  rounds: RoundSet;
  pools: Pools;
  used: Map<string, UsedNonce>;
};

function accountsOf(command: BetCommand): NamedAccount[] {
  const { merchantId, currency, memberId, gameId, terms } = command;
  const house = houseOf({ vendor: IN_HOUSE_VENDOR.code, gameId });
  const own = [mainOf(memberId), house, ...(terms ? POOL_ACCOUNTS : [])];
  return [...own.map((ref) => ({ merchantId, currency, ref })), ...bonusAccounts(command)];
}

const mainAccountOf = ({ merchantId, currency, memberId }: BetCommand): NamedAccount => ({
  merchantId,
  currency,
  ref: mainOf(memberId),
});

type Drawn = ReturnType<typeof drawFor>;

const drawOf = (command: BetCommand, player: Player): Drawn | undefined => {
  const { terms, id, memberId, gameId, stakeMinor } = command;
  const { serverSeed, clientSeed, nextNonce: nonce } = player;
  const source = { serverSeed, clientSeed, nonce };
  return terms && drawFor(terms, { roundId: id, memberId, gameId, stakeMinor, source });
};

/** Plays an affordable bet: result, jackpot, money and record together. */
function playBet(
  command: BetCommand,
  {
    ledger,
    state,
    accountOf,
    player,
  }: { ledger: LedgerBatch; state: BetState; accountOf: AccountOf; player: Player },
): BetOutcome {
  const { merchantId, memberId, currency, id, gameId, rulesVersion, stakeMinor } = command;
  const vendor = IN_HOUSE_VENDOR.code;
  const drawn = drawOf(command, player);
  const payment = drawn?.isDrawn ? state.pools.payment(drawn, ledger.at) : undefined;
  if (drawn?.isDrawn && !payment) return { status: 'needs_pool' };

  const { pairId: seedPairId, clientSeed, nextNonce: nonce } = player;
  const played = command.play(createFloats(player.serverSeed, clientSeed, nonce));
  const jackpot = payment?.record ?? drawn?.record;
  const outcome = decidePlay(
    { ledger, rounds: state.rounds, accountOf },
    {
      merchantId,
      memberId,
      currency,
      id,
      gameId,
      vendor,
      rulesVersion,
      stakeMinor,
      payoutMinor: played.payoutMinor,
      validBetMinor: played.validBetMinor,
      detail: { seedPairId, nonce, clientSeed, ...played.detail, ...(jackpot && { jackpot }) },
      linked: payment?.transfers ?? [],
    },
  );
  if (outcome.status === 'refused') return outcome;
  if (drawn) state.pools.played(drawn, houseOf({ vendor, gameId }), payment);
  player.nextNonce += 1;
  player.lastRoundAt = ledger.at;
  state.used.set(memberId, { merchantId, memberId, nextNonce: player.nextNonce, lastRoundAt: ledger.at });
  return outcome;
}

/**
 * A bet is refused before its result is known, and a refused bet uses no nonce: otherwise players could learn the
 * result of a nonce for free.
 */
function decideBet(
  command: BetCommand,
  ledger: LedgerBatch,
  state: BetState,
  accountOf: AccountOf,
): BetOutcome {
  const account = accountOf(mainAccountOf(command)).id;
  const main = ledger.member(account);
  if (!main) throw new Error('a member bets without an account');
  const known = state.rounds.find(command.id);
  checkBonuses({ ledger, rounds: state.rounds, accountOf }, command, known);
  if (known)
    return { status: 'known', round: known, balanceMinor: main.balanceMinor, sequence: main.sequence };
  if (ledger.find(command.id)) return { status: 'refused', code: 'wallet.transfer_mismatch' };
  const player = state.players.get(command.memberId);
  if (!player) return { status: 'no_seeds' };
  if (isTooSoon(player.lastRoundAt, ledger.at, command.minMilliseconds)) return { status: 'too_soon' };
  const batch = { ledger, rounds: state.rounds, accountOf };
  const refused = refusalOfStake(batch, { ...command, vendor: IN_HOUSE_VENDOR.code });
  if (refused) return { status: 'refused', code: refused };
  return playBet(command, { ledger, state, accountOf, player });
}

function noncesOf(states: readonly BetState[]): Statement[] {
  return states.flatMap(({ used }) => {
    const nonces = [...used.values()];
    const [first] = nonces;
    return first ? [advanceNonces(first.merchantId, nonces)] : [];
  });
}

/** Single-call bets as a ledger domain: seeds, nonce, jackpot, round and money of many players in one commit. */
export const betsDomain: MoneyDomain<BetCommand, BetOutcome, BetState> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: accountsOf,
  ids: (command) => [{ id: command.id, account: mainAccountOf(command) }],
  locks: (merchantId, commands) => [
    lockPlayers(
      merchantId,
      commands.map(({ memberId }) => memberId),
    ),
  ],
  reads: readPlaySet,
  open: ([players, ...rounds], [guards = [], ...pools], reads) => ({
    players: openPlayers(players),
    rounds: openRoundSet(rounds, [guards], reads),
    pools: openPools(pools),
    used: new Map(),
  }),
  decide: decideBet,
  finish: finishGames,
  furtherReads: furtherGameReads,
  again: againWithBonus,
  writes: (states) => {
    const hits = states.flatMap(({ pools }) => pools.hits());
    return [
      ...roundWrites(states.map(({ rounds }) => rounds)),
      ...noncesOf(states),
      ...(hits.length > 0 ? [insertHits(hits)] : []),
    ];
  },
};
