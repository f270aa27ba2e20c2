import { currentLanguage } from '@croupier/web/preferences/language.ts';

/** The phone's bars in the colours of the theme that is chosen now; the server did the same for the first paint. */
export function followTheme(page: Document): void {
  const theme = page.documentElement.dataset['theme'];
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-for]')) {
    const name = meta.dataset['for'] ?? '';
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${name})`;
    else meta.media = name === theme ? 'all' : 'not all';
  }
}

/** The manifest in the language that is chosen now, for those who install after switching. */
function followLanguage(page: Document): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const language = currentLanguage();
  if (link && !link.href.endsWith(`lang=${language}`)) link.href = `/manifest.webmanifest?lang=${language}`;
}

async function registerWorker(): Promise<void> {
  // In development the files have no hashes, and a kept one would be an old one.
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Without storage (some private windows) the page works as before.
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** Everything of an app that may begin after the first paint. */
export function liveAsApp(): void {
  const follow = (): void => {
    followTheme(document);
    followLanguage(document);
  };
  follow();
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
  void registerWorker();
}
