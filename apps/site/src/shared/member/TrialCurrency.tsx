import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { BootProvider, useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { memberQuery } from './member.queries.ts';

/** Everything a trial account sees is in play money, never in the merchant's currency. */
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
  return <BootProvider boot={current}>{children}</BootProvider>;
}
