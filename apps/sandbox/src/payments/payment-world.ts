import { createFaults, type Fault } from './faults.ts';
import { createHookSender } from './hook-sender.ts';
import { createProviderBook } from './provider-book.ts';
import { createStore } from './store.ts';

/** A provider as the panel shows it. */
export type PaymentProvider = {
  id: string;
  title: string;
  /** What it is, in one sentence. */
  sentence: string;
  /** The faults that it can have, in the order of the panel. */
  faults: readonly Fault[];
  /** Where a person uses it. */
  pages: ReadonlyArray<{ path: string; name: string }>;
};

export type PaymentWorldOptions = {
  /** Public address of the sandbox. */
  baseUrl: () => string;
  /** Where money is kept over restarts; without it in memory. */
  folder?: string | undefined;
  lateMilliseconds?: number | undefined;
};

/** What all payment providers of the sandbox share. */
export function createPaymentWorld({ baseUrl, folder, lateMilliseconds }: PaymentWorldOptions) {
  const faults = createFaults();
  const store = createStore(folder);
  const hooks = createHookSender({ faults, ...(lateMilliseconds === undefined ? {} : { lateMilliseconds }) });
  const addresses = store.table<string>('hook-addresses');
  const providers: PaymentProvider[] = [];
  return {
    baseUrl,
    faults,
    store,
    hooks,
    book: createProviderBook(store),
    providers,
    /** Where a provider reports to about an account, as entered in its control centre. */
    hookAddress: (provider: string, account: string): string | undefined =>
      addresses.get(`${provider}:${account}`),
    setHookAddress: (provider: string, account: string, url: string): void => {
      addresses.set(`${provider}:${account}`, url);
      store.changed();
    },
    close: (): void => {
      hooks.close();
      store.close();
    },
  };
}
export type PaymentWorld = ReturnType<typeof createPaymentWorld>;
