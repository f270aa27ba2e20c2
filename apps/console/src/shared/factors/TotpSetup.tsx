import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../call.ts';
import { CodeForm } from '../CodeForm.tsx';
import type { Confirmed } from '@croupier/web/security/use-confirmation.ts';

export type TotpSetupProps = {
  confirmed: Confirmed;
  onDone: (recoveryCodes: readonly string[]) => void;
};

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The key as a picture and as text, and the first code of the app. */
export function TotpSetup({ confirmed, onDone }: TotpSetupProps) {
  const t = useTranslations();
  // A question that changes something: asked once each time this is shown, and never again by itself.
  const begun = useQuery({
    queryKey: ['factors.beginTotp'],
    queryFn: () => confirmed(() => call('factors.beginTotp')),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (begun.isError) return <QueryProblem query={begun} title={t('console.setupFailed')} />;
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{t('member.totp.scan')}</p>
      <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
        {begun.data ? (
          <QrCode
            text={begun.data.uri}
            label={t('member.totp.picture')}
            className="mx-auto size-44 border border-line"
          />
        ) : (
          <Skeleton className="mx-auto size-44 rounded-field" />
        )}
        <div className="min-w-0">
          <p className="mb-1.5 text-sm font-medium text-muted">{t('member.totp.secret')}</p>
          <div className="flex items-start gap-1 rounded-field bg-well py-1.5 pr-1 pl-3.5 shadow-well ring-1 ring-line ring-inset">
            <code className="min-w-0 flex-1 py-1 font-mono text-sm break-words text-text">
              {inFours(begun.data?.secret ?? '')}
            </code>
            {begun.data && (
              <CopyButton
                text={begun.data.secret}
                label={t('member.totp.copySecret')}
                copiedLabel={t('common.copied')}
              />
            )}
          </div>
        </div>
      </div>
      <CodeForm
        label={t('member.totp.code')}
        submitLabel={t('member.totp.finish')}
        icon={<ShieldCheck aria-hidden />}
        inputMode="numeric"
        autoComplete="one-time-code"
        submit={async (code) => {
          const { recoveryCodes } = await confirmed(() => call('factors.finishTotp', { body: { code } }));
          onDone(recoveryCodes);
        }}
      />
    </div>
  );
}
