import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { clsx } from 'clsx';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMemberGroups } from '../shared/navigation/use-member-groups.ts';
import { paths } from '../paths.ts';
import { useCentred } from '../shared/browser/use-centred.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { useRewardCount } from '../shared/promotions/promotions.queries.ts';
import { useUnread } from '../shared/member/unread.queries.ts';

const MemberMenu = lazyPart(async () => (await import('./MemberMenu.tsx')).MemberMenu);
const MemberDrawer = lazyPart(async () => (await import('./MemberMenu.tsx')).MemberDrawer);

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="brand" className="numeric">
      {count}
    </Badge>
  );
}

function Tabs({ unread }: { unread: number }) {
  const t = useTranslations();
  const rewards = useRewardCount();
  const { pathname } = useLocation();
  const items = useMemberGroups().flatMap((group) => group.items);
  const current = items.findIndex(({ path }) => path.toLowerCase() === pathname.toLowerCase());
  const { box, row } = useCentred<HTMLElement, HTMLUListElement>(current);
  return (
    <nav
      ref={box}
      aria-label={t('payments.menu.title')}
      className="relative min-w-0 flex-1 scroll-row rounded-l-field bg-well shadow-well ring-1 ring-line ring-inset"
    >
      <ul ref={row} className="flex w-max gap-1 p-1">
        {items.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              className={({ isActive }) =>
                clsx(
                  'flex h-10 items-center gap-2 rounded-[calc(var(--radius-field)-3px)] px-3.5 text-sm font-semibold whitespace-nowrap',
                  isActive
                    ? 'bg-surface-3 text-text shadow-[inset_0_1px_0_var(--sheen),0_0_0_1px_var(--line)]'
                    : 'text-muted hover:text-text',
                )
              }
            >
              <Icon aria-hidden className="size-4.5" />
              {t(label)}
              {path === paths.messages() && <Count count={unread} />}
              {path === paths.rewards() && <Count count={rewards} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The layout of the member centre: its menu beside the page, or as tabs and a drawer on smaller screens. */
export function MemberCenter() {
  const t = useTranslations('payments.menu');
  const unread = useUnread(true);
  const [open, setOpen] = useState(false);
  return (
    <div className="mx-auto flex w-full max-w-(--width-page) gap-8">
      <aside className="w-60 shrink-0 max-xl:hidden">
        <div className="sticky top-[calc(var(--header-height)+1.5rem)]">
          <LazyPart>
            <MemberMenu unread={unread} />
          </LazyPart>
        </div>
      </aside>
      <div className="min-w-0 flex-1">
        <div className="-mr-page mb-6 flex items-center gap-2 xl:hidden">
          <IconButton label={t('open')} icon={<LayoutGrid />} onClick={() => setOpen(true)} />
          <Tabs unread={unread} />
        </div>
        <Outlet />
      </div>
      <LazyPart onError={() => setOpen(false)}>
        {open && <MemberDrawer unread={unread} onClose={() => setOpen(false)} />}
      </LazyPart>
    </div>
  );
}
