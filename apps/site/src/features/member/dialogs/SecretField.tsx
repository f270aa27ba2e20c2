import { TextField, type TextFieldProps } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';

/** A password, with an eye to look at it. */
export function SecretField(props: Omit<TextFieldProps, 'type' | 'revealLabels'>) {
  const t = useTranslations('auth');
  return (
    <TextField
      {...props}
      type="password"
      autoCapitalize="none"
      spellCheck={false}
      revealLabels={{ show: t('showPassword'), hide: t('hidePassword') }}
    />
  );
}
