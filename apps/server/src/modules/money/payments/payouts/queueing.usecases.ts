import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import type { Channel } from '../channels/channels.types.ts';
import { findMethod } from '../channels/methods.reads.ts';
import { newReference } from '../deposits/references.usecases.ts';
import { withdrawalErrors } from '../withdrawals/withdrawals.errors.ts';
import type { WithdrawalDeps, WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import { insertPayout } from './payouts.queries.ts';
import { splitAmount } from './splitting.rules.ts';

/** The first open and healthy channel, if possible one that has not refused this withdrawal. */
export function payoutChannel(channels: readonly Channel[], avoid: readonly string[]): Channel | undefined {
  const usable = channels.filter(({ isOpen, accountState }) => isOpen && accountState === 'open');
  return usable.find(({ accountId }) => !avoid.includes(accountId)) ?? usable[0];
}

/** Queues the payouts of an approved withdrawal, split by the channel's maximum. @throws `payments.no_channel` */
export async function queuePayouts(
  deps: Pick<WithdrawalDeps, 'clock' | 'adapters' | 'recordChange'>,
  tx: Tx,
  { merchantId, id, memberId, methodId }: WithdrawalRow,
  { amountMinor, avoid }: { amountMinor: bigint; avoid: readonly string[] },
): Promise<void> {
  const method = await findMethod(tx, { merchantId, direction: 'withdrawal', id: methodId });
  const channel = payoutChannel(method?.channels ?? [], avoid);
  if (!channel) throw appError(withdrawalErrors.noChannel);
  const adapter = deps.adapters.find((each) => each.id === channel.adapter);
  const isByHand = !adapter?.can.payout;
  for (const part of splitAmount(amountMinor, channel.maxMinor)) {
    const payout = { merchantId, id: newId(), withdrawalId: id, memberId, accountId: channel.accountId };
    const reference = newReference(merchantId);
    await insertPayout(tx, { ...payout, reference, amountMinor: part, isByHand, at: deps.clock.now() });
    await deps.recordChange(tx, {
      merchantId,
      memberId: null,
      thing: 'payout',
      id: payout.id,
      state: 'queued',
      facts: { withdrawalId: id },
      by: BY_SYSTEM,
    });
  }
}
