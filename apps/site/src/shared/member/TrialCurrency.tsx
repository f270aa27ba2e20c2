import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { BootProvider, useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { memberQuery } from './member.queries.ts';

const MerchantCurrency = createContext('');

/** The currency of the merchant: others play in it while a trial account looks on. */
export const useMerchantCurrency = (): string => use(MerchantCurrency);

/** What a trial account has and stakes is in play money, never in the merchant's currency. */
export function TrialCurrency({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const signedIn = useSignedIn();
  const { data: member } = useQuery({ ...memberQuery, enabled: signedIn });
  const isTrial = signedIn && member?.isTrial === true;
  const current = useMemo(() => {
    if (!isTrial) return boot;
    const { permission } = boot;
    const { info } = permission;
    const whitelabel = { ...info.whitelabel, currency: PLAY_MONEY, currencySymbol: PLAY_MONEY };
    return { ...boot, permission: { ...permission, info: { ...info, whitelabel } } };
  }, [boot, isTrial]);
  return (
    <MerchantCurrency value={boot.permission.info.whitelabel.currency}>
      <BootProvider boot={current}>{children}</BootProvider>
    </MerchantCurrency>
  );
}
