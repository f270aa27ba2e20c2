import type { Whitelabel } from '@croupier/contract/merchants/system.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { escapeHtml } from '../../platform/http/page.ts';
import { appText } from './text.ts';

/** Only our own scripts and no remote content; the brand's tokens are a style attribute. */
export const OFFLINE_POLICY = [
  "default-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');

/**
 * The page that the service worker shows when a page can't be fetched. It contains the texts of all the merchant's
 * languages, because it is cached once and the visitor may change the language later. Its script shows the right one.
 */
export function offlinePage(brand: Whitelabel, style: string): string {
  const { name, languages, defaultLanguage, theme } = brand;
  const first = LANGUAGES[defaultLanguage].locale;
  const words = languages.map((language) => {
    const t = appText(language);
    const { locale } = LANGUAGES[language];
    return [
      `<section lang="${locale}" data-language="${language}"${language === defaultLanguage ? '' : ' hidden'} data-title="${escapeHtml(t('offlineTitle'))}">`,
      `<h1>${escapeHtml(t('offlineTitle'))}</h1>`,
      `<p>${escapeHtml(t('offlineText'))}</p>`,
      `<button type="button">${escapeHtml(t('offlineRetry'))}</button>`,
      `<p class="note" role="status" data-waiting="${escapeHtml(t('offlineWaiting'))}" data-back="${escapeHtml(t('offlineBack'))}">${escapeHtml(t('offlineWaiting'))}</p>`,
      '</section>',
    ].join('');
  });
  return [
    '<!doctype html>',
    `<html lang="${first}" data-theme="${theme.defaultTheme}" style="${escapeHtml(style)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(name)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="stylesheet" href="/app/offline.css">',
    '<script src="/app/offline.js" type="module"></script></head>',
    `<body><main><img src="/app/icon-192.png" alt="" width="88" height="88"><p class="name">${escapeHtml(name)}</p>`,
    ...words,
    '</main></body></html>',
  ].join('');
}
