import type { BootData } from '@croupier/contract/boot.ts';
import type { LoadedLanguage } from '@croupier/web/preferences/language.ts';
import { LanguageRoot } from '@croupier/web/preferences/LanguageRoot.tsx';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Toasts } from './features/frame/Toasts.tsx';
import { OpenOrClosedSite } from './layouts/OpenOrClosedSite.tsx';
import { LiveBoot } from './shared/live/LiveBoot.tsx';
import { LiveUpdates } from './shared/live/LiveUpdates.tsx';
import { repeatPress } from './shared/loading/early-press.ts';
import { TrialCurrency } from './shared/member/TrialCurrency.tsx';

export type AppProps = {
  boot: BootData;
  language: LoadedLanguage;
  queryClient: QueryClient;
  /** The router. */
  children: ReactNode;
};

/** Providers around the router. */
export const App = ({ boot, language, queryClient, children }: AppProps) => {
  // The page is interactive from here on; the benchmark measures this mark.
  useEffect(() => {
    performance.mark('app-ready');
    delete document.documentElement.dataset['visit'];
    repeatPress();
  }, []);
  return (
    <LiveBoot boot={boot}>
      <LanguageRoot initial={language}>
        <QueryClientProvider client={queryClient}>
          <TrialCurrency>
            <Toasts>
              <OpenOrClosedSite>{children}</OpenOrClosedSite>
              {boot.preview === undefined && <LiveUpdates />}
            </Toasts>
          </TrialCurrency>
        </QueryClientProvider>
      </LanguageRoot>
    </LiveBoot>
  );
};
