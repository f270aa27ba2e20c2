import { currentLanguage } from '@croupier/web/preferences/language.ts';

/** Sets the colours of the phone's bars to the current theme, as the server did for the first paint. */
export function followTheme(page: Document): void {
  const theme = page.documentElement.dataset['theme'];
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-for]')) {
    const name = meta.dataset['for'] ?? '';
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${name})`;
    else meta.media = name === theme ? 'all' : 'not all';
  }
}

/** Links the manifest in the current language. */
function followLanguage(page: Document): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const language = currentLanguage();
  if (link && !link.href.endsWith(`lang=${language}`)) link.href = `/manifest.webmanifest?lang=${language}`;
}

async function registerWorker(): Promise<void> {
  // In development files have no hashes, so a cached one could be outdated.
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Registration fails without storage, in some private windows; the page works without it.
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** The parts of the installable app that start after the first paint. */
export function startAppFeatures(): void {
  const follow = (): void => {
    followTheme(document);
    followLanguage(document);
  };
  follow();
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
  void registerWorker();
}
