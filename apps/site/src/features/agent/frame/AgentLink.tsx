import { Badge } from '@croupier/ui/status/Badge.tsx';
import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePeriodSearch } from '../period/use-agent-period.ts';
import type { AgentItem } from './agent-items.ts';

export type AgentLinkProps = {
  item: AgentItem;
  count?: number | undefined;
  onFollow?: (() => void) | undefined;
};

/** A page of the menu; it keeps the period. */
export function AgentLink({ item, count = 0, onFollow }: AgentLinkProps) {
  const t = useTranslations();
  const search = usePeriodSearch();
  const { path, label, icon: Icon, exact = false, hasPeriod = false } = item;
  return (
    <NavLink
      to={{ pathname: path, search: hasPeriod ? search : '' }}
      end={exact}
      onClick={onFollow}
      className={({ isActive }) =>
        clsx(
          'flex h-10 items-center gap-3 rounded-field px-3 text-sm font-semibold max-md:h-11',
          'transition-colors duration-[var(--quick)]',
          isActive ? 'bg-brand-soft text-brand-text' : 'text-muted hover:bg-surface-3 hover:text-text',
        )
      }
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className="truncate">{t(label)}</span>
      {count > 0 && (
        <Badge tone="brand" className="numeric ml-auto">
          {count}
        </Badge>
      )}
    </NavLink>
  );
}
