import type { ThemeChoice } from '@croupier/contract/boot.ts';
import type { LanguageCode, Whitelabel } from '@croupier/contract/merchants/system.ts';
import { escapeHtml } from '../../platform/http/page.ts';
import { appColors } from './colors.ts';

/** Media query of a theme colour. A script follows when the visitor switches the theme. */
const mediaOf = (theme: 'dark' | 'light', chosen: ThemeChoice): string => {
  if (chosen === 'system') return `(prefers-color-scheme: ${theme})`;
  return chosen === theme ? 'all' : 'not all';
};

/** Head tags for installation and the colours of the phone's bars. */
export function appHead(
  brand: Whitelabel,
  { language, theme }: { language: LanguageCode; theme: ThemeChoice },
): string {
  const { bar } = appColors(brand.theme);
  const color = (name: 'dark' | 'light'): string =>
    `<meta name="theme-color" content="${bar[name]}" data-for="${name}" media="${mediaOf(name, theme)}">`;
  return [
    color('dark'),
    color('light'),
    // The language is in the address, because phones fetch this without cookies.
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`,
    '<link rel="apple-touch-icon" sizes="180x180" href="/app/icon-180.png">',
    '<meta name="mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-status-bar-style" content="default">',
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(brand.name)}">`,
  ].join('');
}
