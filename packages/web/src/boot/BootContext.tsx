import type { BootData } from '@croupier/contract/boot.ts';
import type { Whitelabel } from '@croupier/contract/merchants/system.ts';
import { createContext, use, type ReactNode } from 'react';

const BootContext = createContext<BootData | null>(null);

export const BootProvider = ({ boot, children }: { boot: BootData; children: ReactNode }) => (
  <BootContext value={boot}>{children}</BootContext>
);

/** The boot data that the server wrote into the page. */
export function useBoot(): BootData {
  const boot = use(BootContext);
  if (!boot) throw new Error('useBoot needs a BootProvider above it');
  return boot;
}

/** The merchant of this site: brand, currency, languages and features. */
export const useMerchant = (): Whitelabel => useBoot().permission.info.whitelabel;
