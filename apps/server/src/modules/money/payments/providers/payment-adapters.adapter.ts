import type { Clock } from '../../../../platform/clock.ts';
import type { Logger } from '../../../../platform/log.ts';
import { createEvmAdapter } from './evm/evm.adapter.ts';
import { createOutgoingCall } from '../../../../platform/http/outgoing-call.ts';
import type { PaymentAdapter } from './provider.types.ts';
import { createScbAdapter } from './scb/scb.adapter.ts';
import { createSepayAdapter } from './sepay/sepay.adapter.ts';
import { createSignedAdapter } from './signed/signed.adapter.ts';
import { slipAdapter } from './slip/slip.adapter.ts';
import { createSwitchAdapter } from './switch/switch.adapter.ts';

/** Forgets which config an adapter reads: an account is opened by the same adapter that is called with it. */
const anyAccount = <Config, Secrets>(adapter: PaymentAdapter<Config, Secrets>): PaymentAdapter =>
  adapter as unknown as PaymentAdapter;

/** Every provider that a merchant can have an account at. */
export function createPaymentAdapters({ log, clock }: { log: Logger; clock: Clock }): PaymentAdapter[] {
  const call = createOutgoingCall({ log });
  return [
    anyAccount(createSwitchAdapter({ call, clock })),
    anyAccount(createSignedAdapter({ call, clock })),
    anyAccount(createSepayAdapter({ call })),
    anyAccount(createScbAdapter({ call, clock })),
    anyAccount(createEvmAdapter({ call, clock })),
    anyAccount(slipAdapter),
  ];
}
