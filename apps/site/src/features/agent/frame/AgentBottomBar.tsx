import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePeriodSearch } from '../period/use-agent-period.ts';
import { CountBadge } from '../../../shared/member/CountBadge.tsx';
import { incomeItem, overviewItem, registerItem, teamItem } from './agent-items.ts';
import { useContractKinds } from './use-contract-kinds.ts';

const ITEMS = [
  { item: overviewItem, label: 'overview' },
  { item: teamItem, label: 'team' },
  { item: registerItem, label: 'open' },
  { item: incomeItem, label: 'income' },
] as const;

const itemClass =
  'flex h-full w-full flex-col items-center justify-center gap-1 px-0.5 text-2xs font-semibold -outline-offset-2 [&_svg]:size-5.5';

/** The most used pages within reach of a thumb, on phones. */
export function AgentBottomBar({ onMore }: { onMore: () => void }) {
  const t = useTranslations('agent.bar');
  const search = usePeriodSearch();
  const { waiting } = useContractKinds();
  const count = [...waiting.values()].reduce((sum, each) => sum + each, 0);
  return (
    <nav
      aria-label={t('title')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-[var(--bottom-bar-height)] grid-cols-5 [&>li]:min-w-0">
        {ITEMS.map(({ item: { path, icon: Icon, exact = false, hasPeriod = false }, label }) => (
          <li key={path}>
            <NavLink
              to={{ pathname: path, search: hasPeriod ? search : '' }}
              end={exact}
              className={({ isActive }) => clsx(itemClass, isActive ? 'text-brand-text' : 'text-muted')}
            >
              <Icon aria-hidden />
              <span className="max-w-full truncate">{t(label)}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={clsx(itemClass, 'text-muted')}
            onClick={onMore}
          >
            <span className="relative">
              <Ellipsis aria-hidden />
              <CountBadge count={count} className="-top-1.5 left-3.5" />
            </span>
            <span className="max-w-full truncate">{t('more')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
