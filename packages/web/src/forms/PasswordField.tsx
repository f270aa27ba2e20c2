import { TextField, type TextFieldProps } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';

/** A password, with a button that reveals it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'revealLabels'>) {
  const t = useTranslations('auth');
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="password"
      revealLabels={{ show: t('showPassword'), hide: t('hidePassword') }}
    />
  );
}
