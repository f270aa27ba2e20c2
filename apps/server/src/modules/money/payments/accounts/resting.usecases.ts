import type { PaymentParts } from '../payments.types.ts';
import { newId } from '../../../../platform/ids.ts';
import type { OpenedAccount } from './accounts.types.ts';

const RECENT_MILLISECONDS = 60 * 60_000;

/** A harmless question that shows whether the provider answers. */
export async function testCall(
  { accounts, clock }: Pick<PaymentParts, 'accounts' | 'clock'>,
  opened: OpenedAccount,
): Promise<boolean> {
  const until = clock.now();
  const from = new Date(until.getTime() - RECENT_MILLISECONDS);
  return accounts.call(
    opened,
    async (adapter, account) => {
      if (adapter.can.balance) return (await adapter.balance(account)) !== undefined;
      if (adapter.can.list) return (await adapter.list(account, { from, until, cursor: null })) !== undefined;
      const order = { kind: 'deposit' as const, id: newId(), reference: '', since: from };
      return (await adapter.ask(account, order)).state !== 'unknown';
    },
    (isUp) => !isUp,
  );
}

/** Tries accounts that rest; the first call that succeeds opens them again. */
export async function tryResting(
  parts: Pick<PaymentParts, 'accounts' | 'clock' | 'log' | 'merchants'>,
): Promise<void> {
  for (const { id: merchantId } of await parts.merchants.list())
    for (const row of await parts.accounts.list(merchantId)) {
      if (row.state !== 'resting') continue;
      try {
        await testCall(parts, await parts.accounts.open(row));
      } catch (error) {
        parts.log.info({ err: error, merchantId, account: row.id }, 'payment account still rests');
      }
    }
}
