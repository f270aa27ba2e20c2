import './app.css';
import { readBoot, shareNonce } from '@croupier/web/boot.ts';
import { startLanguage } from '@croupier/web/language.ts';
import { createQueryClient } from '@croupier/web/query-client.ts';
import { session } from '@croupier/web/session.ts';
import { startTheme } from '@croupier/web/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createSiteRouter } from './routes.tsx';
import { startCalls } from './shared/call.ts';
import { fontsReady } from './shared/fonts-ready.ts';
import { forgetWithSession } from './shared/session-cache.ts';

const boot = readBoot(document);
shareNonce(document);
startTheme(boot.theme);
startCalls(boot.permission.keys);
session.keepMerchantCode(boot.merchantCode);

const queryClient = createQueryClient();
forgetWithSession(queryClient);

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root element');

const [language] = await Promise.all([startLanguage(boot.language), fontsReady(boot.language)]);
createRoot(root).render(
  <StrictMode>
    <App {...{ boot, language, queryClient }} router={createSiteRouter()} />
  </StrictMode>,
);
