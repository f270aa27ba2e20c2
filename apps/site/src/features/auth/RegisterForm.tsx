import { ErrorState } from '@croupier/ui/ErrorState.tsx';
import { Skeleton } from '@croupier/ui/Skeleton.tsx';
import { useErrorText } from '@croupier/web/use-error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../shared/call.ts';
import { RegisterFields } from './RegisterFields.tsx';

const PLACES = ['one', 'two', 'three', 'four'];

/** Waits for the merchant's settings, which say what the form asks for. */
export function RegisterForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const settings = useQuery(callQuery('identity.registerSettings'));
  const rules = useQuery(callQuery('identity.registerValidation'));
  if (settings.data && rules.data)
    return <RegisterFields settings={settings.data} rules={rules.data} onBusy={onBusy} />;
  const error = settings.error ?? rules.error;
  if (error)
    return (
      <ErrorState
        title={t('auth.settingsFailed')}
        text={errorText(error)}
        retryLabel={t('common.retry')}
        retrying={settings.isFetching || rules.isFetching}
        onRetry={() => void Promise.all([settings.refetch(), rules.refetch()])}
      />
    );
  return (
    <output className="flex flex-col gap-5">
      <span className="sr-only">{t('common.loading')}</span>
      {PLACES.map((place) => (
        <div key={place}>
          <Skeleton className="mb-2 h-4 w-24" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </output>
  );
}
