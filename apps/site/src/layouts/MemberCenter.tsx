import { Badge } from '@croupier/ui/status/Badge.tsx';
import { clsx } from 'clsx';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { memberItems } from '../shared/navigation/menu-items.ts';
import { paths } from '../paths.ts';
import { useCentred } from '../shared/browser/use-centred.ts';
import { useUnread } from '../shared/member/unread.queries.ts';

/** The layout of the member centre: its pages as tabs, which scroll on phones. */
export function MemberCenter() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const unread = useUnread(true);
  const current = memberItems.findIndex(({ path }) => path.toLowerCase() === pathname.toLowerCase());
  const { box, row } = useCentred<HTMLElement, HTMLUListElement>(current);
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <nav ref={box} aria-label={t('member.title')} className="relative -mx-page scroll-row px-page pb-1">
        <ul
          ref={row}
          className="flex w-max gap-1 rounded-field bg-well p-1 shadow-well ring-1 ring-line ring-inset"
        >
          {memberItems.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <NavLink
                to={path}
                className={({ isActive }) =>
                  clsx(
                    'flex h-10 items-center gap-2 rounded-[calc(var(--radius-field)-3px)] px-4 text-sm font-semibold whitespace-nowrap',
                    isActive
                      ? 'bg-surface-3 text-text shadow-[inset_0_1px_0_var(--sheen),0_0_0_1px_var(--line)]'
                      : 'text-muted hover:text-text',
                  )
                }
              >
                <Icon aria-hidden className="size-4.5" />
                {t(label)}
                {path === paths.messages() && unread > 0 && (
                  <Badge tone="brand" className="numeric">
                    {unread}
                  </Badge>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        <Outlet />
      </div>
    </div>
  );
}
