import { FittedValue } from '@croupier/ui/data/FittedValue.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import type { Overview } from './NeedsYou.tsx';

const TARGETS = {
  agents: '?scope=all&type=1',
  members: '?scope=all',
  online: '?scope=all&sort=-lastSeenAt',
  silent3Days: '?scope=all&activity=silent3',
  silent7Days: '?scope=all&activity=silent7',
} as const;

/** The team as it is now, whatever the period. */
export function TeamNow({ team }: Pick<Overview, 'team'>) {
  const t = useTranslations('agent.team');
  const format = useFormat();
  const { balance } = team;
  const shown = (count: number | null): string => (count === null ? '–' : format.number(count));
  return (
    <Card padding="none" className="overflow-hidden">
      <h2 className="px-4 pt-3.5 text-sm font-semibold text-muted">{t('now')}</h2>
      <dl className="grid grid-cols-3 gap-x-2 gap-y-3 p-4 pt-2.5 sm:grid-cols-6">
        {(Object.keys(TARGETS) as Array<keyof typeof TARGETS>).map((key) => (
          <div key={key} className="min-w-0">
            <dt className="truncate text-xs text-subtle">{t(key)}</dt>
            <dd className="numeric mt-0.5 font-display text-lg font-bold text-text">
              <Link
                to={{ pathname: paths.agentTeam(), search: TARGETS[key] }}
                data-testid={`team-${key}`}
                className="underline-offset-4 hover:underline"
              >
                {shown(team[key])}
              </Link>
            </dd>
          </div>
        ))}
        {balance !== null && (
          <div className="min-w-0">
            <dt className="truncate text-xs text-subtle">{t('balance')}</dt>
            <dd className="numeric mt-0.5 font-display text-base font-bold wrap-anywhere text-text sm:text-lg">
              <FittedValue>{format.amount(balance)}</FittedValue>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
