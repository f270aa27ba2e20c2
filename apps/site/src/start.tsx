import type { BootData } from '@croupier/contract/boot.ts';
import type { FirstMessages } from '@croupier/i18n/load-messages.ts';
import { completeLanguage, startLanguageWith } from '@croupier/web/language.ts';
import { createQueryClient } from '@croupier/web/query-client.ts';
import { session } from '@croupier/web/session.ts';
import { startTheme } from '@croupier/web/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createSiteRouter } from './routes.tsx';
import { startCalls } from './shared/call.ts';
import { forgetWithSession } from './shared/session-cache.ts';
import { keepReferralCode } from './shared/sign-in/referral.ts';
import { resumeByDevice } from './shared/sign-in/resume.ts';

/** Draws the page with what the server wrote into it. */
export async function start(boot: BootData, first: FirstMessages): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('the page has no root element');
  startTheme(boot.theme);
  startCalls(boot.permission.keys);
  session.keepMerchantCode(boot.merchantCode);
  const language = startLanguageWith(boot.language, first);
  const queryClient = createQueryClient();
  forgetWithSession(queryClient);
  keepReferralCode(location.search);
  // Before anything is drawn: whoever is signed in by this device never sees the page of a visitor.
  await resumeByDevice();
  createRoot(root).render(
    <StrictMode>
      <App {...{ boot, language, queryClient }} router={createSiteRouter()} />
    </StrictMode>,
  );
  // Pages wait for their texts by themselves; when this fails, the first of them tries again.
  completeLanguage().catch(() => undefined);
}
