import { Card } from '@croupier/ui/Card.tsx';
import { Skeleton } from '@croupier/ui/Skeleton.tsx';
import { useFormat } from '@croupier/web/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { agentMemberQuery } from './agent.queries.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="numeric text-sm font-semibold text-text">
      {children ?? <Skeleton className="h-5 w-28" />}
    </dd>
  </div>
);

/** Who one is here, and when one was last here. */
export function AgentFacts() {
  const t = useTranslations('agent');
  const format = useFormat();
  const { data: member } = useQuery(agentMemberQuery);
  return (
    <Card>
      <h2 className="mb-4 text-base">{t('facts')}</h2>
      <dl>
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
