import type { BootData } from '@croupier/contract/boot.ts';
import type { Language } from '@croupier/i18n/languages.ts';
import type { FirstMessages } from '@croupier/i18n/messages.ts';
import { completeLanguage, startLanguageWith } from '@croupier/web/preferences/language.ts';
import { createQueryClient } from '@croupier/web/client/query-client.ts';
import { browserStorages, session } from '@croupier/web/session/session.ts';
import { shareSession } from '@croupier/web/session/share-session.ts';
import { startTheme } from '@croupier/web/preferences/theme.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { loadLaterParts, loadMemberParts } from './layouts/LaterParts.tsx';
import { siteRoutes } from './routes.tsx';
import { startInstallableApp } from './shared/app/start-installable-app.ts';
import { startCalls } from './shared/api/call.ts';
import { forgetWithSession } from './shared/api/session-cache.ts';
import { keepReferralCode } from './shared/sign-in/referral.ts';
import { whenIdle } from './shared/browser/use-idle.ts';
import { resumeByDevice } from './shared/sign-in/resume-by-device.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Loaded on demand, because it contains the names of all text chunks. */
const loadMessages = async (language: Language) =>
  (await import('@croupier/i18n/load-messages.ts')).loadMessages(language);

/** Resolves when the scripts of the requested page have loaded. */
const initialized = (router: Router): Promise<void> =>
  new Promise((done) => {
    const look = (): boolean => router.state.initialized && (done(), true);
    if (look()) return;
    const stop = router.subscribe(() => look() && stop());
  });

/** Starts the app with the server's boot data. */
export async function start(boot: BootData, first: FirstMessages): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('the page has no root element');
  startInstallableApp();
  startTheme(boot.theme);
  startCalls(boot);
  session.keepMerchantCode(boot.merchantCode);
  // A part that fails to load is missing from the page, which works without it.
  const parts =
    document.documentElement.dataset['visit'] === 'first'
      ? undefined
      : loadLaterParts().catch(() => undefined);
  const language = startLanguageWith(boot.language, first, loadMessages);
  const queryClient = createQueryClient();
  forgetWithSession(queryClient);
  keepReferralCode(location.search);
  // Before the first render, so that a member does not see the page of a visitor first.
  // A preview shows what a visitor sees.
  if (boot.preview === undefined) {
    await shareSession({ session, local: browserStorages()?.local ?? null }).join();
    if (boot.permission.status === 0) await resumeByDevice();
  }
  const router = createBrowserRouter([...siteRoutes]);
  const page = (
    <StrictMode>
      <App {...{ boot, language, queryClient }}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // The server renders for first-time visitors; a script in index.html has checked whether this is one.
  const { dataset } = document.documentElement;
  // Keep the rendered page until the app's own page is ready, instead of showing a loader.
  if (dataset['visit'] !== 'known' && root.hasChildNodes()) await initialized(router);
  await parts;
  if (dataset['visit'] === 'first' && root.hasChildNodes()) {
    // As a transition, so that taps are handled in between.
    dataset['hydrating'] = '';
    startTransition(() => void hydrateRoot(root, page));
    delete dataset['visit'];
  } else startTransition(() => createRoot(root).render(page));
  // Pages and parts load what is missing if this fails.
  whenIdle(() => void Promise.all([completeLanguage(), loadMemberParts()]).catch(() => undefined));
}
