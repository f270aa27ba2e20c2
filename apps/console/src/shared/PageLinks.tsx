import { useActiveInView } from '@croupier/ui/layout/use-active-in-view.ts';
import { clsx } from 'clsx';
import { NavLink, useLocation } from 'react-router';
import { useMerchants } from './permissions/use-merchants.ts';

/** Links between the pages of one subject; the chosen merchants stay. */
export function PageLinks({
  label,
  pages,
}: {
  label: string;
  pages: ReadonlyArray<{ path: string; text: string }>;
}) {
  const { search } = useMerchants();
  const row = useActiveInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} aria-label={label} className="scroll-row mb-5 flex gap-1 border-b border-line">
      {pages.map(({ path, text }) => (
        <NavLink
          key={path}
          to={`${path}${search}`}
          className={({ isActive }) =>
            clsx(
              'flex h-11 shrink-0 items-center border-b-2 px-4 text-sm font-semibold no-underline hover:text-text',
              isActive ? 'border-brand-text text-text' : 'border-transparent text-muted',
            )
          }
        >
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
