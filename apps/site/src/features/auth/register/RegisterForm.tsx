import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Smartphone, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { callQuery } from '../../../shared/api/call.ts';
import { useCarriedState } from '../../../shared/navigation/use-return-state.ts';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { FormTabs, type FormTab } from '../FormTabs.tsx';
import { SocialButtons } from '../SocialButtons.tsx';
import { SwitchForm } from '../SwitchForm.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { SocialRegistration } from './SocialRegistration.tsx';

const PLACES = ['one', 'two', 'three', 'four'];

const Waiting = () => {
  const t = useTranslations('common');
  return (
    <output className="flex flex-col gap-5">
      <span className="sr-only">{t('loading')}</span>
      {PLACES.map((place) => (
        <div key={place}>
          <Skeleton className="mb-2 h-4 w-24" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </output>
  );
};

/** Waits for the merchant's settings, which determine the forms and their fields. */
export function RegisterForm() {
  const t = useTranslations();
  const ticket = useCarriedState()?.socialTicket;
  const [error, setError] = useState<unknown>();
  const settings = useQuery(callQuery('identity.registerSettings'));
  const rules = useQuery(callQuery('identity.registerValidation'));
  if (settings.isLoadingError || rules.isLoadingError)
    return <QueryProblem query={[settings, rules]} title={t('auth.settingsFailed')} />;
  if (!settings.data || !rules.data) return <Waiting />;

  const { username, mobile, minimumAge, fields, mobileFields } = settings.data;
  const common = { minimumAge, rules: rules.data };
  const toLogin = <SwitchForm question={t('auth.toLogin')} link={t('auth.toLoginLink')} to={paths.login()} />;
  if (ticket)
    return (
      <>
        <SocialRegistration ticket={ticket} known={fields} {...common} waiting={<Waiting />} />
        {toLogin}
      </>
    );
  const tabs: FormTab[] = [
    {
      value: 'username',
      label: t('auth.registerByName'),
      icon: <UserRound aria-hidden />,
      form: <RegisterFields call="identity.register" fields={fields} {...common} />,
    },
    {
      value: 'mobile',
      label: t('auth.registerByMobile'),
      icon: <Smartphone aria-hidden />,
      form: <RegisterFields call="identity.registerMobile" fields={mobileFields} {...common} />,
    },
  ];
  const open = tabs.filter(({ value }) => (value === 'mobile' ? mobile : username));
  if (open.length === 0)
    return <p className="text-sm text-muted">{t('errors.identity.registration_closed')}</p>;
  return (
    <>
      <FormTabs label={t('auth.registrationMethods')} tabs={open} />
      <div className="mt-4">
        <FormError error={error} />
        <div className="grid gap-2.5 sm:grid-cols-2">
          <SocialButtons onError={setError} />
        </div>
      </div>
      {toLogin}
    </>
  );
}
