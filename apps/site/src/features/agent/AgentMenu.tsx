import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { agentItems } from './agent-items.ts';

/** Agent navigation: beside the page on desktops, above it on phones. */
export function AgentMenu() {
  const t = useTranslations();
  return (
    <nav
      aria-label={t('agent.menu')}
      className="border-line bg-surface-1 max-md:border-b md:w-56 md:shrink-0 md:border-r"
    >
      <ul className="scroll-row flex gap-1 px-3 py-2 md:sticky md:top-[var(--header-height)] md:flex-col md:gap-0.5 md:p-3">
        {agentItems.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              className={({ isActive }) =>
                clsx(
                  'flex h-11 items-center gap-3 rounded-field px-3 text-sm font-semibold whitespace-nowrap',
                  isActive
                    ? 'bg-brand-soft text-brand-text'
                    : 'text-muted hover:bg-surface-3 hover:text-text',
                )
              }
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
