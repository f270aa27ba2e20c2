import type { Tx } from '../../../platform/db/database.ts';
import { AppError, appError } from '../../../platform/http/errors.ts';
import { derivedId } from '../../../platform/ids.ts';
import {
  normalId,
  walletErrors,
  type AccountRef,
  type MoneyTx,
  type TransferBatch,
  type Wallet,
} from '../../money/wallet/index.ts';
import { roundsDomain } from './commands.usecases.ts';
import { refusal, roundsErrors } from './rounds.errors.ts';
import { findRound } from './rounds.reads.ts';
import type { InnerCommand } from './rounds.rules.ts';
import type { OpenRound, PlayRound, Round, SettleRound, UndoRound, VoidRound } from './rounds.types.ts';

type Deps = { wallet: Pick<Wallet, 'decideIn'> };

/** A refusal ends the use case, with nothing written. */
const strictDomain: typeof roundsDomain = {
  ...roundsDomain,
  decide: (...given) => {
    const outcome = roundsDomain.decide(...given);
    if (outcome.status === 'refused') throw refusal(outcome.code);
    return outcome;
  },
};

const counterpartyOf = ({ house }: { house?: AccountRef }): { counterparty?: AccountRef } =>
  house ? { counterparty: house } : {};

async function getRound(tx: Tx, key: { merchantId: string; memberId: string; id: string }): Promise<Round> {
  const round = await findRound(tx, { merchantId: key.merchantId, roundId: key.id });
  if (round?.memberId !== key.memberId.toLowerCase()) throw appError(roundsErrors.notFound);
  return round;
}

/** The round's own id is the id of its one bet. */
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

type Settling = Omit<SettleRound, 'memberId'> & Pick<Round, 'memberId' | 'currency' | 'vendor' | 'gameId'>;

/** A round pays once, so the id of the payout follows from the round. */
function winOf(round: Settling): InnerCommand {
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
export async function openRound({ wallet }: Deps, tx: MoneyTx, round: OpenRound): Promise<Round> {
  await wallet.decideIn(tx, strictDomain, [betOf(round)], linkedOf(round));
  return getRound(tx, round);
}

/** Bet and result in one go: one row, two linked transfers. @throws as `openRound`, or `rounds.not_open` */
export async function playRound({ wallet }: Deps, tx: MoneyTx, round: PlayRound): Promise<Round> {
  await wallet.decideIn(tx, strictDomain, [betOf(round), winOf(round)], linkedOf(round));
  return getRound(tx, round);
}

/**
 * Pays and closes the round. Done again with the same payout it changes nothing.
 *
 * @throws `rounds.not_found`, `rounds.not_open`, `wallet.transfer_mismatch` when it paid something else
 */
export async function settleRound({ wallet }: Deps, tx: MoneyTx, given: SettleRound): Promise<Round> {
  const { memberId, currency, vendor, gameId } = await getRound(tx, given);
  await wallet.decideIn(tx, strictDomain, [winOf({ ...given, memberId, currency, vendor, gameId })]);
  return getRound(tx, given);
}

/**
 * Gives the stake back, and undoes whatever else the round moved: all of it or nothing. The transaction has to end with
 * what is thrown.
 *
 * @throws `rounds.not_found`, `rounds.not_open`, `rounds.win_spent`
 */
export async function voidRound(
  { wallet, undo }: Deps & { undo: UndoRound },
  tx: MoneyTx,
  given: VoidRound,
): Promise<Round> {
  const round = await getRound(tx, given);
  const { merchantId, id, memberId, currency, vendor, gameId } = round;
  const rollback: InnerCommand = {
    kind: 'rollback',
    id: derivedId('void', merchantId, id),
    betId: id,
    roundId: id,
    merchantId,
    memberId,
    currency,
    vendor,
    gameId,
    ...counterpartyOf(given),
  };
  const transfers = round.state === 'open' ? await undo(tx, round) : [];
  try {
    await wallet.decideIn(tx, strictDomain, [rollback], { merchantId, currency, transfers });
  } catch (error) {
    // The stake has come back to the member by then: only what was won can be missing.
    const isShort = error instanceof AppError && error.code === walletErrors.insufficientFunds.code;
    if (isShort && transfers.length > 0) throw appError(roundsErrors.winSpent);
    throw error;
  }
  return getRound(tx, given);
}
