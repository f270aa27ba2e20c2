import { Avatar } from '@croupier/ui/Avatar.tsx';
import { Card } from '@croupier/ui/Card.tsx';
import { ErrorState } from '@croupier/ui/ErrorState.tsx';
import { Skeleton } from '@croupier/ui/Skeleton.tsx';
import { useMerchant } from '@croupier/web/BootContext.tsx';
import { useErrorText } from '@croupier/web/use-error-text.ts';
import { useFormat } from '@croupier/web/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../shared/call.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3.5 first:border-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-semibold text-text">{children ?? <Skeleton className="h-5 w-32" />}</dd>
  </div>
);

/** My account: who one is here, and when one was last here. */
export function SecurityCenterPage() {
  const t = useTranslations();
  const format = useFormat();
  const errorText = useErrorText();
  const { name } = useMerchant();
  const { data: member, error, refetch, isFetching } = useQuery(callQuery('identity.memberInfo'));
  return (
    <div className="max-w-2xl">
      <title>{`${t('member.securityTitle')} · ${name}`}</title>
      <h1 className="text-2xl">{t('member.securityTitle')}</h1>
      <p className="mt-1 text-muted">{t('member.securityText')}</p>
      {error && !member ? (
        <ErrorState
          title={t('common.somethingWrong')}
          text={errorText(error)}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Card className="mt-6">
          <div className="mb-3 flex items-center gap-4">
            <Avatar name={member?.nickname || member?.account || '·'} size="lg" />
            <p className="min-w-0 truncate font-display text-xl font-bold">
              {member ? member.nickname || member.account : <Skeleton className="h-7 w-40" />}
            </p>
          </div>
          <dl>
            <Fact label={t('member.account')}>{member?.account}</Fact>
            <Fact label={t('member.nickname')}>{member && (member.nickname || t('member.none'))}</Fact>
            <Fact label={t('member.currency')}>{member?.currency}</Fact>
            <Fact label={t('member.registeredAt')}>
              {member && format.instant(member.registeredAt, 'date')}
            </Fact>
            <Fact label={t('member.lastLogin')}>
              {member && (member.lastLoginAt ? format.instant(member.lastLoginAt) : t('member.firstLogin'))}
            </Fact>
          </dl>
        </Card>
      )}
    </div>
  );
}
