import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { CircleCheckBig, CircleX, Dices, Scale, ScrollText, Users, Wallet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { MerchantOverview } from './overview.queries.ts';

type MerchantCardProps = {
  merchant: MerchantOverview;
  /** When the data was loaded, for texts such as "two minutes ago". */
  readAt: Date;
};

function TrialBalance({ merchant }: Pick<MerchantCardProps, 'merchant'>) {
  const t = useTranslations('console');
  const format = useConsoleFormat();
  const balanced = merchant.trialBalance === 0n;
  const Icon = balanced ? CircleCheckBig : CircleX;
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="flex items-center gap-2 text-sm whitespace-nowrap text-muted">
        <Scale aria-hidden className="size-4 shrink-0" />
        {t('trialBalance')}
      </dt>
      <dd className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <span className="numeric font-semibold">
          {format.amount(merchant.trialBalance, merchant.currency)}
        </span>
        <Badge tone={balanced ? 'win' : 'lose'} icon={<Icon aria-hidden />}>
          {t(balanced ? 'balanced' : 'unbalanced')}
        </Badge>
      </dd>
    </div>
  );
}

function LastAudit({ merchant, readAt }: MerchantCardProps) {
  const t = useTranslations('console');
  const format = useConsoleFormat();
  const { auditedAt, auditFindings } = merchant;
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="flex items-center gap-2 text-sm whitespace-nowrap text-muted">
        <ScrollText aria-hidden className="size-4 shrink-0" />
        {t('lastAudit')}
      </dt>
      <dd className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {auditedAt ? (
          <time
            dateTime={auditedAt.toISOString()}
            title={format.instant(auditedAt, 'full')}
            className="text-sm"
          >
            {format.relative(auditedAt, readAt)}
          </time>
        ) : (
          <span className="text-sm text-subtle">{t('neverAudited')}</span>
        )}
        {auditFindings !== null && (
          <Badge tone={auditFindings === 0 ? 'win' : 'lose'}>{t('findings', { count: auditFindings })}</Badge>
        )}
      </dd>
    </div>
  );
}

export function MerchantCard({ merchant, readAt }: MerchantCardProps) {
  const t = useTranslations('console');
  const format = useConsoleFormat();
  return (
    <Card padding="none" className="flex flex-col overflow-clip">
      <div className="flex items-center gap-3 p-4 sm:p-5">
        <Avatar name={merchant.name} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-lg">{merchant.name}</h3>
          <p className="truncate text-xs text-subtle">{merchant.merchantCode}</p>
        </div>
        <Badge tone="brand">{merchant.currency}</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 px-4 pb-5 sm:grid-cols-[1fr_1fr_minmax(max-content,1.4fr)] sm:px-5">
        <Stat label={t('members')} icon={<Users aria-hidden />} value={format.number(merchant.members)} />
        <Stat label={t('rounds')} icon={<Dices aria-hidden />} value={format.number(merchant.rounds)} />
        <Stat
          className="col-span-2 sm:col-span-1"
          label={t('liability')}
          icon={<Wallet aria-hidden />}
          value={format.amount(merchant.liability, merchant.currency)}
        />
      </dl>
      <dl className="mt-auto grid gap-3 border-t border-line bg-surface-1 px-4 py-4 sm:px-5">
        <TrialBalance merchant={merchant} />
        <LastAudit merchant={merchant} readAt={readAt} />
      </dl>
    </Card>
  );
}
