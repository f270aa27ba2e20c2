import { Card } from '@croupier/ui/Card.tsx';
import { Skeleton } from '@croupier/ui/Skeleton.tsx';
import { useFormat } from '@croupier/web/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { memberQuery } from '../security.queries.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs font-medium text-subtle">{label}</dt>
    <dd className="numeric mt-1 text-sm font-semibold wrap-anywhere text-text">
      {children ?? <Skeleton className="h-5 w-24" />}
    </dd>
  </div>
);

/** Who one is here, and when one was last here. */
export function FactsCard() {
  const t = useTranslations('member');
  const format = useFormat();
  const { data: member } = useQuery(memberQuery);
  return (
    <Card>
      <h2 className="sr-only">{t('facts')}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 xl:grid-cols-5">
        <Fact label={t('account')}>{member?.account}</Fact>
        <Fact label={t('nickname')}>{member && (member.nickname || t('none'))}</Fact>
        <Fact label={t('currency')}>{member?.currency}</Fact>
        <Fact label={t('registeredAt')}>{member && format.instant(member.registeredAt, 'date')}</Fact>
        <Fact label={t('lastLogin')}>
          {member && (member.lastLoginAt ? format.instant(member.lastLoginAt) : t('firstLogin'))}
        </Fact>
      </dl>
    </Card>
  );
}
