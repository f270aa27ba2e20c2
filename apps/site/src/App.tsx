import type { BootData } from '@croupier/contract/boot.ts';
import { BootProvider } from '@croupier/web/BootContext.tsx';
import type { LoadedLanguage } from '@croupier/web/language.ts';
import { LanguageRoot } from '@croupier/web/LanguageRoot.tsx';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { Toasts } from './features/frame/Toasts.tsx';
import { LiveUpdates } from './shared/LiveUpdates.tsx';

export type AppProps = {
  boot: BootData;
  language: LoadedLanguage;
  queryClient: QueryClient;
  router: RouterProviderProps['router'];
};

/** Everything that a page may ask for, around the router. */
export const App = ({ boot, language, queryClient, router }: AppProps) => (
  <BootProvider boot={boot}>
    <LanguageRoot initial={language}>
      <QueryClientProvider client={queryClient}>
        <Toasts>
          <RouterProvider router={router} />
          <LiveUpdates />
        </Toasts>
      </QueryClientProvider>
    </LanguageRoot>
  </BootProvider>
);
