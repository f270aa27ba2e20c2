import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { KeyRound, MessageSquareText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { FormTabs, type FormTab } from '../FormTabs.tsx';
import { SwitchForm } from '../SwitchForm.tsx';
import { CodeLogin } from './CodeLogin.tsx';
import { OtherMethods } from './OtherMethods.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

/** The sign-in methods that the merchant offers. */
export function LoginForm() {
  const t = useTranslations('auth');
  const { features } = useMerchant();
  const byName: FormTab = {
    value: 'username',
    label: t('byName'),
    icon: <KeyRound aria-hidden />,
    form: <PasswordLogin />,
  };
  const byCode: FormTab = {
    value: 'sms',
    label: t('byCode'),
    icon: <MessageSquareText aria-hidden />,
    form: <CodeLogin />,
  };
  return (
    <>
      <FormTabs label={t('signInMethods')} tabs={features.codeLogin ? [byName, byCode] : [byName]} />
      <OtherMethods />
      <SwitchForm question={t('toRegister')} link={t('toRegisterLink')} to={paths.register()} />
    </>
  );
}
