import type { BadgeName } from '@croupier/contract/loyalty/vip.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  ArrowLeftRight,
  Compass,
  Flag,
  Footprints,
  Gift,
  LoaderPinwheel,
  Mountain,
  Package,
  PiggyBank,
  Repeat,
  Ticket,
  TrendingUp,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { badgesQuery } from '../../shared/loyalty/loyalty.queries.ts';

const ICONS: Readonly<Record<BadgeName, LucideIcon>> = {
  first_steps: Footprints,
  regular: Repeat,
  high_tier: TrendingUp,
  summit: Mountain,
  first_treat: Gift,
  collector: Package,
  saver: PiggyBank,
  exchanger: ArrowLeftRight,
  mission_master: Compass,
  race_winner: Flag,
  raffle_winner: Ticket,
  lucky_spin: LoaderPinwheel,
  good_company: UsersRound,
};

/** What the member has won, and what can still be won. */
export function BadgeShelf() {
  const t = useTranslations('loyalty.badges');
  const format = useFormat();
  const query = useQuery(badgesQuery);
  const badges = query.data?.badges ?? [];
  const won = badges.filter(({ at }) => at !== null).length;
  return (
    <Card id="badges">
      <h2 className="flex items-baseline justify-between gap-3 text-lg">
        {t('title')}
        {query.data && (
          <span className="numeric text-sm text-subtle">
            {t('count', { won: String(won), all: String(badges.length) })}
          </span>
        )}
      </h2>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="mt-4 h-44" />}
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-7">
        {badges.map(({ badge, at }) => {
          const Icon = ICONS[badge];
          return (
            <li
              key={badge}
              className="flex flex-col items-center gap-2 rounded-field border border-line bg-surface-2 p-3 text-center"
            >
              <span
                aria-hidden
                className={clsx(
                  'grid size-14 place-items-center rounded-full border [&_svg]:size-6',
                  at
                    ? 'border-brand-line bg-brand text-brand-ink shadow-[0_0_22px_var(--brand-glow)]'
                    : 'border-line bg-surface-3 text-subtle',
                )}
              >
                <Icon />
              </span>
              <span className={clsx('text-sm leading-tight font-semibold', at ? 'text-text' : 'text-muted')}>
                {t(`name.${badge}`)}
              </span>
              <span className="text-xs leading-snug text-subtle">
                {at ? t('wonAt', { date: format.instant(at, 'date') }) : t(`how.${badge}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
