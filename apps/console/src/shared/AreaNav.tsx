import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useActiveInView } from '@croupier/ui/layout/use-active-in-view.ts';
import { clsx } from 'clsx';
import { NavLink, useLocation } from 'react-router';
import { useMerchants } from './permissions/use-merchants.ts';
import { usePermissions } from './permissions/use-permissions.ts';

export type AreaPage = { path: string; label: string; permission: Permission };

/** Links between the pages of one area, as far as the operator may see them. */
export function AreaNav({ label, pages }: { label: string; pages: readonly AreaPage[] }) {
  const { may } = usePermissions();
  const { search } = useMerchants();
  const row = useActiveInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} aria-label={label} className="scroll-row mb-5 flex gap-1 border-b border-line">
      {pages
        .filter(({ permission }) => may(permission))
        .map((page) => (
          <NavLink
            key={page.path}
            to={`${page.path}${search}`}
            end
            className={({ isActive }) =>
              clsx(
                'flex h-11 shrink-0 items-center border-b-2 px-4 text-sm font-semibold no-underline hover:text-text',
                isActive ? 'border-brand-text text-text' : 'border-transparent text-muted',
              )
            }
          >
            {page.label}
          </NavLink>
        ))}
    </nav>
  );
}
