import './app.css';
import { loadFirstMessages } from '@croupier/i18n/load-first-messages.ts';
import { readBoot, shareNonce } from '@croupier/web/boot/boot.ts';
import { fontsReady } from './shared/browser/fonts-ready.ts';

// Small on purpose: it knows the language, and asks for its texts and fonts while the app itself is still on its way.
const boot = readBoot(document);
shareNonce(document);
/** Lets a tap through between two long tasks. */
const breathe = () => new Promise((done) => setTimeout(done));
const loadApp = async () => {
  // What others wrote is in a script of its own: it begins first, and ours in a task after it.
  await import('react-dom/client');
  await breathe();
  return import('./start.tsx');
};
const [{ start }, first] = await Promise.all([
  loadApp(),
  loadFirstMessages(boot.language),
  // What the server drew stands there already.
  document.documentElement.dataset['visit'] === 'first' ? undefined : fontsReady(boot.language),
]);
await breathe();
await start(boot, first);
