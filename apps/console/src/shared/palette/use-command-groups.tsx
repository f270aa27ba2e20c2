import { LANGUAGES, MAINTAINED_LANGUAGES } from '@croupier/i18n/languages.ts';
import { chooseLanguage } from '@croupier/web/preferences/language.ts';
import { chooseTheme } from '@croupier/web/preferences/theme.ts';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../permissions/use-merchants.ts';
import { signOut } from '../sign-out.ts';
import type { PaletteGroup, Place } from './palette-options.ts';
import { paletteStore, usePaletteActs } from './palette-store.ts';

const THEMES = [
  ['system', 'themeSystem'],
  ['dark', 'themeDark'],
  ['light', 'themeLight'],
] as const;

/** Everything that can be done without finding anything: acts on what is open, places, merchants, preferences. */
export function useCommandGroups(places: readonly Place[]): PaletteGroup[] {
  const t = useTranslations();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const acts = usePaletteActs();
  const { merchants, chosen, choose, search } = useMerchants();
  return [
    {
      title: t('console.palette.acts'),
      options: acts.map(({ label, blocked, run }, at) => ({ id: `act-${at}`, label, blocked, run })),
    },
    {
      title: t('console.palette.go'),
      options: places
        .filter(({ to }) => to !== pathname)
        .map(({ to, label, letter }) => ({
          id: `go-${to}`,
          label,
          ...(letter ? { keys: `g ${letter}` } : {}),
          run: () => void navigate(`${to}${search}`),
        })),
    },
    {
      title: t('console.merchants'),
      options:
        merchants.length < 2
          ? []
          : [
              ...merchants.map(({ merchantCode, name }) => ({
                id: `merchant-${merchantCode}`,
                label: t('console.palette.onlyMerchant', { name }),
                run: () => choose([merchantCode]),
              })),
              ...(chosen.length > 0
                ? [{ id: 'merchants', label: t('console.merchantSwitch.clear'), run: () => choose([]) }]
                : []),
            ],
    },
    {
      title: t('nav.theme'),
      options: THEMES.map(([theme, label]) => ({
        id: `theme-${theme}`,
        label: t(`nav.${label}`),
        run: () => chooseTheme(theme),
      })),
    },
    {
      title: t('common.language'),
      options: MAINTAINED_LANGUAGES.map((language) => ({
        id: `language-${language}`,
        label: LANGUAGES[language].name,
        // Without the texts the old language stays, which says enough.
        run: () => void chooseLanguage(language).catch(() => {}),
      })),
    },
    {
      title: t('console.palette.other'),
      options: [
        { id: 'keys', label: t('console.palette.keys'), keys: '?', run: () => paletteStore.set('keys') },
        { id: 'sign-out', label: t('nav.signOut'), run: () => void signOut() },
      ],
    },
  ];
}
