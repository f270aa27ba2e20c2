import {
  mainOf,
  normalId,
  type AccountRef,
  type HouseAccountRef,
  type LedgerBatch,
  type MoneyDomain,
  type NamedAccount,
} from '../../money/wallet/index.ts';
import {
  furtherRoundReads,
  openRoundSet,
  readRoundSet,
  roundWrites,
  type RoundSet,
} from './round-set.usecases.ts';
import { decideBet, decideRollback, decideWin, type InnerCommand, type Sides } from './rounds.rules.ts';
import type { Outcome, RoundCommand } from './rounds.types.ts';

/** The house account of a game: one per vendor and game. */
export const houseOf = ({ vendor, gameId }: { vendor: string; gameId: string }): HouseAccountRef => ({
  owner: 'house',
  kind: 'game',
  key: `${vendor}:${gameId}`,
});

const mainAccount = ({ merchantId, currency, memberId }: InnerCommand): NamedAccount => ({
  merchantId,
  currency,
  ref: mainOf(memberId),
});

const otherAccount = (command: InnerCommand): NamedAccount => ({
  merchantId: command.merchantId,
  currency: command.currency,
  ref: command.counterparty ?? houseOf(command),
});

/** A bet leaves the main account. For payments, the other side comes first if it is a member's. */
const entryAccount = (command: InnerCommand): NamedAccount =>
  command.kind !== 'bet' && command.counterparty?.owner === 'member'
    ? otherAccount(command)
    : mainAccount(command);

function decide(command: InnerCommand, ledger: LedgerBatch, rounds: RoundSet, sides: Sides): Outcome {
  const context = { ledger, rounds, sides };
  if (command.kind === 'bet') return decideBet(context, command);
  if (command.kind === 'win') return decideWin(context, command);
  return decideRollback(context, command);
}

/** The rounds domain: how the ledger decides and writes commands of rounds. */
export const roundsDomain: MoneyDomain<InnerCommand, Outcome, RoundSet> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: (command) => [mainAccount(command), otherAccount(command)],
  ids: (command) => {
    const account = entryAccount(command);
    const ids = command.id === null ? [] : [{ id: command.id, account }];
    return command.kind === 'rollback' ? [...ids, { id: command.betId, account: mainAccount(command) }] : ids;
  },
  reads: (merchantId, commands) =>
    readRoundSet(
      merchantId,
      commands.map(({ kind, roundId, memberId, currency }) => ({
        roundId,
        memberId,
        currency,
        isStake: kind === 'bet',
      })),
    ),
  open: openRoundSet,
  furtherReads: furtherRoundReads,
  decide: (command, ledger, rounds, accountOf) =>
    decide(command, ledger, rounds, {
      main: accountOf(mainAccount(command)).id,
      other: accountOf(otherAccount(command)).id,
    }),
  writes: roundWrites,
};

const normalCounterparty = (ref: AccountRef | undefined): { counterparty?: AccountRef } => {
  if (!ref) return {};
  return { counterparty: ref.owner === 'member' ? { ...ref, memberId: normalId(ref.memberId) } : ref };
};

/** @throws RangeError for an impossible command, which is an adapter's mistake */
export function normalCommand(command: RoundCommand): RoundCommand {
  const ids = {
    id: normalId(command.id),
    memberId: normalId(command.memberId),
    roundId: normalId(command.roundId),
    ...normalCounterparty(command.counterparty),
  };
  if (command.kind === 'rollback') return { ...command, ...ids, betId: normalId(command.betId) };
  const least = command.kind === 'bet' ? 1n : 0n;
  if (command.amountMinor < least) throw new RangeError(`a ${command.kind} of ${command.amountMinor}`);
  if (command.kind === 'win' && (command.validBetMinor ?? 0n) < 0n)
    throw new RangeError('a valid bet is not below zero');
  return { ...command, ...ids };
}
