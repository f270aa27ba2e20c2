import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import type { OpenedAccount } from '../accounts/accounts.types.ts';
import type { Seen } from '../providers/provider.types.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { askDelay, findingOf, type Finding } from './asking.rules.ts';
import { payoutPaid, payoutRefused } from './outcomes.usecases.ts';
import { lockPayout, movePayoutTo } from './payout-moves.usecases.ts';
import { findPayout, planAsk } from './payouts.queries.ts';
import type { PayoutKey, PayoutRow } from './payouts.types.ts';
import { payoutReturned } from './returns.usecases.ts';
import { sendPayout } from './sending.usecases.ts';

const ASKABLE: ReadonlySet<string> = new Set(['submitting', 'submitted', 'unknown']);

const askProvider = (
  deps: WithdrawalDeps,
  opened: OpenedAccount,
  { id, theirId, reference, createdAt }: PayoutRow,
): Promise<Seen> =>
  deps.accounts
    .call(
      opened,
      (adapter, account) =>
        adapter.ask(account, {
          kind: 'payout',
          id,
          reference,
          since: createdAt,
          ...(theirId !== null && { theirId }),
        }),
      ({ state }) => state === 'unknown',
    )
    .catch((error: unknown): Seen => {
      deps.log.error({ err: error, payout: id }, 'a provider could not be asked about a payout');
      return { state: 'unknown', movements: [] };
    });

/** Stores what was found, if the payout is still as it was when the provider was asked. */
async function storeFinding(
  deps: WithdrawalDeps,
  asked: PayoutRow,
  finding: Exclude<Finding, { kind: 'send_again' }>,
  askAt: Date,
): Promise<void> {
  await deps.wallet.transaction(async (tx) => {
    const locked = await lockPayout(deps, tx, asked);
    const { payout } = locked;
    if (!ASKABLE.has(payout.state) && payout.state !== 'paid') return;
    if (payout.state === 'paid' && finding.kind === 'paid')
      await planAsk(tx, payout, { askAt: null, asked: 0 });
    else if (finding.kind === 'paid') await payoutPaid(deps, tx, locked, finding);
    else if (finding.kind === 'returned') await payoutReturned(deps, tx, locked, finding);
    else if (payout.state === 'paid' || payout.changedAt > asked.changedAt) return;
    else if (finding.kind === 'refused') await payoutRefused(deps, tx, locked, finding.reason);
    else {
      const to = finding.kind === 'under_way' ? 'submitted' : 'unknown';
      const theirId = finding.kind === 'under_way' ? finding.theirId : undefined;
      const isSame = payout.state === to || (payout.state === 'submitted' && to === 'unknown');
      if (isSame) await planAsk(tx, payout, { askAt, asked: 0 });
      else
        await movePayoutTo(deps, tx, payout, to, {
          by: BY_SYSTEM,
          askAt,
          ...(theirId !== undefined && { theirId }),
        });
    }
  });
}

/** Asks the provider what has become of a payout; of a paid one, whether it came back. Safe to repeat and to run concurrently. */
export async function askPayout(deps: WithdrawalDeps, key: PayoutKey): Promise<void> {
  const payout = await findPayout(deps.db, key);
  if (!payout || payout.isByHand || (!ASKABLE.has(payout.state) && payout.state !== 'paid')) return;
  const { merchantId, accountId, asks } = payout;
  const askAt = new Date(deps.clock.now().getTime() + askDelay(deps.timing, asks));
  // First, so that a worker that ends here does not ask again at once.
  await planAsk(deps.db, payout, { askAt, asked: 1 });
  const opened = await deps.accounts.find({ merchantId, id: accountId });
  if (!opened) return;
  const seen = await askProvider(deps, opened, payout);
  const now = deps.clock.now();
  const finding = findingOf(payout, seen, {
    can: opened.adapter.can,
    now,
    absentAfter: deps.timing.absentAfter,
  });
  if (finding.kind === 'differs')
    deps.log.error({ payout: payout.id, seen: String(seen.amountMinor) }, 'a provider paid another amount');
  if (finding.kind !== 'send_again') return storeFinding(deps, payout, finding, askAt);
  if (payout.state === 'submitting') await storeFinding(deps, payout, { kind: 'unknown' }, askAt);
  await sendPayout(deps, { ...key, accountId });
}
