import type { Rounds, RoundCommand } from '../../rounds/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { hasOwnWallet } from '../accounts/own-wallet.rules.ts';
import type { TheirTransaction, VendorAccount } from '../vendors.types.ts';
import { closeDifferences, putDifferences } from '../differences/differences.queries.ts';
import { missingHere } from '../lists/comparison.rules.ts';
import { walletOf } from './moves.usecases.ts';
import { findReadUntil, setReadUntil } from './transfers.queries.ts';
import type { TransferDeps } from './transfers.usecases.ts';

export type BetDeps = TransferDeps & {
  rounds: Pick<Rounds, 'submit'>;
  /** The ledger's ids of what a vendor names, as for wallet calls. */
  idsOf: (account: VendorAccount) => {
    transaction: (theirId: string) => string;
    unit: (memberId: string, theirUnit: string) => string;
  };
  memberOf: (account: VendorAccount, player: string) => Promise<string | undefined>;
  gameOf: (account: VendorAccount, game: string) => Promise<{ vendor: string; gameId: string } | undefined>;
};

const LIST = 'wallet_bets';
/** Bets are read again for this long, because a vendor may list them late. Known ones change nothing. */
const OVERLAP_MILLISECONDS = 5 * 60_000;
/** The first run of an account, and the longest gap that one run reads. */
const MAX_WINDOW_MILLISECONDS = 60 * 60_000;

/** A line of the vendor's list as a command on the wallet at the vendor. */
function commandOf(
  { idsOf }: Pick<BetDeps, 'idsOf'>,
  account: VendorAccount,
  theirs: TheirTransaction,
  { memberId, vendor, gameId }: { memberId: string; vendor: string; gameId: string },
): RoundCommand | undefined {
  const { merchantId, id: accountId, currency } = account;
  const { theirId, kind, amountMinor, final = false, unit } = theirs;
  const ids = idsOf(account);
  const wallet = walletOf({ memberId, accountId });
  const base = { id: ids.transaction(theirId), merchantId, memberId, currency, vendor, wallet };
  const play = { ...base, gameId, roundId: ids.unit(memberId, unit || theirId), reference: unit };
  switch (kind) {
    case 'bet':
      return { ...play, kind, amountMinor };
    case 'win':
      return { ...play, kind, amountMinor, final };
    case 'rollback':
      return theirs.betId === undefined ? undefined : { ...base, kind, betId: ids.transaction(theirs.betId) };
    case 'cancel':
      return { ...play, kind };
    case 'promo':
      return { ...play, kind, amountMinor };
    // The list tells the new payout and not the one before, so a person decides.
    case 'correct':
      return undefined;
    default:
      return undefined;
  }
}

type Read = { taken: number; problems: number };

/** Books one line; false if that is not possible. A known line changes nothing. */
export async function bookLine(
  deps: Pick<BetDeps, 'idsOf' | 'memberOf' | 'gameOf' | 'rounds'>,
  account: VendorAccount,
  theirs: TheirTransaction,
): Promise<boolean> {
  const [memberId, game] = await Promise.all([
    deps.memberOf(account, theirs.player),
    deps.gameOf(account, theirs.game),
  ]);
  const command =
    memberId !== undefined && game && theirs.currency === account.currency
      ? commandOf(deps, account, theirs, { memberId, ...game })
      : undefined;
  if (!command) return false;
  const outcome = await deps.rounds.submit(command);
  return outcome.status === 'accepted';
}

/**
 * Books what was played with the money in a vendor's wallet. A window that could not be read is read again next time,
 * and what was booked already changes nothing.
 */
export async function readWalletBets(deps: BetDeps, opened: OpenedAccount): Promise<Read> {
  const { account } = opened;
  const { merchantId, id: accountId } = account;
  const now = deps.clock.now();
  const readUntil = await findReadUntil(deps.db, { merchantId, accountId, list: LIST });
  const start = readUntil?.getTime() ?? now.getTime() - MAX_WINDOW_MILLISECONDS;
  const from = new Date(start - OVERLAP_MILLISECONDS);
  const until = new Date(Math.min(now.getTime(), start + MAX_WINDOW_MILLISECONDS));
  const list = await deps.clientOf(opened).transactions({ from, until });
  if ('unknown' in list) {
    deps.log.warn({ accountId, reason: list.reason }, 'the bets of a vendor’s wallet could not be read');
    return { taken: 0, problems: 1 };
  }
  const done = list
    .filter(({ state }) => state !== 'refused')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const problems: TheirTransaction[] = [];
  for (const theirs of done)
    if (!(await bookLine(deps, account, theirs))) {
      problems.push(theirs);
      const { theirId, kind } = theirs;
      deps.log.warn({ accountId, theirId, kind }, 'a bet of a vendor’s wallet was not booked');
    }
  const old = problems.filter(({ at }) => at.getTime() < now.getTime() - MAX_WINDOW_MILLISECONDS);
  await deps.db.transaction().execute(async (tx) => {
    const keys = done.filter((theirs) => !problems.includes(theirs)).map(({ theirId }) => theirId);
    const of = { merchantId, accountId, at: now };
    await closeDifferences(tx, { ...of, keys, outcome: 'booked' });
    await putDifferences(tx, { ...of, differences: old.map(missingHere) });
  });
  const at = readUntilOf(until, { problems, now });
  await setReadUntil(deps.db, { merchantId, accountId, list: LIST, at });
  return { taken: done.length - problems.length, problems: problems.length };
}

/** What could not be booked is read again for an hour; then it is one of the differences that operators see. */
function readUntilOf(
  until: Date,
  { problems, now }: { problems: readonly TheirTransaction[]; now: Date },
): Date {
  const hourAgo = now.getTime() - MAX_WINDOW_MILLISECONDS;
  const open = problems.map(({ at }) => at.getTime()).filter((at) => at >= hourAgo);
  return new Date(Math.min(until.getTime(), ...open));
}

/** The bets of all vendors with wallets of their own. An account that fails does not hold up the others. */
export async function readAllWalletBets(deps: BetDeps, merchantId: string): Promise<void> {
  for (const { id } of await deps.accounts.list(merchantId)) {
    try {
      const opened = await deps.accounts.find({ merchantId, id });
      if (opened && hasOwnWallet(opened)) await readWalletBets(deps, opened);
    } catch (error) {
      deps.log.warn({ err: error, accountId: id }, 'the bets of a vendor’s wallet could not be booked');
    }
  }
}
