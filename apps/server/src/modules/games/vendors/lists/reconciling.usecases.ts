import type { Merchants } from '../../../base/merchants/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { hasOwnWallet } from '../accounts/own-wallet.rules.ts';
import {
  closeDifferences,
  closeLacked,
  listUnknownRounds,
  markListRead,
  putDifferences,
} from '../differences/differences.queries.ts';
import { idsOf } from '../wallet-call/asks.usecases.ts';
import { compareLines, type CompareDeps, type Line } from './comparing.usecases.ts';
import type { Difference } from './comparison.rules.ts';
import { wireOfRound } from './stored-lines.rules.ts';

export type ReconcileDeps = CompareDeps & { merchants: Pick<Merchants, 'list'> };

/** Clocks differ: rounds at the edges of a time may be in the list before or after it. */
const EDGE_MILLISECONDS = 2 * 60_000;

type Window = { list: string; from: Date; until: Date };

/** The ids of the rounds that lines lead to. */
const roundsOf = ({ account }: OpenedAccount, lines: readonly Line[]): string[] => {
  const ids = idsOf(account);
  return lines.flatMap(({ theirs, memberId }) =>
    memberId === undefined ? [] : [ids.unit(memberId, theirs.unit || theirs.theirId)],
  );
};

/** Rounds that the vendor's list does not name; its bets of the last minutes may not be in it yet. */
async function roundsTheyLack(
  { db }: CompareDeps,
  { account }: OpenedAccount,
  { from, until }: Window,
  known: readonly string[],
): Promise<Difference[]> {
  const rounds = await listUnknownRounds(db, {
    merchantId: account.merchantId,
    accountId: account.id,
    known,
    from: new Date(from.getTime() + EDGE_MILLISECONDS),
    until: new Date(until.getTime() - EDGE_MILLISECONDS),
  });
  return rounds.map((round) => ({
    key: round.id,
    kind: 'theirs_missing',
    ours: wireOfRound(round),
    theirs: null,
  }));
}

/** Compares one account's list of a time with the ledger. */
export async function reconcileAccount(
  deps: CompareDeps,
  opened: OpenedAccount,
  window: Window,
): Promise<{ differences: number; replayed: number } | undefined> {
  const { db, clock, log } = deps;
  const { merchantId, id: accountId } = opened.account;
  const { list, from, until } = window;
  const theirs = await deps.clientOf(opened).transactions({ from, until });
  if ('unknown' in theirs) {
    log.warn({ accountId, reason: theirs.reason }, 'a list of a vendor could not be read');
    return undefined;
  }
  const { lines, differences: found, replayed } = await compareLines(deps, opened, theirs);
  const known = roundsOf(opened, lines);
  const differences = [...found, ...(await roundsTheyLack(deps, opened, window, known))];
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const of = { merchantId, accountId, at };
    const keys = lines.map(({ theirs: { theirId } }) => theirId);
    await closeDifferences(tx, { ...of, keys: replayed, outcome: 'replayed' });
    await closeDifferences(tx, { ...of, keys, except: differences, outcome: 'agreed' });
    await closeLacked(tx, { ...of, known });
    await putDifferences(tx, { ...of, differences });
    await markListRead(tx, { merchantId, accountId, list, until });
  });
  return { differences: differences.length, replayed: replayed.length };
}

/** Compares the lists of all accounts, merchant by merchant. An account that fails does not hold up the others. */
export async function reconcileAll(deps: ReconcileDeps, list: string, milliseconds: number): Promise<void> {
  const until = deps.clock.now();
  const from = new Date(until.getTime() - milliseconds);
  for (const { id: merchantId } of await deps.merchants.list())
    for (const { id } of await deps.accounts.list(merchantId)) {
      try {
        const opened = await deps.accounts.find({ merchantId, id });
        // Rounds of vendors whose wallet we move money into are booked from their list.
        if (!opened?.protocol.wallet || hasOwnWallet(opened)) continue;
        await reconcileAccount(deps, opened, { list, from, until });
      } catch (error) {
        deps.log.warn({ err: error, accountId: id }, 'a list of a vendor could not be compared');
      }
    }
}
