import type { PaymentAdapter } from './provider.types.ts';

/** Every adapter that an account can use. */
export const ADAPTERS: readonly PaymentAdapter[] = [];
