import type { MethodTerms } from '@croupier/contract/payments/methods.ts';
import { derivedId } from '../../../platform/ids.ts';
import { insertSealed } from './accounts/opening.usecases.ts';
import type { Method } from './channels/channels.types.ts';
import { listMethods } from './channels/methods.reads.ts';
import { putChannel, putMethod } from './channels/methods.queries.ts';
import { bankOf, depositClearing, transfersOf } from './movements/clearing.rules.ts';
import type { PaymentParts } from './payments.types.ts';
import { DEMO_ASSET, DEMO_WALLET_MINOR } from './providers/evm/evm.demo.ts';
import { DEMO_PROVIDERS, type DemoMethod } from './providers/providers.demo.ts';

const ONE = 10_000n;
/** Amounts of the demo shops: about the same in each currency. */
const UNITS: Readonly<Record<string, bigint>> = { EUR: ONE, THB: 30n * ONE, VND: 25_000n * ONE };

function termsOf({ feeBps = 0 }: DemoMethod, currency: string): MethodTerms {
  const unit = UNITS[currency] ?? ONE;
  return {
    min: 10n * unit,
    max: 5_000n * unit,
    step: currency === 'VND' ? ONE : ONE / 100n,
    fee: { fixed: 0n, bps: feeBps, floor: 0n, cap: null },
    hours: { from: 0, until: 0 },
    tier: 0,
  };
}

/** The id of a demo account: the sandbox reports to it. */
export const demoAccountId = (merchantId: string, adapter: string): string =>
  derivedId('demo-payment-account', merchantId, adapter);

/** The ledger knows what the sandbox’s chain holds for the shop from the start. Again, it changes nothing. */
async function seedChainWallet(
  { wallet }: Pick<PaymentParts, 'wallet'>,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<void> {
  const transfers = transfersOf({ merchantId, id: accountId }, [
    {
      step: 'demo-wallet',
      debit: depositClearing(accountId),
      credit: bankOf(accountId),
      amountMinor: DEMO_WALLET_MINOR,
      code: 'settlement',
      reference: accountId,
    },
  ]);
  await wallet.transaction((tx) => wallet.post(tx, { merchantId, currency: DEMO_ASSET, transfers }));
}

/** Accounts and methods of the demo shops, all over the sandbox. What operators have changed since stays. */
export async function seedPaymentDemo(parts: PaymentParts, sandboxUrl: string): Promise<void> {
  const at = parts.clock.now();
  for (const { id: merchantId } of await parts.merchants.list()) {
    const { currency } = await parts.merchants.byId(merchantId);
    const providers = DEMO_PROVIDERS.filter(({ merchants }) => merchants.includes(merchantId));
    await parts.db.transaction().execute(async (tx) => {
      const known = [
        ...(await listMethods(tx, { merchantId, direction: 'deposit' })),
        ...(await listMethods(tx, { merchantId, direction: 'withdrawal' })),
      ];
      for (const [place, provider] of providers.entries()) {
        const id = demoAccountId(merchantId, provider.adapter);
        const { name, adapter } = provider;
        const access = provider.access({ merchantId, currency, sandboxUrl, accountId: id });
        if (!(await insertSealed(parts, tx, { merchantId, id, adapter, name, currency, ...access })))
          continue;
        for (const demo of provider.methods) {
          const method: Omit<Method, 'channels'> = {
            ...demo,
            terms: termsOf(demo, currency),
            isOpen: true,
          };
          if (!known.some(({ id: other, direction }) => other === demo.id && direction === demo.direction))
            await putMethod(tx, { ...method, merchantId, at });
          await putChannel(tx, {
            merchantId,
            direction: demo.direction,
            methodId: demo.id,
            accountId: id,
            // The first account of a method is preferred.
            position: place,
            isOpen: true,
            maxMinor: null,
          });
        }
      }
    });
    for (const { adapter } of providers)
      if (adapter === 'evm')
        await seedChainWallet(parts, { merchantId, accountId: demoAccountId(merchantId, adapter) });
  }
}
