import { MAX_AMOUNT_MINOR } from '@croupier/contract/money.ts';
import { derivedId } from '../../../platform/ids.ts';
import { accountsOfHints, againWithBonus, hintsOf } from '../../money/bonuses/index.ts';
import {
  mainOf,
  normalId,
  type AccountOf,
  type AccountRef,
  type HouseAccountRef,
  type LedgerBatch,
  type MoneyDomain,
  type NamedAccount,
} from '../../money/wallet/index.ts';
import {
  finishRounds,
  furtherRoundReads,
  openRoundSet,
  readRoundSet,
  roundWrites,
  type RoundSet,
} from './round-set.usecases.ts';
import type { AskedBet } from './rounds.queries.ts';
import { checkBonuses, playableBonus, tellBonuses } from './decisions/bonuses.rules.ts';
import { decideBet } from './decisions/bets.rules.ts';
import { noteOf, type Context, type InnerCommand } from './decisions/context.rules.ts';
import { decideCorrect } from './decisions/corrections.rules.ts';
import { decideCancel, decideRollback } from './decisions/reversals.rules.ts';
import { decidePromo, decideWin } from './decisions/wins.rules.ts';
import type { CancelCommand, CorrectCommand, Outcome, Round, RoundCommand } from './rounds.types.ts';

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

/** The account that pays and gets paid. */
const walletAccount = ({ wallet, ...command }: InnerCommand): NamedAccount => ({
  merchantId: command.merchantId,
  currency: command.currency,
  ref: wallet ?? mainOf(command.memberId),
});

/** Undefined for a rollback that does not name the game. */
function otherAccount({ merchantId, currency, ...command }: InnerCommand): NamedAccount | undefined {
  const { counterparty, vendor, gameId } = command;
  if (counterparty) return { merchantId, currency, ref: counterparty };
  return gameId === undefined ? undefined : { merchantId, currency, ref: houseOf({ vendor, gameId }) };
}

/** A bet leaves the wallet. For payments, the other side comes first if it is a member's. */
const entryAccount = (command: InnerCommand): NamedAccount =>
  (command.kind !== 'bet' && command.counterparty?.owner === 'member' && otherAccount(command)) ||
  walletAccount(command);

function idsOf(command: InnerCommand): { id: string; account: NamedAccount }[] {
  const ids = command.id === null ? [] : [{ id: command.id, account: entryAccount(command) }];
  const betId = command.kind === 'rollback' || command.kind === 'win' ? command.betId : undefined;
  return betId === undefined ? ids : [...ids, { id: betId, account: walletAccount(command) }];
}

/** Of a rollback that names its bet only. */
function betOf(command: InnerCommand): AskedBet | undefined {
  if (command.kind !== 'rollback' || command.roundId !== undefined) return undefined;
  const { betId, memberId, currency, wallet } = command;
  return { betId, memberId, currency, kind: wallet?.kind ?? 'main' };
}

function decideKind(context: Context, command: InnerCommand): Outcome {
  if (command.kind === 'bet') return decideBet(context, command);
  if (command.kind === 'win') return decideWin(context, command);
  if (command.kind === 'rollback') return decideRollback(context, command);
  if (command.kind === 'cancel') return decideCancel(context, command);
  return command.kind === 'promo' ? decidePromo(context, command) : decideCorrect(context, command);
}

/** The round that a command is about, as far as it is read. */
function roundOf({ ledger, rounds }: Batch, command: InnerCommand): Round | undefined {
  if (command.roundId !== undefined) return rounds.find(command.roundId);
  const bet = command.kind === 'rollback' ? ledger.find(command.betId) : undefined;
  return rounds.find(bet?.transfer?.reference ?? (bet && noteOf(bet)?.roundId) ?? '');
}

type Batch = { ledger: LedgerBatch; rounds: RoundSet; accountOf: AccountOf };

/** What the member may stake beside the main account, where the command names a game. */
function withBonus(batch: Batch, command: InnerCommand, outcome: Outcome): Outcome {
  if (command.gameId === undefined || command.wallet || outcome.bonusMinor !== undefined) return outcome;
  const bonusMinor = playableBonus(batch, command, { gameId: command.gameId, vendor: command.vendor });
  return bonusMinor === undefined ? outcome : { ...outcome, bonusMinor };
}

/** Decides a command within a batch of another domain, which has called `checkBonuses` for its member. */
export function decideRound(batch: Batch, command: InnerCommand): Outcome {
  const { ledger, rounds, accountOf } = batch;
  const other = otherAccount(command);
  const sides = {
    main: accountOf(mainAccount(command)).id,
    wallet: accountOf(walletAccount(command)).id,
    other: other ? accountOf(other).id : null,
  };
  const outcome = decideKind({ ledger, rounds, sides, accountOf }, command);
  tellBonuses(batch);
  return withBonus(batch, command, outcome);
}

/** The accounts of the bonuses that a member may play. */
export const bonusAccounts = (player: {
  merchantId: string;
  memberId: string;
  currency: string;
}): NamedAccount[] => accountsOfHints(player, hintsOf(player));

/** The rounds domain: how the ledger decides and writes commands of rounds. */
export const roundsDomain: MoneyDomain<InnerCommand, Outcome, RoundSet> = {
  laneKey: ({ merchantId, memberId }) => `${merchantId}/${memberId}`,
  accounts: (command) => {
    const other = otherAccount(command);
    return [
      mainAccount(command),
      ...(command.wallet ? [walletAccount(command)] : []),
      ...(other ? [other] : []),
      ...bonusAccounts(command),
    ];
  },
  ids: idsOf,
  reads: (merchantId, commands) =>
    readRoundSet(
      merchantId,
      commands.map((command) => {
        const { kind, roundId, memberId, currency, gameId } = command;
        return { roundId, bet: betOf(command), memberId, currency, gameId, isStake: kind === 'bet' };
      }),
    ),
  open: openRoundSet,
  furtherReads: furtherRoundReads,
  /** @throws MissingBonusError, and is decided again then */
  decide: (command, ledger, rounds, accountOf) => {
    const batch = { ledger, rounds, accountOf };
    checkBonuses(batch, command, roundOf(batch, command));
    return decideRound(batch, command);
  },
  again: againWithBonus,
  finish: finishRounds,
  writes: roundWrites,
};

const normalRef = (ref: AccountRef): AccountRef =>
  ref.owner === 'member' ? { ...ref, memberId: normalId(ref.memberId) } : ref;

function checkAmount(what: string, amountMinor: bigint): void {
  if (amountMinor < 0n || amountMinor > MAX_AMOUNT_MINOR) throw new RangeError(`a ${what} of ${amountMinor}`);
}

/** The command with the ids of what it posts beside its record. */
export const innerCancel = (command: CancelCommand): InnerCommand => ({
  ...command,
  stakeTransferId: derivedId('cancel', command.merchantId, command.id),
  payoutTransferId: derivedId('cancelled payout', command.merchantId, command.id),
});

const innerCorrect = (command: CorrectCommand): InnerCommand => ({
  ...command,
  transferId: derivedId('correct', command.merchantId, command.id),
});

function checkAmounts(command: RoundCommand): void {
  if ('amountMinor' in command) checkAmount(command.kind, command.amountMinor);
  if (command.kind === 'win') checkAmount('valid bet', command.validBetMinor ?? 0n);
  if (command.kind !== 'correct') return;
  checkAmount('previous payout', command.previousMinor);
  checkAmount('payout', command.payoutMinor);
}

/** @throws RangeError for an impossible command, which is an adapter's mistake */
export function normalCommand(given: RoundCommand): InnerCommand {
  checkAmounts(given);
  const { wallet, counterparty } = given;
  const command: RoundCommand = {
    ...given,
    id: normalId(given.id),
    memberId: normalId(given.memberId),
    ...(wallet && { wallet: normalRef(wallet) }),
    ...(counterparty && { counterparty: normalRef(counterparty) }),
    ...(given.roundId !== undefined && { roundId: normalId(given.roundId) }),
    ...('betId' in given && given.betId !== undefined && { betId: normalId(given.betId) }),
  };
  if (command.kind === 'cancel') return innerCancel(command);
  return command.kind === 'correct' ? innerCorrect(command) : command;
}
