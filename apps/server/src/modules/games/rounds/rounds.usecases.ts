import type { Tx } from '../../../platform/db/database.ts';
import { AppError, appError } from '../../../platform/http/errors.ts';
import { derivedId } from '../../../platform/ids.ts';
import {
  normalId,
  walletErrors,
  type AccountRef,
  type MoneyDomain,
  type MoneyTx,
  type TransferBatch,
  type Wallet,
} from '../../money/wallet/index.ts';
import { innerCancel, normalCommand, roundsDomain } from './commands.usecases.ts';
import { playsDomain } from './plays.usecases.ts';
import type { RoundSet } from './round-set.usecases.ts';
import { refusal, roundsErrors } from './rounds.errors.ts';
import { findRound } from './rounds.reads.ts';
import type { InnerCommand } from './decisions/context.rules.ts';
import type {
  OpenRound,
  PlayRound,
  Round,
  RoundAfter,
  RoundCommand,
  SettleRound,
  UndoRound,
  VoidRound,
} from './rounds.types.ts';

type Deps = { wallet: Pick<Wallet, 'decideIn'> };

/** Throws a refusal, so that nothing is written. */
const strictDomain: MoneyDomain<InnerCommand, RoundAfter, RoundSet> = {
  ...roundsDomain,
  decide: (command, ledger, rounds, accountOf) => {
    const outcome = roundsDomain.decide(command, ledger, rounds, accountOf);
    if (outcome.status === 'refused') throw refusal(outcome.code);
    const round = rounds.find(outcome.roundId ?? '');
    if (!round) throw appError(roundsErrors.notFound);
    const { balanceMinor, sequence } = outcome;
    return { ...round, balanceMinor, sequence };
  },
};

const strictPlays: MoneyDomain<PlayRound, RoundAfter, RoundSet> = {
  ...playsDomain,
  decide: (...given) => {
    const outcome = playsDomain.decide(...given);
    if (outcome.status === 'refused') throw refusal(outcome.code);
    const { round, balanceMinor, sequence } = outcome;
    return { ...round, balanceMinor, sequence };
  },
};

function onlyOf<T>([only]: readonly T[]): T {
  if (only === undefined) throw new Error('a command was not decided');
  return only;
}

const counterpartyOf = ({ house }: { house?: AccountRef }): { counterparty?: AccountRef } =>
  house ? { counterparty: house } : {};

async function getRound(tx: Tx, key: { merchantId: string; memberId: string; id: string }): Promise<Round> {
  const round = await findRound(tx, { merchantId: key.merchantId, roundId: key.id });
  if (round?.memberId !== key.memberId.toLowerCase()) throw appError(roundsErrors.notFound);
  return round;
}

/** The id of the only bet is the round's id. */
function betOf(round: OpenRound): InnerCommand {
  const { merchantId, currency, vendor, gameId, rulesVersion, reference, detail } = round;
  const id = normalId(round.id);
  return {
    kind: 'bet',
    id,
    roundId: id,
    merchantId,
    currency,
    vendor,
    gameId,
    rulesVersion,
    memberId: normalId(round.memberId),
    amountMinor: round.stakeMinor,
    ...(reference !== undefined && { reference }),
    ...(detail && { detail }),
    ...counterpartyOf(round),
  };
}

/** A round pays once, so the id of the payout derives from the round's. */
function winOf(round: SettleRound): InnerCommand {
  const { merchantId, currency, vendor, gameId, payoutMinor, validBetMinor, detail } = round;
  const roundId = normalId(round.id);
  return {
    kind: 'win',
    final: true,
    roundId,
    merchantId,
    currency,
    vendor,
    gameId,
    amountMinor: payoutMinor,
    id: payoutMinor > 0n ? derivedId('win', merchantId, roundId) : null,
    memberId: normalId(round.memberId),
    ...(validBetMinor !== undefined && { validBetMinor }),
    ...(detail && { detail }),
    ...counterpartyOf(round),
  };
}

const linkedOf = ({ merchantId, currency, linked }: OpenRound): TransferBatch | undefined =>
  linked && { merchantId, currency, transfers: linked };

/** Takes the stake and opens the round. @throws `wallet.insufficient_funds`, `wallet.transfer_mismatch` */
export async function openRound({ wallet }: Deps, tx: MoneyTx, round: OpenRound): Promise<RoundAfter> {
  return onlyOf(await wallet.decideIn(tx, strictDomain, [betOf(round)], linkedOf(round)));
}

/** Bet and result at once: one row, linked transfers. @throws as `openRound`, or `rounds.not_open` */
export async function playRound({ wallet }: Deps, tx: MoneyTx, round: PlayRound): Promise<RoundAfter> {
  const ids = { id: normalId(round.id), memberId: normalId(round.memberId) };
  return onlyOf(await wallet.decideIn(tx, strictPlays, [{ ...round, ...ids }]));
}

/**
 * Pays and closes the round. Repeating it with the same payout changes nothing.
 *
 * @throws `rounds.not_found`, `rounds.mismatch`, `rounds.not_open`, `wallet.transfer_mismatch` if it paid a
 *   different amount
 */
export async function settleRound({ wallet }: Deps, tx: MoneyTx, round: SettleRound): Promise<RoundAfter> {
  return onlyOf(await wallet.decideIn(tx, strictDomain, [winOf(round)]));
}

/** Carries out a vendor's command in the caller's transaction, or nothing of it. @throws why it is refused */
export async function decideStrictly(
  { wallet }: Deps,
  tx: MoneyTx,
  command: RoundCommand,
): Promise<RoundAfter> {
  return onlyOf(await wallet.decideIn(tx, strictDomain, [normalCommand(command)]));
}

/**
 * Returns the stake and undoes everything else that the round moved. The transaction must end with any error.
 *
 * @throws `rounds.not_found`, `rounds.not_open`, `rounds.win_spent`
 */
export async function voidRound(
  { wallet, undo }: Deps & { undo: UndoRound },
  tx: MoneyTx,
  given: VoidRound,
): Promise<RoundAfter> {
  const round = await getRound(tx, given);
  // What settles together is also voided together.
  if (round.pool !== null) throw appError(roundsErrors.notOpen);
  const { merchantId, id, memberId, currency, vendor, gameId } = round;
  const cancel = innerCancel({
    kind: 'cancel',
    id: derivedId('void', merchantId, id),
    roundId: id,
    merchantId,
    memberId,
    currency,
    vendor,
    gameId,
    ...counterpartyOf(given),
  });
  const transfers = round.state === 'open' ? await undo(tx, round) : [];
  try {
    return onlyOf(await wallet.decideIn(tx, strictDomain, [cancel], { merchantId, currency, transfers }));
  } catch (error) {
    // Only winnings can be missing.
    const isShort = error instanceof AppError && error.code === walletErrors.insufficientFunds.code;
    throw isShort ? appError(roundsErrors.winSpent) : error;
  }
}
