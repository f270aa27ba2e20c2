import './app.css';
import { loadFirstMessages } from '@croupier/i18n/load-messages.ts';
import { readBoot, shareNonce } from '@croupier/web/boot.ts';
import { fontsReady } from './shared/fonts-ready.ts';

// Small on purpose: it knows the language, and asks for its texts and fonts while the app itself is still on its way.
const boot = readBoot(document);
shareNonce(document);
const [{ start }, first] = await Promise.all([
  import('./start.tsx'),
  loadFirstMessages(boot.language),
  // What the server drew stands there already.
  document.documentElement.dataset['visit'] === 'first' ? undefined : fontsReady(boot.language),
]);
await start(boot, first);
