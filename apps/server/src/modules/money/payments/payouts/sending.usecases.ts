import type { By } from '../changes/changes.types.ts';
import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import type { OpenedAccount } from '../accounts/accounts.types.ts';
import { countryOf } from '../beneficiaries/banks.config.ts';
import { findBeneficiary } from '../beneficiaries/beneficiaries.queries.ts';
import { openNumber } from '../beneficiaries/beneficiaries.usecases.ts';
import type { PayoutOrder, Sent } from '../providers/provider.types.ts';
import { moveTo } from '../withdrawals/moves.usecases.ts';
import { findWithdrawal } from '../withdrawals/withdrawals.queries.ts';
import type { WithdrawalDeps, WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import { askDelay } from './asking.rules.ts';
import { payoutRefused } from './outcomes.usecases.ts';
import { lockPayout, movePayoutTo } from './payout-moves.usecases.ts';
import type { PayoutKey, PayoutRow } from './payouts.types.ts';

/** Payouts that can be handed to the provider: new ones, and unknown ones that may be sent again. */
const SENDABLE: ReadonlySet<string> = new Set(['queued', 'unknown']);

const after = ({ clock }: Pick<WithdrawalDeps, 'clock'>, milliseconds: number): Date =>
  new Date(clock.now().getTime() + milliseconds);

/**
 * Stores that the payout is being handed over, before the provider is called. Undefined where another worker was first.
 */
async function claim(deps: WithdrawalDeps, key: PayoutKey): Promise<PayoutRow | undefined> {
  return deps.wallet.transaction(async (tx) => {
    const { withdrawal, payout } = await lockPayout(deps, tx, key);
    if (!SENDABLE.has(payout.state)) return undefined;
    if (withdrawal.state === 'approved') await moveTo(deps, tx, withdrawal, 'sending', { by: BY_SYSTEM });
    return movePayoutTo(deps, tx, payout, 'submitting', {
      by: BY_SYSTEM,
      // The first time counts: the provider may know the order since then.
      submittedAt: payout.submittedAt ?? deps.clock.now(),
      // Should this process end during the call, another asks.
      askAt: after(deps, deps.timing.submitting),
    });
  });
}

async function orderOf(
  deps: WithdrawalDeps,
  payout: PayoutRow,
  withdrawal: WithdrawalRow,
): Promise<PayoutOrder> {
  const key = { merchantId: payout.merchantId, id: withdrawal.beneficiaryId };
  const [beneficiary, number] = await Promise.all([findBeneficiary(deps.db, key), openNumber(deps, key)]);
  if (!beneficiary) throw new Error(`no beneficiary ${key.id}`);
  const { holder, bank } = beneficiary;
  return {
    id: payout.id,
    reference: payout.reference,
    amountMinor: payout.amountMinor,
    method: withdrawal.methodId,
    payee: { holder, bank, number, country: countryOf(withdrawal.currency, number) },
  };
}

/** Anything but a clear answer leaves open what happened. */
const callProvider = (deps: WithdrawalDeps, opened: OpenedAccount, order: PayoutOrder): Promise<Sent> =>
  deps.accounts
    .call(
      opened,
      (adapter, account) => adapter.pay(account, order),
      ({ kind }) => kind === 'unknown',
    )
    .catch((error: unknown): Sent => {
      deps.log.error({ err: error, payout: order.id }, 'a payout could not be handed over');
      return { kind: 'unknown', message: 'the call failed' };
    });

/** Stores the provider's answer. If somebody has learned more meanwhile, that stays. */
export async function storeAnswer(
  deps: WithdrawalDeps,
  key: PayoutKey,
  answer: Sent,
  by: By = BY_SYSTEM,
): Promise<void> {
  await deps.wallet.transaction(async (tx) => {
    const locked = await lockPayout(deps, tx, key);
    const { payout } = locked;
    if (payout.state !== 'submitting') return;
    const askAt = after(deps, askDelay(deps.timing, payout.asks));
    if (answer.kind === 'refused') await payoutRefused(deps, tx, locked, answer.code, by);
    else if (answer.kind === 'accepted')
      await movePayoutTo(deps, tx, payout, 'submitted', { by, askAt, theirId: answer.theirId, reason: null });
    else await movePayoutTo(deps, tx, payout, 'unknown', { by, askAt, reason: answer.message.slice(0, 200) });
  });
}

/**
 * Hands a payout to its provider. The account must be healthy; a new payout of a resting account waits.
 *
 * @returns whether the provider was called
 */
export async function sendPayout(
  deps: WithdrawalDeps,
  key: PayoutKey & { accountId: string },
): Promise<boolean> {
  const opened = await deps.accounts.find({ merchantId: key.merchantId, id: key.accountId });
  if (!opened || opened.row.state !== 'open') return false;
  const payout = await claim(deps, key);
  if (!payout) return false;
  const withdrawal = await findWithdrawal(deps.db, { merchantId: key.merchantId, id: payout.withdrawalId });
  if (!withdrawal) throw new Error(`payout ${payout.id} has no withdrawal`);
  await storeAnswer(deps, key, await callProvider(deps, opened, await orderOf(deps, payout, withdrawal)));
  return true;
}
