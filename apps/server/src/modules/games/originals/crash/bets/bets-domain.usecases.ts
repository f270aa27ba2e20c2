import { crashRules } from '@croupier/fairplay/crash-rules.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import type { CashOutHow } from '@croupier/fairplay/crash-table.ts';
import type { Statement } from '../../../../../platform/db/statement.ts';
import { derivedId } from '../../../../../platform/ids.ts';
import { againWithBonus } from '../../../../money/bonuses/index.ts';
import type { AccountOf, LedgerBatch, MoneyDomain } from '../../../../money/wallet/index.ts';
import { IN_HOUSE_VENDOR } from '../../../catalogue/index.ts';
import {
  checkBonuses,
  decideRound,
  roundsDomain,
  type InnerRoundCommand,
  type RefusalCode,
  type RoundSet,
} from '../../../rounds/index.ts';
import { CRASH, ROOM_STAKES_PART } from '../crash.config.ts';
import type { GameState } from '../room/room.types.ts';
import {
  countBets,
  insertBets,
  lockBets,
  lockEpoch,
  lockGames,
  updateBets,
  type BetCount,
} from './bets.queries.ts';
import type { CrashBetRow } from './bets.types.ts';

type BetOf = Pick<CrashBetRow, 'merchantId' | 'id' | 'gameNo' | 'memberId' | 'currency'>;

export type CrashCommand = BetOf &
  (
    | { kind: 'bet'; stakeMinor: bigint; auto: number; name: string; detail: object }
    | { kind: 'cancel' }
    /** By hand, while the game runs: only by its leader. */
    | { kind: 'cash_out'; epoch: bigint; at: number; ms: number; payoutMinor: bigint; detail: object }
    /** The result of a game that has ended; a multiplier of null is a loss. */
    | {
        kind: 'settle';
        at: number | null;
        how: CashOutHow | null;
        payoutMinor: bigint;
        validBetMinor: bigint;
        detail: object;
      }
    /** Of a game that was not started: only by its leader. */
    | { kind: 'refund'; epoch: bigint }
  );

export type CrashRefusal =
  | RefusalCode
  | 'originals.bet_mismatch'
  | 'originals.betting_closed'
  | 'originals.too_many_bets'
  | 'originals.room_full'
  /** Another process leads the room by now. */
  | 'deposed'
  /** The bet is not in the game any more. */
  | 'out';

export type CrashOutcome =
  | { status: 'done' | 'known'; bet: CrashBetRow; balanceMinor: bigint; sequence: bigint }
  | { status: 'refused'; code: CrashRefusal; bet?: CrashBetRow };

type LockedGame = { gameNo: number; state: GameState; limitMinor: bigint };

type CrashState = {
  rounds: RoundSet;
  epoch: bigint | undefined;
  games: ReadonlyMap<number, LockedGame>;
  bets: Map<string, CrashBetRow>;
  counts: Map<string, number>;
  added: Set<string>;
  changed: Set<string>;
};

const vendor = IN_HOUSE_VENDOR.code;

/** The command of the round behind a command of a bet. */
function roundCommandOf(command: CrashCommand): InnerRoundCommand {
  const { merchantId, id: roundId, memberId, currency } = command;
  const unit = { merchantId, memberId, currency, vendor, roundId, gameId: CRASH.id };
  const rollback = { ...unit, kind: 'rollback', betId: roundId } as const;
  if (command.kind === 'bet')
    return {
      ...unit,
      kind: 'bet',
      id: roundId,
      amountMinor: command.stakeMinor,
      rulesVersion: CRASH.rulesVersion,
      reference: String(command.gameNo),
      detail: command.detail,
    };
  if (command.kind === 'cancel' || command.kind === 'refund')
    return { ...rollback, id: derivedId('crash back', merchantId, roundId) };
  const { payoutMinor: amountMinor, detail } = command;
  return {
    ...unit,
    kind: 'win',
    final: true,
    // A round pays once, so the id of the payout derives from the round's.
    id: amountMinor > 0n ? derivedId('win', merchantId, roundId) : null,
    amountMinor,
    detail,
    ...(command.kind === 'settle' && { validBetMinor: command.validBetMinor }),
  };
}

const isSameBet = (bet: CrashBetRow, command: CrashCommand & { kind: 'bet' }): boolean =>
  bet.memberId === command.memberId &&
  bet.stakeMinor === command.stakeMinor &&
  bet.gameNo === command.gameNo &&
  bet.auto === command.auto;

type Context = { ledger: LedgerBatch; state: CrashState; accountOf: AccountOf };

const standing = ({ ledger, accountOf }: Context, command: CrashCommand) => {
  const [account] = roundsDomain.accounts(roundCommandOf(command));
  const main = account && ledger.member(accountOf(account).id);
  if (!main) throw new Error('a member bets without an account');
  return { balanceMinor: main.balanceMinor, sequence: main.sequence };
};

const countKey = ({ gameNo, memberId }: { gameNo: number; memberId: string }): string =>
  `${gameNo}/${memberId}`;

/** Moves the money; the row of the bet follows only if it was accepted. */
function move(context: Context, command: CrashCommand, row: CrashBetRow): CrashOutcome {
  const { ledger, state, accountOf } = context;
  const outcome = decideRound({ ledger, rounds: state.rounds, accountOf }, roundCommandOf(command));
  if (outcome.status === 'refused') return { status: 'refused', code: outcome.code as RefusalCode };
  // The id belongs to something that is not this bet.
  if (outcome.duplicate) return { status: 'refused', code: 'originals.bet_mismatch' };
  state.bets.set(row.id, row);
  (command.kind === 'bet' ? state.added : state.changed).add(row.id);
  return { status: 'done', bet: row, ...standing(context, command) };
}

function decideBet(context: Context, command: CrashCommand & { kind: 'bet' }): CrashOutcome {
  const { state, ledger } = context;
  const { merchantId, id, gameNo, memberId, currency, stakeMinor, auto, name } = command;
  const known = state.bets.get(id);
  if (known)
    return isSameBet(known, command)
      ? { status: 'known', bet: known, ...standing(context, command) }
      : { status: 'refused', code: 'originals.bet_mismatch' };
  const game = state.games.get(gameNo);
  if (game?.state !== 'betting') return { status: 'refused', code: 'originals.betting_closed' };
  const count = state.counts.get(countKey(command)) ?? 0;
  if (count >= crashRules.betsPerPlayer) return { status: 'refused', code: 'originals.too_many_bets' };
  if (currency !== PLAY_MONEY && stakeMinor * ROOM_STAKES_PART > game.limitMinor)
    return { status: 'refused', code: 'originals.room_full' };
  const outcome = move(context, command, {
    merchantId,
    id,
    gameNo,
    memberId,
    currency,
    name,
    stakeMinor,
    auto,
    state: 'open',
    cashedAt: null,
    cashedMs: null,
    how: null,
    payoutMinor: 0n,
    placedAt: ledger.at,
  });
  if (outcome.status === 'done') state.counts.set(countKey(command), count + 1);
  return outcome;
}

/** The bet after the command. */
function changed(bet: CrashBetRow, command: Exclude<CrashCommand, { kind: 'bet' }>): CrashBetRow {
  if (command.kind === 'cancel') return { ...bet, state: 'cancelled' };
  if (command.kind === 'refund') return { ...bet, state: 'refunded' };
  const { at: cashedAt, payoutMinor } = command;
  if (command.kind === 'cash_out')
    return { ...bet, state: 'cashed', cashedAt, cashedMs: command.ms, how: 'manual', payoutMinor };
  return { ...bet, state: cashedAt === null ? 'lost' : 'won', cashedAt, how: command.how, payoutMinor };
}

const AFTER: Readonly<Record<Exclude<CrashCommand['kind'], 'bet'>, readonly CrashBetRow['state'][]>> = {
  cancel: ['cancelled'],
  cash_out: ['cashed'],
  settle: ['won', 'lost', 'cashed'],
  refund: ['refunded'],
};

function decideChange(context: Context, command: Exclude<CrashCommand, { kind: 'bet' }>): CrashOutcome {
  const { state } = context;
  const bet = state.bets.get(command.id);
  if (bet?.memberId !== command.memberId) return { status: 'refused', code: 'rounds.not_found' };
  if (AFTER[command.kind].includes(bet.state)) return { status: 'known', bet, ...standing(context, command) };
  if ('epoch' in command && command.epoch !== state.epoch) return { status: 'refused', code: 'deposed', bet };
  if (bet.state !== 'open') return { status: 'refused', code: 'out', bet };
  if (command.kind === 'cancel' && state.games.get(bet.gameNo)?.state !== 'betting')
    return { status: 'refused', code: 'originals.betting_closed', bet };
  return move(context, command, changed(bet, command));
}

const needsEpoch = ({ kind }: CrashCommand): boolean => kind === 'cash_out' || kind === 'refund';
const needsGame = ({ kind }: CrashCommand): boolean => kind === 'bet' || kind === 'cancel';

/** Bets, cancellations, cash-outs and results of crash: the player's round, the money and the bet in one commit. */
export const crashDomain: MoneyDomain<CrashCommand, CrashOutcome, CrashState> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: (command) => roundsDomain.accounts(roundCommandOf(command)),
  ids: (command) => roundsDomain.ids(roundCommandOf(command)),
  locks: (merchantId, commands): Statement[] => [
    lockEpoch(merchantId, commands.some(needsEpoch)),
    lockGames(merchantId, [...new Set(commands.filter(needsGame).map(({ gameNo }) => gameNo))]),
    lockBets(
      merchantId,
      commands.map(({ id }) => id),
    ),
  ],
  reads: (merchantId, commands) => [
    ...roundsDomain.reads(merchantId, commands.map(roundCommandOf)),
    countBets(
      merchantId,
      [...new Set(commands.filter(({ kind }) => kind === 'bet').map(({ gameNo }) => gameNo))],
      commands.flatMap(({ kind, memberId }) => (kind === 'bet' ? [memberId] : [])),
    ),
  ],
  open: ([room = [], games = [], bets = [], ...rest], further, reads) => ({
    rounds: roundsDomain.open(rest, further, reads),
    epoch: (room as readonly { epoch: bigint }[])[0]?.epoch,
    games: new Map((games as readonly LockedGame[]).map((game) => [game.gameNo, game])),
    bets: new Map((bets as readonly CrashBetRow[]).map((bet) => [bet.id, bet])),
    counts: new Map(((rest.at(-1) ?? []) as readonly BetCount[]).map((one) => [countKey(one), one.bets])),
    added: new Set(),
    changed: new Set(),
  }),
  decide: (command, ledger, state, accountOf) => {
    const context = { ledger, state, accountOf };
    const { rounds } = state;
    checkBonuses({ ledger, rounds, accountOf }, command, rounds.find(command.id));
    return command.kind === 'bet' ? decideBet(context, command) : decideChange(context, command);
  },
  finish: (ledger, { rounds }, accountOf) => roundsDomain.finish?.(ledger, rounds, accountOf),
  furtherReads: ({ rounds }) => roundsDomain.furtherReads?.(rounds) ?? [],
  again: againWithBonus,
  writes: (states) => {
    const rowsOf = ({ bets }: CrashState, ids: ReadonlySet<string>): CrashBetRow[] =>
      [...ids].flatMap((id) => bets.get(id) ?? []);
    const added = states.flatMap((state) => rowsOf(state, state.added));
    const updates = states.flatMap((state) => {
      const rows = rowsOf(state, new Set([...state.changed].filter((id) => !state.added.has(id))));
      const [first] = rows;
      return first ? [updateBets(first.merchantId, rows)] : [];
    });
    return [
      ...roundsDomain.writes(states.map(({ rounds }) => rounds)),
      ...(added.length > 0 ? [insertBets(added)] : []),
      ...updates,
    ];
  },
};
