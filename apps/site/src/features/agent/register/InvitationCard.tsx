import { Card } from '@croupier/ui/layout/Card.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { referralQuery } from '../agent.queries.ts';

type LineProps = { label: string; value: string; copyLabel: string; strong?: boolean };

function Line({ label, value, copyLabel, strong = false }: LineProps) {
  const t = useTranslations('common');
  return (
    <div className="min-w-0">
      <dt className="mb-1.5 text-xs font-medium text-subtle">{label}</dt>
      <dd className="flex items-center gap-1 rounded-field bg-well py-1 pr-1 pl-3.5 shadow-well ring-1 ring-line ring-inset">
        <span
          className={
            strong
              ? 'min-w-0 flex-1 truncate font-mono text-lg font-bold tracking-widest text-text'
              : 'min-w-0 flex-1 py-2 font-mono text-xs break-all text-text'
          }
        >
          {value}
        </span>
        <CopyButton text={value} label={copyLabel} copiedLabel={t('copied')} />
      </dd>
    </div>
  );
}

/** The agent's invitation code as text, link and QR code. */
export function InvitationCard() {
  const t = useTranslations();
  const referral = useQuery(referralQuery);
  const { data } = referral;
  const link = `${location.origin}${paths.register()}?referralCode=${encodeURIComponent(data?.code ?? '')}`;
  return (
    <Card tone="lit">
      <h2 className="text-xl">{t('agent.invitation')}</h2>
      <p className="mt-1 text-sm text-muted">{t('agent.invitationText')}</p>
      {data && (
        <div className="mt-5 flex flex-col items-center gap-5">
          <QrCode text={link} label={t('agent.picture')} className="size-44 shrink-0" />
          <dl className="flex w-full min-w-0 flex-1 flex-col gap-4">
            <Line strong label={t('agent.code')} value={data.code} copyLabel={t('agent.copyCode')} />
            <Line label={t('agent.link')} value={link} copyLabel={t('agent.copyLink')} />
          </dl>
        </div>
      )}
      {referral.isPending && <Skeleton className="mt-6 h-44" />}
      {referral.isLoadingError && <QueryProblem query={referral} />}
    </Card>
  );
}
