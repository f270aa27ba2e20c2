import type { ThemeChoice } from '@croupier/contract/boot.ts';
import { LANGUAGES, isLanguage, type Language } from '@croupier/i18n/languages.ts';
import { SegmentedControl, type Segment } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { chooseLanguage } from '@croupier/web/preferences/language.ts';
import { chooseTheme, useTheme } from '@croupier/web/preferences/theme.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { clsx } from 'clsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIdle } from '../../shared/browser/use-idle.ts';

/** More languages than this use a menu. */
const MAX_SEGMENTS = 3;

function ThemeSwitch() {
  const t = useTranslations('nav');
  const theme = useTheme();
  const named = (name: string) => <span className="sr-only">{name}</span>;
  const segments: Segment<ThemeChoice>[] = [
    { value: 'system', label: named(t('themeSystem')), icon: <Monitor aria-hidden /> },
    { value: 'dark', label: named(t('themeDark')), icon: <Moon aria-hidden /> },
    { value: 'light', label: named(t('themeLight')), icon: <Sun aria-hidden /> },
  ];
  return (
    <SegmentedControl
      label={t('theme')}
      segments={segments}
      value={theme}
      onValueChange={chooseTheme}
      size="sm"
    />
  );
}

function LanguageSwitch() {
  const t = useTranslations();
  const toast = useToast();
  const language = useLanguage();
  // Names in other scripts must not load fonts before the app has started.
  const idle = useIdle();
  const { languages } = useMerchant();
  const nameOf = (value: Language) => {
    const { locale, name } = LANGUAGES[value];
    return (
      <span lang={locale} className={clsx(!idle && value !== language && 'font-[system-ui]')}>
        {name}
      </span>
    );
  };
  const choose = (value: string): void => {
    if (!isLanguage(value)) return;
    chooseLanguage(value).catch(() =>
      toast.show({ id: 'language', tone: 'lose', title: t('errors.network.unreachable') }),
    );
  };
  if (languages.length < 2) return null;
  return languages.length <= MAX_SEGMENTS ? (
    <SegmentedControl
      label={t('common.language')}
      segments={languages.map((value) => ({ value, label: nameOf(value) }))}
      value={language}
      onValueChange={choose}
      size="sm"
    />
  ) : (
    <Select
      label={t('common.language')}
      labelHidden
      options={languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
      value={language}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

/** Language and theme; changes apply at once. */
export const Preferences = () => (
  <div className="flex flex-col gap-2">
    <LanguageSwitch />
    <ThemeSwitch />
  </div>
);
