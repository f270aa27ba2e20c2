import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import type { ListColumn } from '@croupier/web/lists/ListView.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useAgo } from '../parts/use-ago.ts';
import { Signed } from '../parts/Signed.tsx';
import { usePeriodSearch } from '../period/use-agent-period.ts';
import { MemberName } from './MemberName.tsx';
import type { TeamMember } from './team.list.ts';

/** The highest of the rates, which says most about a downline. */
export const highestRate = ({ rates }: Pick<TeamMember, 'rates'>): number =>
  Math.max(...RATE_CLASSES.map((of) => rates[of]));

/** The size of a team, as the way down to it. */
function TeamSize({ member: { id, teamSize, directs } }: { member: TeamMember }) {
  const t = useTranslations('agent.team');
  const format = useFormat();
  const search = usePeriodSearch();
  if (teamSize === 0) return <span className="text-subtle">0</span>;
  return (
    <Link
      to={{ pathname: paths.agentTeam(), search: `${search}${search ? '&' : '?'}of=${id}` }}
      aria-label={t('below', { count: teamSize })}
      title={t('directs', { count: directs })}
      className="inline-flex items-center gap-0.5 font-semibold text-brand-text underline-offset-4 hover:underline"
    >
      {format.number(teamSize)}
      <ChevronRight aria-hidden className="size-4" />
    </Link>
  );
}

export function useTeamColumns(onOpen: (memberId: string) => void): ListColumn<TeamMember>[] {
  const t = useTranslations('agent.team');
  const figure = useTranslations('agent.figure');
  const format = useFormat();
  const ago = useAgo();
  const amount = (
    key: 'deposits' | 'withdrawals' | 'stake' | 'validBet' | 'payout',
    options: Partial<ListColumn<TeamMember>> = {},
  ): ListColumn<TeamMember> => ({
    key,
    header: figure(key),
    align: 'end',
    sortable: key !== 'payout',
    className: 'whitespace-nowrap',
    cell: ({ figures }) => format.amount(figures[key]),
    ...options,
  });
  return [
    {
      key: 'account',
      header: t('account'),
      card: 'title',
      sortable: true,
      cell: (member) => <MemberName member={member} onOpen={() => onOpen(member.id)} />,
    },
    {
      key: 'level',
      header: t('level'),
      align: 'end',
      isWideOnly: true,
      card: 'none',
      cell: ({ level }) => level,
    },
    {
      key: 'upline',
      header: t('upline'),
      isOptional: true,
      cell: ({ uplineAccount }) => uplineAccount ?? '',
    },
    {
      key: 'rate',
      header: t('rate'),
      align: 'end',
      cell: (member) => t('upTo', { rate: format.ppm(highestRate(member)) }),
    },
    { key: 'size', header: t('size'), align: 'end', cell: (member) => <TeamSize member={member} /> },
    {
      key: 'balance',
      header: t('balance'),
      align: 'end',
      isOptional: true,
      className: 'whitespace-nowrap',
      cell: ({ balance }) => (balance === null ? '' : format.amount(balance)),
    },
    amount('deposits', { isOptional: true }),
    amount('withdrawals', { isOptional: true }),
    amount('stake', { isOptional: true }),
    amount('validBet'),
    amount('payout', { isOptional: true }),
    {
      key: 'netResult',
      header: figure('netResult'),
      align: 'end',
      card: 'aside',
      sortable: true,
      cell: ({ figures }) => <Signed amount={figures.netResult} />,
    },
    {
      key: 'lastSeenAt',
      header: t('lastSeen'),
      sortable: true,
      isWideOnly: true,
      className: 'numeric whitespace-nowrap',
      cell: ({ lastSeenAt }) => (lastSeenAt ? ago(lastSeenAt) : t('neverSeen')),
    },
    {
      key: 'openedAt',
      header: t('openedAt'),
      sortable: true,
      isOptional: true,
      className: 'numeric whitespace-nowrap',
      cell: ({ openedAt }) => format.instant(openedAt, 'date'),
    },
  ];
}
