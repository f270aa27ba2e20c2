import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { Mail, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { FormTabs, type FormTab } from '../FormTabs.tsx';
import { SwitchForm } from '../SwitchForm.tsx';
import { ForgotByEmail } from './ForgotByEmail.tsx';
import { ForgotByPhone } from './ForgotByPhone.tsx';

/** Recovery of a forgotten password; by phone first if codes are enabled. */
export function ForgotForm() {
  const t = useTranslations('auth');
  const { features } = useMerchant();
  const byEmail: FormTab = {
    value: 'email',
    label: t('forgotByEmail'),
    icon: <Mail aria-hidden />,
    form: <ForgotByEmail />,
  };
  const byPhone: FormTab = {
    value: 'mobile',
    label: t('forgotByMobile'),
    icon: <Smartphone aria-hidden />,
    form: <ForgotByPhone />,
  };
  return (
    <>
      <FormTabs
        label={t('recoveryMethods')}
        tabs={features.smsVerification ? [byPhone, byEmail] : [byEmail, byPhone]}
      />
      <SwitchForm question={t('remembered')} link={t('toLoginLink')} to={paths.login()} />
    </>
  );
}
