import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { MoneyTx, Wallet } from '../../../money/wallet/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import type { TransferAnswer, Unknown, VendorClient } from '../vendors.types.ts';
import { creditExplained, hold, moveStep } from './moves.usecases.ts';
import { findTransfer, insertTransfer, listDueTransfers, updateTransfer } from './transfers.queries.ts';
import { firstAskAt, nextOf, type VendorTransfer } from './transfers.rules.ts';

export type TransferDeps = {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'decideIn'>;
  accounts: Pick<VendorAccounts, 'find' | 'open' | 'list'>;
  players: { nameOf: (account: { merchantId: string; id: string }, memberId: string) => Promise<string> };
  clientOf: (opened: OpenedAccount) => VendorClient;
  /** Books what the vendor's list tells, which explains what it pays out. */
  readBets?: (opened: OpenedAccount) => Promise<unknown>;
};

export type NewTransfer = {
  merchantId: string;
  memberId: string;
  /** The caller's key; a repeated request finds its transfer. */
  id: string;
  accountId: string;
  direction: 'in' | 'out';
  /** Null: everything that the vendor has. */
  amountMinor: bigint | null;
};

type Answer = TransferAnswer | Unknown;
type VendorWallet = NonNullable<VendorClient['wallet']>;

const DUE_AT_ONCE = 100;

/** @throws `vendors.account_not_found` for an account without a wallet of its own */
function walletAt(deps: TransferDeps, opened: OpenedAccount): VendorWallet {
  const { wallet } = deps.clientOf(opened);
  if (!wallet) throw appError(vendorsErrors.accountNotFound);
  return wallet;
}

const isSame = (known: VendorTransfer, wanted: NewTransfer): boolean =>
  known.memberId === wanted.memberId &&
  known.accountId === wanted.accountId &&
  known.direction === wanted.direction;

/** The row stands and the money is held before the vendor hears of it. */
async function begin(
  deps: TransferDeps,
  wanted: NewTransfer,
  currency: string,
): Promise<{ transfer: VendorTransfer; isNew: boolean }> {
  const createdAt = deps.clock.now();
  const transfer: VendorTransfer = {
    ...wanted,
    currency,
    state: 'sent',
    askAt: firstAskAt(createdAt),
    tries: 0,
    reason: null,
    heldMinor: 0n,
    createdAt,
  };
  return deps.wallet.transaction(async (tx) => {
    if (!(await insertTransfer(tx, transfer))) {
      const known = await findTransfer(tx, wanted);
      if (known && isSame(known, wanted)) return { transfer: known, isNew: false };
      throw appError(vendorsErrors.transferOpen);
    }
    const { amountMinor } = wanted;
    if (wanted.direction === 'in' && amountMinor !== null) await hold(deps, tx, { ...transfer, amountMinor });
    return { transfer, isNew: true };
  });
}

/** Moves the money of a transfer that is done. @returns what the vendor has paid out without an explanation */
async function moveDone(
  deps: TransferDeps,
  tx: MoneyTx,
  transfer: VendorTransfer,
  confirmedMinor: bigint,
): Promise<bigint> {
  const { direction, amountMinor: askedMinor } = transfer;
  if (direction === 'in') {
    const amountMinor = askedMinor ?? confirmedMinor;
    if (amountMinor > 0n) await moveStep(deps, tx, transfer, { step: 'in', amountMinor });
    return 0n;
  }
  // More than was asked for is not credited either before it is explained.
  const amountMinor = askedMinor !== null && askedMinor < confirmedMinor ? askedMinor : confirmedMinor;
  if (amountMinor === 0n) return 0n;
  return confirmedMinor - (await creditExplained(deps, tx, transfer, { step: 'out', amountMinor }));
}

/** Moves what the vendor's answer means, once. */
async function finish(
  deps: TransferDeps,
  tx: MoneyTx,
  transfer: VendorTransfer,
  answer: Answer,
): Promise<VendorTransfer> {
  const at = deps.clock.now();
  const next = nextOf(transfer, answer, at);
  const held = transfer.direction === 'in' ? transfer.amountMinor : null;
  const heldMinor = next.state === 'done' ? await moveDone(deps, tx, transfer, next.amountMinor) : 0n;
  if (next.state === 'failed' && held !== null)
    await moveStep(deps, tx, transfer, { step: 'release', amountMinor: held });
  const movedMinor = next.state === 'done' ? (held ?? next.amountMinor) : transfer.amountMinor;
  const changed = {
    ...transfer,
    state: next.state,
    amountMinor: movedMinor === 0n ? null : movedMinor,
    askAt: next.state === 'unknown' ? next.askAt : null,
    tries: next.state === 'unknown' ? next.tries : transfer.tries,
    reason: next.state === 'done' ? null : next.reason,
    heldMinor,
  };
  await updateTransfer(tx, { ...changed, at });
  return changed;
}

/** The list need not be known: what it does not explain now is credited when it does. */
async function readFirst(
  { accounts, readBets, log }: TransferDeps,
  { merchantId, accountId }: Pick<VendorTransfer, 'merchantId' | 'accountId'>,
): Promise<void> {
  try {
    const opened = await accounts.find({ merchantId, id: accountId });
    if (opened) await readBets?.(opened);
  } catch (error) {
    log.warn({ err: error, accountId }, 'the bets of a vendor’s wallet could not be booked');
  }
}

const isOpen = ({ state }: VendorTransfer): boolean => state === 'sent' || state === 'unknown';

async function settle(
  deps: TransferDeps,
  key: Pick<VendorTransfer, 'merchantId' | 'id' | 'accountId' | 'direction'>,
  answer: Answer,
): Promise<VendorTransfer> {
  if (key.direction === 'out' && 'state' in answer && answer.state === 'done') await readFirst(deps, key);
  return deps.wallet.transaction(async (tx) => {
    const transfer = await findTransfer(tx, key, true);
    if (!transfer) throw appError(vendorsErrors.transferNotFound);
    return isOpen(transfer) ? finish(deps, tx, transfer, answer) : transfer;
  });
}

/** A client must not throw for what a network can do; if it does, the outcome is not known. */
const answerOf = (asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => ({
    unknown: true,
    reason: error instanceof Error ? error.name : 'failed',
  }));

/**
 * Moves money between the main wallet and a vendor's. Ends with what is known: done, failed, or unknown, and then the
 * vendor is asked until it tells.
 *
 * @throws `vendors.transfer_open`, `vendors.stopped`, `vendors.account_not_found`, or why the money can't be taken
 */
export async function transferMoney(deps: TransferDeps, wanted: NewTransfer): Promise<VendorTransfer> {
  const { merchantId, accountId, memberId, direction } = wanted;
  const opened = await deps.accounts.open({ merchantId, id: accountId });
  const { account } = opened;
  // Money can always be taken out.
  if (direction === 'in' && account.state !== 'open') throw appError(vendorsErrors.stopped);
  const vendorWallet = walletAt(deps, opened);
  const player = await deps.players.nameOf(account, memberId);
  const { transfer, isNew } = await begin(deps, wanted, account.currency);
  if (!isNew) return transfer;
  const { id, currency, amountMinor } = transfer;
  const order = { id, player, currency };
  const answer = await answerOf(
    direction === 'in' && amountMinor !== null
      ? vendorWallet.deposit({ ...order, amountMinor })
      : vendorWallet.withdraw({ ...order, amountMinor }),
  );
  if ('unknown' in answer)
    deps.log.warn({ accountId, transferId: id, reason: answer.reason }, 'a transfer is unknown');
  return settle(deps, transfer, answer);
}

/** Asks the vendor how a transfer ended. */
export async function askTransfer(
  deps: TransferDeps,
  key: Pick<VendorTransfer, 'merchantId' | 'id'>,
): Promise<VendorTransfer> {
  const transfer = await findTransfer(deps.db, key);
  if (!transfer) throw appError(vendorsErrors.transferNotFound);
  if (!isOpen(transfer)) return transfer;
  const { merchantId, accountId, id } = transfer;
  const ask = async (): Promise<Answer> => {
    const opened = await deps.accounts.find({ merchantId, id: accountId });
    return opened ? walletAt(deps, opened).ask(id) : { unknown: true, reason: 'the account is closed' };
  };
  // Also where an account can't be used: it is asked later, and the transfers at other vendors go on.
  return settle(deps, transfer, await answerOf(ask()));
}

/** Asks about everything that is due. One vendor's silence does not hold up the others for longer than its time-out. */
export async function askDueTransfers(deps: TransferDeps, merchantId: string): Promise<number> {
  const due = await listDueTransfers(deps.db, { merchantId, at: deps.clock.now(), limit: DUE_AT_ONCE });
  for (const transfer of due) await askTransfer(deps, transfer);
  return due.length;
}
