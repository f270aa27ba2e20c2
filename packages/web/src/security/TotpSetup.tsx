import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Cancelled } from '../client/cancelled.ts';
import { QueryProblem } from '../client/QueryProblem.tsx';
import { Form } from '../forms/Form.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useServerForm } from '../forms/use-server-form.ts';
import { factorsQuery, useSecurity } from './security-context.ts';
import { useConfirmed, type Confirmed } from './use-confirmed.tsx';

export type TotpSetupProps = {
  onDone: (recoveryCodes: readonly string[]) => void;
  /** The person closed the identity question, without which there is no key. */
  onCancel?: (() => void) | undefined;
};

const inGroupsOfFour = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function CodeForm({ confirmed, onDone }: Pick<TotpSetupProps, 'onDone'> & { confirmed: Confirmed }) {
  const t = useTranslations('member.totp');
  const errors = useTranslations('errors.field');
  const { call } = useSecurity();
  const form = useServerForm({
    initial: { code: '' },
    errorFields: { 'factors.code_wrong': 'code' },
    save: ({ code }) => confirmed(() => call('factors.finishTotp', { body: { code: code.trim() } })),
    invalidates: [factorsQuery(call).queryKey],
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  useFirstFocus(() => form.form.setFocus('code'));
  return (
    <Form form={form} submitLabel={t('finish')}>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code', { required: errors('required') })}
        maxLength={12}
      />
    </Form>
  );
}

/** The key of the authenticator as a QR code and as text, and a form for its first code. */
export function TotpSetup({ onDone, onCancel }: TotpSetupProps) {
  const t = useTranslations();
  const { call } = useSecurity();
  const { confirmed, confirmDialog } = useConfirmed();
  // Every call makes a new key: it is asked for once for each time this is shown, and never repeated in the background.
  const begun = useQuery({
    queryKey: ['factors.beginTotp'],
    queryFn: () => confirmed(() => call('factors.beginTotp')),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const cancelled = begun.error instanceof Cancelled;
  useEffect(() => {
    if (cancelled) onCancel?.();
  }, [cancelled, onCancel]);
  const { data } = begun;
  if (begun.isError && !(cancelled && onCancel))
    return <QueryProblem query={begun} title={t('console.setupFailed')} />;
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{t('member.totp.scan')}</p>
      <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
        {data ? (
          <QrCode
            text={data.uri}
            label={t('member.totp.picture')}
            className="mx-auto size-44 border border-line"
          />
        ) : (
          <Skeleton className="mx-auto size-44 rounded-field" />
        )}
        <div className="min-w-0">
          <p className="mb-1.5 text-sm font-medium text-muted">{t('member.totp.secret')}</p>
          {data ? (
            <div className="flex items-start gap-1 rounded-field bg-well py-1.5 pr-1 pl-3.5 shadow-well ring-1 ring-line ring-inset">
              <code className="min-w-0 flex-1 py-1 font-mono text-sm break-words text-text">
                {inGroupsOfFour(data.secret)}
              </code>
              <CopyButton
                text={data.secret}
                label={t('member.totp.copySecret')}
                copiedLabel={t('common.copied')}
              />
            </div>
          ) : (
            <Skeleton className="h-12 rounded-field" />
          )}
        </div>
      </div>
      {data && <CodeForm confirmed={confirmed} onDone={onDone} />}
      {confirmDialog}
    </div>
  );
}
