import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import {
  closeDifferences,
  listUnknownRounds,
  markListRead,
  putDifferences,
  readOurs,
} from '../differences/differences.queries.ts';
import type { Players } from '../players/players.usecases.ts';
import type { Ask, Result, TheirTransaction, VendorClient } from '../vendors.types.ts';
import { idsOf } from '../wallet-call/asks.usecases.ts';
import { differenceOf, type Difference } from './comparison.rules.ts';
import { askOf } from './stored-lines.rules.ts';

export type ReconcileDeps = {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  merchants: Pick<Merchants, 'list'>;
  accounts: Pick<VendorAccounts, 'list' | 'find'>;
  players: Pick<Players, 'memberOf'>;
  clientOf: (opened: OpenedAccount) => VendorClient;
  /** Carries out what a vendor asks, as if it had called. */
  execute: (opened: OpenedAccount, ask: Ask) => Promise<Result>;
};

/** Clocks differ: rounds at the edges of a time may be in the list before or after it. */
const EDGE_MILLISECONDS = 2 * 60_000;
/** Calls may still be repeated for this long; only what is older is missing. */
const REPLAY_MILLISECONDS = 10 * 60_000;

type Window = { list: string; from: Date; until: Date };
type Line = { theirs: TheirTransaction; id: string; memberId: string | undefined };

/**
 * Wins and rollbacks that never arrived: done under their own ids. The ledger refuses the win of an unknown bet, and a
 * promotion pays without one, so people decide about it.
 */
async function replay(deps: ReconcileDeps, opened: OpenedAccount, lines: readonly Line[]): Promise<string[]> {
  const before = deps.clock.now().getTime() - REPLAY_MILLISECONDS;
  const done: string[] = [];
  for (const { theirs } of lines) {
    const ask = theirs.at.getTime() < before ? askOf(theirs) : undefined;
    if (ask && 'done' in (await deps.execute(opened, ask))) done.push(theirs.theirId);
  }
  return done;
}

const linesOf = (
  { players }: ReconcileDeps,
  { account }: OpenedAccount,
  all: readonly TheirTransaction[],
) => {
  const ids = idsOf(account);
  return Promise.all(
    all.map(async (theirs): Promise<Line> => ({
      theirs,
      id: ids.transaction(theirs.theirId),
      memberId: await players.memberOf(account, theirs.player),
    })),
  );
};

/** Rounds that the vendor's list does not name; its bets of the last minutes may not be in it yet. */
async function roundsTheyLack(
  { db }: ReconcileDeps,
  { account }: OpenedAccount,
  { from, until }: Window,
  lines: readonly Line[],
): Promise<Difference[]> {
  const { merchantId, id: accountId } = account;
  const ids = idsOf(account);
  const known = lines.flatMap(({ theirs, memberId }) =>
    memberId === undefined ? [] : [ids.unit(memberId, theirs.unit || theirs.theirId)],
  );
  const rounds = await listUnknownRounds(db, {
    merchantId,
    accountId,
    known,
    from: new Date(from.getTime() + EDGE_MILLISECONDS),
    until: new Date(until.getTime() - EDGE_MILLISECONDS),
  });
  return rounds.map(({ id, reference, stakeMinor, payoutMinor, state }) => ({
    key: id,
    kind: 'theirs_missing',
    ours: { reference, stake: String(stakeMinor), payout: String(payoutMinor), state },
    theirs: null,
  }));
}

/** Compares one account's list of a time with the ledger. */
export async function reconcileAccount(
  deps: ReconcileDeps,
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
  const lines = await linesOf(deps, opened, theirs);
  const asked = lines.flatMap(({ id, memberId, theirs: { currency } }) =>
    memberId === undefined ? [] : [{ id, memberId, currency }],
  );
  const ours = await readOurs(db, merchantId, asked);
  const compared = lines.map((line) => ({ line, difference: differenceOf(line.theirs, ours.get(line.id)) }));
  const missing = compared.filter(
    ({ difference }) => difference?.kind === 'win_missing' || difference?.kind === 'rollback_missing',
  );
  const replayed = await replay(
    deps,
    opened,
    missing.map(({ line }) => line),
  );
  const found = compared.flatMap(({ difference }) =>
    difference && !replayed.includes(difference.key) ? [difference] : [],
  );
  const lacked = await roundsTheyLack(deps, opened, window, lines);
  const differences = [...found, ...lacked];
  const open = new Set(differences.map(({ key }) => key));
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const of = { merchantId, accountId, at };
    const agreed = lines.map(({ theirs: { theirId } }) => theirId).filter((key) => !open.has(key));
    await closeDifferences(tx, { ...of, keys: replayed, outcome: 'replayed' });
    await closeDifferences(tx, { ...of, keys: agreed, outcome: 'agreed' });
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
        if (!opened?.protocol.wallet || deps.clientOf(opened).wallet) continue;
        await reconcileAccount(deps, opened, { list, from, until });
      } catch (error) {
        deps.log.warn({ err: error, accountId: id }, 'a list of a vendor could not be compared');
      }
    }
}
