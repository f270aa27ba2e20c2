import type { Outbox } from '../../../../platform/outbox.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Wallet } from '../../../money/wallet/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { houseOf } from '../../rounds/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import { findVendorGame } from '../desk/vendor-codes.reads.ts';
import type { VendorClient } from '../vendors.types.ts';
import {
  listDueFreeRounds,
  lockFreeRounds,
  moveFreeRounds,
  type FreeRoundsRow,
} from './free-rounds.queries.ts';
import { askVendor, type FreeRoundsDeps } from './granting.usecases.ts';

export type FollowingDeps = Pick<FreeRoundsDeps, 'db' | 'clock' | 'players' | 'clientOf'> & {
  accounts: Pick<VendorAccounts, 'find'>;
  catalogue: Pick<Catalogue, 'gameById'>;
  wallet: Pick<Wallet, 'transaction' | 'post'>;
  outbox: Pick<Outbox, 'record'>;
};

const MINUTE_MILLISECONDS = 60_000;
/** Between two questions how many are used. */
const LOOK_MILLISECONDS = 15 * MINUTE_MILLISECONDS;
/** A round that was begun in time may still be open. */
const FINISH_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
const MAX_AT_ONCE = 100;

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/**
 * Notes how many are used and pays their stakes: from the cost of what gave them to the game, which pays what they win.
 * Says so when nothing changes any more.
 */
async function note(
  { wallet, clock, catalogue, outbox }: FollowingDeps,
  { merchantId, id, state: before }: FreeRoundsRow,
  found: { state: FreeRoundsRow['state']; used: number; askAt: Date | null },
): Promise<void> {
  await wallet.transaction(async (tx) => {
    const row = await lockFreeRounds(tx, { merchantId, id });
    // Another process may have asked at the same time.
    if (row?.state !== before) return;
    const used = Math.min(row.count, Math.max(row.used, found.used));
    const { state, askAt } = found;
    await moveFreeRounds(tx, { merchantId, id, state, used, askAt, at: clock.now() });
    if (askAt === null)
      await outbox.record(tx, {
        merchantId,
        type: 'free_rounds.ended',
        payload: { id, memberId: row.memberId, source: row.source, reference: row.reference, state, used },
      });
    const game = used > row.used ? await catalogue.gameById(row.gameId) : undefined;
    if (!game || row.costKey === null) return;
    // Last, because accounts stay locked from here on.
    await wallet.post(tx, {
      merchantId,
      currency: row.currency,
      transfers: [
        {
          id: derivedId('free rounds stake', merchantId, id, String(used)),
          debit: { owner: 'house', kind: 'bonus_cost', key: row.costKey },
          credit: houseOf({ vendor: game.vendor, gameId: row.gameId }),
          amountMinor: BigInt(used - row.used) * row.betMinor,
          code: 'promotion',
          reference: id,
        },
      ],
    });
  });
}

/** A vendor may refuse what it has given already, when its first answer was lost. */
async function stateAfterRefusal(
  { players, clientOf }: FollowingDeps,
  opened: OpenedAccount,
  { id, memberId }: FreeRoundsRow,
): Promise<'asked' | 'granted' | 'refused'> {
  const listed = await clientOf(opened).freeRounds?.list(await players.nameOf(opened.account, memberId));
  if (!listed || 'unknown' in listed) return 'asked';
  return listed.some((one) => one.id === id) ? 'granted' : 'refused';
}

/** Asks the vendor for the rounds, and again until the answer is known. */
async function ask(deps: FollowingDeps, opened: OpenedAccount, row: FreeRoundsRow, at: Date): Promise<void> {
  const game = await findVendorGame(deps.db, row.gameId);
  if (!game) throw new Error(`the game ${row.gameId} of free rounds is missing`);
  const answer = await askVendor(deps, opened, { ...row, gameCode: game.code, bet: row.betMinor });
  const state = answer === 'refused' ? await stateAfterRefusal(deps, opened, row) : answer;
  const next = { asked: MINUTE_MILLISECONDS, granted: LOOK_MILLISECONDS, refused: undefined }[state];
  await note(deps, row, { state, used: row.used, askAt: next === undefined ? null : later(at, next) });
}

/** How many are used by now; undefined if the vendor does not say so. */
async function usedOf(
  { players }: FollowingDeps,
  client: NonNullable<VendorClient['freeRounds']>,
  { account, row }: Pick<OpenedAccount, 'account'> & { row: FreeRoundsRow },
): Promise<number | undefined> {
  const listed = await client.list(await players.nameOf(account, row.memberId));
  if ('unknown' in listed) return undefined;
  return listed.find(({ id }) => id === row.id)?.used ?? row.used;
}

/** Asks how many are used, or cancels what is taken back. */
async function look(deps: FollowingDeps, opened: OpenedAccount, row: FreeRoundsRow, at: Date): Promise<void> {
  const client = deps.clientOf(opened).freeRounds;
  const again = { state: row.state, used: row.used, askAt: later(at, LOOK_MILLISECONDS) };
  if (!client) return note(deps, row, again);
  // A refusal means that there is nothing to cancel.
  const isUnknown = row.isRevoked && 'unknown' in (await client.cancel(row.id));
  const used = isUnknown ? undefined : await usedOf(deps, client, { ...opened, row });
  if (used === undefined) return note(deps, row, again);
  if (row.isRevoked) return note(deps, row, { state: 'cancelled', used, askAt: null });
  if (used >= row.count) return note(deps, row, { state: 'used', used, askAt: null });
  const isOver = at >= later(row.expiresAt, FINISH_MILLISECONDS);
  return note(deps, row, isOver ? { state: 'expired', used, askAt: null } : { ...again, used });
}

async function follow(deps: FollowingDeps, merchantId: string, state: 'asked' | 'granted'): Promise<void> {
  const at = deps.clock.now();
  for (const row of await listDueFreeRounds(deps.db, { merchantId, state, at, limit: MAX_AT_ONCE })) {
    const opened = await deps.accounts.find({ merchantId, id: row.accountId });
    if (!opened) await note(deps, row, { state, used: row.used, askAt: later(at, LOOK_MILLISECONDS) });
    else if (state === 'asked' && !row.isRevoked) await ask(deps, opened, row, at);
    else await look(deps, opened, row, at);
  }
}

/** Asks vendors for free rounds that were given. */
export const askFreeRounds = (deps: FollowingDeps, merchantId: string): Promise<void> =>
  follow(deps, merchantId, 'asked');

/** Asks vendors how many of them are used. */
export const followFreeRounds = (deps: FollowingDeps, merchantId: string): Promise<void> =>
  follow(deps, merchantId, 'granted');
