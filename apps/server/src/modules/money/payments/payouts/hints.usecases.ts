import type { OpenedAccount } from '../accounts/accounts.types.ts';
import type { Hint } from '../providers/provider.types.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { askPayout } from './asking.usecases.ts';
import { findOutgoing, planAsk } from './payouts.queries.ts';

/** A provider says that something has happened to a payout: it is asked. False where the hint is about none. */
export async function takePayoutHint(
  deps: WithdrawalDeps,
  { row }: OpenedAccount,
  { ourId, theirId, reference }: Hint,
): Promise<boolean> {
  const payout = await findOutgoing(deps.db, {
    merchantId: row.merchantId,
    accountId: row.id,
    ourId: ourId ?? null,
    theirId: theirId ?? '',
    references: reference === undefined ? [] : [reference],
  });
  if (!payout) return false;
  // Durable first: if this process ends now, the worker asks.
  await planAsk(deps.db, payout, { askAt: deps.clock.now(), asked: 0 });
  await askPayout(deps, payout);
  return true;
}
