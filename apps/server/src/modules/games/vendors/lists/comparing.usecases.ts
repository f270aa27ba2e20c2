import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import { hasOwnWallet, walletKindOf } from '../accounts/own-wallet.rules.ts';
import { readOurs } from '../differences/differences.queries.ts';
import type { Players } from '../players/players.usecases.ts';
import type { TheirTransaction, VendorClient } from '../vendors.types.ts';
import { idsOf } from '../wallet-call/asks.usecases.ts';
import { differenceOf, type Difference, type OurTransaction } from './comparison.rules.ts';

export type CompareDeps = {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  accounts: Pick<VendorAccounts, 'list' | 'find'>;
  players: Pick<Players, 'memberOf'>;
  clientOf: (opened: OpenedAccount) => VendorClient;
  /** Carries out a line that never reached us, under its own id; false if that is not possible. */
  replay: (opened: OpenedAccount, theirs: TheirTransaction) => Promise<boolean>;
};

/** Calls may still be repeated for this long; only what is older is missing. */
const REPLAY_MILLISECONDS = 10 * 60_000;

/** What our ledger has under the id of a line. */
export type Line = {
  theirs: TheirTransaction;
  id: string;
  memberId: string | undefined;
  ours: OurTransaction | undefined;
};

export type Compared = {
  lines: Line[];
  differences: Difference[];
  /** Their ids of what was done only now. */
  replayed: string[];
};

async function linesOf(
  { db, players }: CompareDeps,
  { account, protocol }: OpenedAccount,
  all: readonly TheirTransaction[],
): Promise<Line[]> {
  const { merchantId } = account;
  const ids = idsOf(account);
  const named = await Promise.all(
    all.map(async (theirs) => ({
      theirs,
      id: ids.transaction(theirs.theirId),
      memberId: await players.memberOf(account, theirs.player),
    })),
  );
  const kind = hasOwnWallet({ account, protocol }) ? walletKindOf(account.id) : 'main';
  const asked = named.flatMap(({ id, memberId, theirs: { currency } }) =>
    memberId === undefined ? [] : [{ id, memberId, currency }],
  );
  const ours = await readOurs(db, { merchantId, kind }, asked);
  return named.map((line) => ({ ...line, ours: ours.get(line.id) }));
}

/**
 * Compares lines of a vendor's list with the ledger. Wins and rollbacks that never arrived are done under their own ids.
 * The ledger refuses the win of an unknown bet, and a promotion pays without one, so people decide about it.
 */
export async function compareLines(
  deps: CompareDeps,
  opened: OpenedAccount,
  all: readonly TheirTransaction[],
): Promise<Compared> {
  const lines = await linesOf(deps, opened, all);
  const before = deps.clock.now().getTime() - REPLAY_MILLISECONDS;
  const replayed: string[] = [];
  const differences: Difference[] = [];
  for (const { theirs, ours } of lines) {
    const difference = differenceOf(theirs, ours);
    if (!difference) continue;
    const isMissing = difference.kind === 'win_missing' || difference.kind === 'rollback_missing';
    if (isMissing && theirs.at.getTime() < before && (await deps.replay(opened, theirs)))
      replayed.push(theirs.theirId);
    else differences.push(difference);
  }
  return { lines, differences, replayed };
}
