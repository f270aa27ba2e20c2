import type { Db } from '../../../../platform/db/database.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import type { FreeRoundsIssuer } from '../../../money/bonuses/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { findVendorGame } from '../desk/vendor-codes.reads.ts';
import { findFreeRounds, insertFreeRounds, revokeFreeRounds } from './free-rounds.queries.ts';
import type { FreeRoundsDeps } from './granting.usecases.ts';

type GivingDeps = Pick<FreeRoundsDeps, 'db' | 'clock' | 'accounts' | 'clientOf'>;

/** The merchant's account at the maker of a game, if it is open and its protocol has free rounds. */
async function accountFor(
  { accounts, clientOf }: GivingDeps,
  { merchantId, gameId }: { merchantId: string; gameId: string },
  within: Db,
): Promise<OpenedAccount | undefined> {
  const game = await findVendorGame(within, gameId);
  const opened = game && (await accounts.ofVendor(merchantId, game.vendorId));
  return opened?.account.state === 'open' && clientOf(opened).freeRounds ? opened : undefined;
}

/** Free rounds of vendors' games, for the module of bonuses. */
export const createFreeRounds = (deps: GivingDeps): FreeRoundsIssuer => ({
  offers: async (of) => (await accountFor(deps, of, deps.db)) !== undefined,

  /**
   * Stores them in the caller's transaction; the vendor is asked after it, until its answer is known. The same id again
   * changes nothing.
   */
  issue: async (tx: MoneyTx, rounds) => {
    const { merchantId, id, memberId, gameId, currency, count, stakeMinor: betMinor, expiresAt } = rounds;
    if (await findFreeRounds(tx, { merchantId, id })) return true;
    const opened = await accountFor(deps, rounds, tx);
    if (opened?.account.currency !== currency) return false;
    const at = deps.clock.now();
    const { source, reference, costKey } = rounds;
    await insertFreeRounds(tx, {
      merchantId,
      id,
      memberId,
      gameId,
      currency,
      count,
      betMinor,
      expiresAt,
      source,
      reference,
      costKey,
      accountId: opened.account.id,
      grantedBy: null,
      askAt: at,
      at,
    });
    return true;
  },

  revoke: (tx, of) => revokeFreeRounds(tx, { ...of, at: deps.clock.now() }),
});
