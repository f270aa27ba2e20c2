import './styles.css';
import { loadConsoleMessages } from '@croupier/i18n/load-console-messages.ts';
import { ToastProvider } from '@croupier/ui/toasts/ToastProvider.tsx';
import { shareNonce } from '@croupier/web/boot/boot.ts';
import { LanguageRoot } from '@croupier/web/preferences/LanguageRoot.tsx';
import { startLanguage } from '@croupier/web/preferences/language.ts';
import { createQueryClient } from '@croupier/web/client/query-client.ts';
import { startTheme } from '@croupier/web/preferences/theme.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { readConsoleBoot } from './boot.ts';
import { createConsoleRouter } from './routes.tsx';
import { startCalls } from './shared/call.ts';
import { OperatorSecurity } from './shared/security/OperatorSecurity.tsx';

const boot = readConsoleBoot(document);
shareNonce(document);
startTheme(boot.theme);
startCalls(boot.keys);
const initial = await startLanguage(boot.language, loadConsoleMessages);
const { common } = initial.messages;
const root = document.querySelector('#root');
if (!root) throw new Error('the page came without its root');

createRoot(root).render(
  <StrictMode>
    <LanguageRoot initial={initial}>
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider label={common.notifications} closeLabel={common.close}>
          <OperatorSecurity>
            <RouterProvider router={createConsoleRouter()} />
          </OperatorSecurity>
        </ToastProvider>
      </QueryClientProvider>
    </LanguageRoot>
  </StrictMode>,
);
