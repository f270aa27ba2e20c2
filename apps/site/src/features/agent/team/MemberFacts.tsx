import type { teamsRoutes } from '@croupier/contract/agents/teams.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { useAgo } from '../parts/use-ago.ts';
import { useRateClassName } from '../../../shared/rates/use-rate-class-name.ts';
import { useTypeName } from '../parts/use-type-name.ts';
import { givenClasses } from '../register/rates-view.ts';

export type TeamMemberDetail = CallOutput<typeof teamsRoutes.teamMember>;

/** Who it is, where in the line, and its rates. */
export function MemberFacts({ member }: { member: TeamMemberDetail }) {
  const t = useTranslations('agent.team');
  const rates = useTranslations('agent.rates');
  const format = useFormat();
  const typeName = useTypeName();
  const className = useRateClassName();
  const ago = useAgo();
  const classes = givenClasses(member.rates);
  const facts = [
    { label: t('nickname'), value: member.nickname || '–' },
    { label: t('type'), value: typeName(member.type) },
    { label: t('level'), value: String(member.level) },
    { label: t('size'), value: format.number(member.teamSize) },
    ...(member.balance === null ? [] : [{ label: t('balance'), value: format.amount(member.balance) }]),
    { label: t('openedAt'), value: format.instant(member.openedAt, 'date') },
    {
      label: t('lastSeen'),
      value: member.lastSeenAt ? ago(member.lastSeenAt) : t('neverSeen'),
    },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap gap-2">
        <Badge tone={member.status === 'open' ? 'win' : 'lose'}>{t(`statuses.${member.status}`)}</Badge>
        {member.isOnline && <Badge tone="info">{t('online')}</Badge>}
        <span className="self-center text-xs text-subtle">
          {member.line.map(({ account }) => account).join(' › ')}
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-subtle">{label}</dt>
            <dd className="numeric mt-0.5 truncate text-sm font-semibold text-text">{value}</dd>
          </div>
        ))}
      </dl>
      <Card padding="sm" tone="well">
        <h3 className="text-xs font-semibold text-muted">{rates('title')}</h3>
        {classes.length === 0 ? (
          <p className="mt-1 text-sm text-subtle">{rates('none')}</p>
        ) : (
          <dl className="mt-2 grid grid-cols-2 gap-x-5 gap-y-1.5 text-sm sm:grid-cols-3">
            {classes.map((of) => (
              <div key={of} className="flex items-baseline justify-between gap-2">
                <dt className="truncate text-muted">{className(of)}</dt>
                <dd className="numeric font-semibold text-text">{format.ppm(member.rates[of])}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </div>
  );
}
