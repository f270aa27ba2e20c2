import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { createCollectedWrites } from '../collected-writes.usecases.ts';
import { putDifferences } from '../differences/differences.queries.ts';
import type { Difference } from '../lists/comparison.rules.ts';
import type { Ask, VendorAccount } from '../vendors.types.ts';

const WRITE_MILLISECONDS = 1_000;

type Deps = { db: Db; clock: Clock; log: Pick<Logger, 'warn'> };
type LateWin = { account: VendorAccount; difference: Difference; at: Date };

/** Wins that were paid after the settlement of their unit: listed, because nobody expects them. */
export function createLateWins({ db, clock, log }: Deps) {
  const collected = createCollectedWrites<LateWin>({
    milliseconds: WRITE_MILLISECONDS,
    write: async (items) => {
      for (const { account, difference, at } of items)
        await db.transaction().execute((tx) =>
          putDifferences(tx, {
            merchantId: account.merchantId,
            accountId: account.id,
            differences: [difference],
            at,
          }),
        );
    },
    log,
  });
  return {
    note: ({ account }: OpenedAccount, ask: Ask): void => {
      const { theirId = '', player, unit, game } = ask;
      const amount = ask.kind === 'win' ? String(ask.amountMinor) : null;
      const theirs = { id: theirId, player, unit, game, amount };
      const difference: Difference = { key: theirId, kind: 'late_win', ours: null, theirs };
      collected.add({ account, difference, at: clock.now() });
    },
    flush: collected.flush,
  };
}
