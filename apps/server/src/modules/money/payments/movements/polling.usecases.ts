import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import { moveDeposit } from '../deposits/deposits.queries.ts';
import type { OpenedAccount } from '../accounts/accounts.types.ts';
import type { Movement, MovementPage } from '../providers/provider.types.ts';
import type { CreditParts } from './crediting.usecases.ts';
import { listPending, moveMovement } from './movements.queries.ts';
import { takeMovements } from './taking.usecases.ts';

/** What a lost message told of was at most so long ago; older lines are left to reconciliation. */
const POLL_MILLISECONDS = 20 * 60_000;
const MAX_PAGES = 100;
const ASK_AGAIN_MILLISECONDS = 60_000;

/** All movements of a time that a provider lists, page by page. */
export async function* listedMovements(
  { accounts }: Pick<CreditParts, 'accounts'>,
  opened: OpenedAccount,
  { from, until }: { from: Date; until: Date },
): AsyncGenerator<Movement[], void, undefined> {
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const range: { from: Date; until: Date; cursor: string | null } = { from, until, cursor };
    const listed: MovementPage = await accounts.call(
      opened,
      (adapter, account) => adapter.list(account, range),
      () => false,
    );
    yield listed.items;
    cursor = listed.cursor;
    if (cursor === null) return;
  }
}

/** Money that was seen and is not there any more: its deposit waits again. */
async function takeBackVanished(
  parts: CreditParts,
  opened: OpenedAccount,
  { listed, from }: { listed: ReadonlySet<string>; from: Date },
): Promise<void> {
  const { merchantId, id: accountId } = opened.row;
  const { addresses } = opened.account;
  const pending = await listPending(parts.db, { merchantId, accountId });
  // A list says nothing about an address that it did not watch yet.
  const gone = pending.filter(
    ({ at, theirId, detail }) =>
      at >= from &&
      !listed.has(theirId) &&
      (detail?.address === undefined || addresses?.includes(detail.address)),
  );
  for (const movement of gone)
    await parts.db.transaction().execute(async (tx) => {
      if (!(await moveMovement(tx, movement, { from: ['pending'], to: 'vanished' })) || !movement.depositId)
        return;
      const key = { merchantId, id: movement.depositId };
      const at = parts.clock.now();
      const askAt = new Date(at.getTime() + ASK_AGAIN_MILLISECONDS);
      const moved = await moveDeposit(tx, key, { to: 'waiting', from: ['seen'], at, askAt });
      if (moved)
        await parts.recordChange(tx, {
          merchantId,
          memberId: moved.memberId,
          thing: 'deposit',
          id: moved.id,
          state: 'waiting',
          before: 'seen',
          by: BY_SYSTEM,
        });
    });
}

export async function pollAccount(parts: CreditParts, opened: OpenedAccount): Promise<void> {
  const until = parts.clock.now();
  const from = new Date(until.getTime() - POLL_MILLISECONDS);
  const listed = new Set<string>();
  for await (const movements of listedMovements(parts, opened, { from, until })) {
    for (const { theirId } of movements) listed.add(theirId);
    await takeMovements(parts, { opened, movements, source: 'list' });
  }
  await takeBackVanished(parts, opened, { listed, from });
}

/** Reads what providers list, so that a lost message costs a minute and no money. */
export async function pollLists(parts: CreditParts): Promise<void> {
  for (const { id: merchantId } of await parts.merchants.list())
    for (const row of await parts.accounts.list(merchantId)) {
      const opened = row.state === 'open' ? await parts.accounts.find(row) : undefined;
      if (!opened?.adapter.can.list) continue;
      try {
        await pollAccount(parts, opened);
      } catch (error) {
        parts.log.warn({ err: error, merchantId, account: row.id }, 'movements could not be listed');
      }
    }
}
