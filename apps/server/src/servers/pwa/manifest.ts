import type { LanguageCode, Whitelabel } from '@croupier/contract/merchants/system.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { appColors } from './colors.ts';
import { appText } from './text.ts';

/** App shortcuts, if the site has these pages. */
const SHORTCUTS = [
  { url: '/rng', text: 'category.rng' },
  { url: '/live', text: 'category.live' },
  { url: '/promotions', text: 'promotions' },
] as const;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/app/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest of a merchant in one language. */
export function appManifest(brand: Whitelabel, language: LanguageCode) {
  const t = appText(language);
  const { page } = appColors(brand.theme);
  // A manifest has one theme colour; the page overrides it when the visitor chose the other theme.
  const ground = brand.theme.defaultTheme === 'light' ? page.light : page.dark;
  return {
    // Without the language, so that switching it does not create another app.
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline[language] || brand.tagline[brand.defaultLanguage],
    lang: LANGUAGES[language].locale,
    dir: 'ltr',
    start_url: '/?from=app',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: ground,
    background_color: ground,
    categories: ['entertainment', 'games'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: SHORTCUTS.map(({ url, text }) => ({
      name: t(`shortcut.${text}`),
      url: `${url}?from=app`,
      icons: [icon('icon', 192, 'any')],
    })),
    prefer_related_applications: false,
  };
}
