import { isLanguage, LANGUAGES, MAINTAINED_LANGUAGES } from '@croupier/i18n/languages.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Menu, MenuChoice } from '@croupier/ui/overlays/Menu.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { chooseLanguage, currentLanguage, languageStore } from '@croupier/web/preferences/language.ts';
import { chooseTheme, useTheme } from '@croupier/web/preferences/theme.ts';
import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

const THEME_ICONS = { system: <Monitor />, dark: <Moon />, light: <Sun /> } as const;
const isTheme = (value: string): value is keyof typeof THEME_ICONS => Object.hasOwn(THEME_ICONS, value);

function LanguageMenu() {
  const t = useTranslations();
  const toaster = useToast();
  const language = useSyncExternalStore(languageStore.subscribe, currentLanguage);
  const choose = (value: string): void => {
    if (!isLanguage(value)) return;
    chooseLanguage(value).catch(() =>
      toaster.show({ id: 'language', tone: 'lose', title: t('errors.network.unreachable') }),
    );
  };
  return (
    <Menu trigger={<IconButton label={t('common.language')} icon={<Languages />} />}>
      <MenuChoice
        value={language}
        onValueChange={choose}
        options={MAINTAINED_LANGUAGES.map((value) => ({
          value,
          label: <span lang={LANGUAGES[value].locale}>{LANGUAGES[value].name}</span>,
        }))}
      />
    </Menu>
  );
}

function ThemeMenu() {
  const t = useTranslations('nav');
  const theme = useTheme();
  return (
    <Menu trigger={<IconButton label={t('theme')} icon={THEME_ICONS[theme]} />}>
      <MenuChoice
        value={theme}
        onValueChange={(value) => isTheme(value) && chooseTheme(value)}
        options={[
          { value: 'system', label: t('themeSystem'), icon: THEME_ICONS.system },
          { value: 'dark', label: t('themeDark'), icon: THEME_ICONS.dark },
          { value: 'light', label: t('themeLight'), icon: THEME_ICONS.light },
        ]}
      />
    </Menu>
  );
}

/** The menus for language and theme. */
export const PreferenceMenus = () => (
  <div className="flex items-center">
    <LanguageMenu />
    <ThemeMenu />
  </div>
);
