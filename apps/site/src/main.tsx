import './app.css';
import { loadFirstMessages } from '@croupier/i18n/load-first-messages.ts';
import { readBoot, shareNonce } from '@croupier/web/boot/boot.ts';
import { firstSightShown } from './shared/browser/first-sight.ts';
import { fontsReady } from './shared/browser/fonts-ready.ts';

// Kept small: it requests texts and fonts while the app itself is loading.
const boot = readBoot(document);
shareNonce(document);
/** Yields between two long tasks, so that a tap is handled. */
const breathe = () => new Promise((done) => setTimeout(done));
const loadApp = async () => {
  // Libraries are a separate script and run first; ours follow in another task.
  await import('react-dom/client');
  await breathe();
  return import('./start.tsx');
};
const isFirst = document.documentElement.dataset['visit'] === 'first';
if (isFirst) await firstSightShown();
(document as Document & { loadLate?: () => void }).loadLate?.();
const [{ start }, first] = await Promise.all([
  loadApp(),
  loadFirstMessages(boot.language),
  // The server-rendered page is already visible.
  isFirst ? undefined : fontsReady(boot.language),
]);
await breathe();
await start(boot, first);
