import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Hourglass, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { Detail, type DetailProps } from '../../../shared/detail/Detail.tsx';
import { useMerchants } from '../../../shared/permissions/use-merchants.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { MemberActs } from './acts/MemberActs.tsx';
import { headQuery, type MemberRef } from './member-file.queries.ts';
import { AccessTab } from './tabs/AccessTab.tsx';
import { AuditTab } from './tabs/AuditTab.tsx';
import { BonusesTab } from './tabs/BonusesTab.tsx';
import { ChecksTab } from './tabs/ChecksTab.tsx';
import { MoneyTab } from './tabs/MoneyTab.tsx';
import { NotesTab } from './tabs/NotesTab.tsx';
import { OverviewTab } from './tabs/OverviewTab.tsx';
import { PaymentsTab } from './tabs/PaymentsTab.tsx';
import { PlayTab } from './tabs/PlayTab.tsx';
import { ProtectionTab } from './tabs/ProtectionTab.tsx';

const STATUS_TONES: Readonly<Record<MemberHead['status'], Tone>> = {
  open: 'win',
  locked: 'lose',
  closed: 'neutral',
};

function useBadges(): (head: MemberHead) => DetailProps['badges'] {
  const t = useTranslations('console.member');
  return ({ status, kind, mustChangePassword, liveSessions }) => [
    { label: t(`status.${status}`), tone: STATUS_TONES[status] },
    ...(kind === 'member' ? [] : [{ label: t(`kind.${kind}`), tone: 'info' as const }]),
    ...(liveSessions > 0 ? [{ label: t('online'), tone: 'brand' as const }] : []),
    ...(mustChangePassword ? [{ label: t('passwordDue'), tone: 'warn' as const }] : []),
  ];
}

function LockNotice({ locked }: { locked: NonNullable<MemberHead['locked']> }) {
  const t = useTranslations('console.member');
  const format = useConsoleFormat();
  return (
    <p className="flex items-start gap-2.5 rounded-field bg-lose-soft px-3.5 py-2.5 text-sm text-lose">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere">
        {t('lockedBy', { name: locked.by.name || t('actor.system'), when: format.instant(locked.at) })}
        {locked.reason && ` ${locked.reason}`}
      </span>
    </p>
  );
}

function PendingNotice({ merchantCode, pending }: Pick<MemberHead, 'merchantCode' | 'pending'>) {
  const t = useTranslations('console.member');
  const format = useConsoleFormat();
  const { may } = usePermissions();
  return pending.map(({ id, askedBy, askedAt }) => (
    <p
      key={id}
      className="flex flex-wrap items-center gap-2.5 rounded-field bg-warn-soft px-3.5 py-2.5 text-sm text-warn"
    >
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {t('pending', { name: askedBy, when: format.instant(askedAt) })}
      </span>
      {may('approvals.view', merchantCode) && (
        <Link to={paths.approval(merchantCode, id)} className="font-semibold">
          {t('openRequest')}
        </Link>
      )}
    </p>
  ));
}

type MemberFileProps = { member: MemberRef; frame: 'page' | 'panel' };

/** The file of one member: states and acts, then everything that is known, tab by tab. */
export function MemberFile({ member, frame }: MemberFileProps) {
  const t = useTranslations('console.member');
  const query = useQuery(headQuery(member));
  const badgesOf = useBadges();
  const { nameOf } = useMerchants();
  const { may } = usePermissions();
  if (query.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const head = query.data;
  return (
    <Detail
      frame={frame}
      title={head.account}
      subtitle={[head.nickname, nameOf(head.merchantCode), head.id].filter(Boolean).join(' · ')}
      badges={badgesOf(head)}
      acts={<MemberActs head={head} />}
      notice={
        (head.locked ?? head.pending.length > 0) && (
          <div className="grid gap-2">
            {head.locked && <LockNotice locked={head.locked} />}
            <PendingNotice {...head} />
          </div>
        )
      }
      raw={head}
      tabs={[
        { value: 'overview', label: t('tab.overview'), content: <OverviewTab head={head} /> },
        { value: 'money', label: t('tab.money'), content: <MoneyTab head={head} /> },
        { value: 'payments', label: t('tab.payments'), content: <PaymentsTab head={head} /> },
        ...(may('bonuses.view', head.merchantCode)
          ? [{ value: 'bonuses', label: t('tab.bonuses'), content: <BonusesTab head={head} /> }]
          : []),
        { value: 'play', label: t('tab.play'), content: <PlayTab member={member} /> },
        { value: 'access', label: t('tab.access'), content: <AccessTab member={member} /> },
        {
          value: 'checks',
          label: t('tab.checks'),
          content: <ChecksTab member={member} currency={head.currency} />,
        },
        { value: 'protection', label: t('tab.protection'), content: <ProtectionTab head={head} /> },
        { value: 'notes', label: t('tab.notes'), content: <NotesTab member={member} /> },
        { value: 'audit', label: t('tab.audit'), content: <AuditTab member={member} /> },
      ]}
    />
  );
}
