import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../../paths.ts';
import { useVendors } from '../../../shared/games/games.queries.ts';
import { LARGE_MENU_ABOVE } from '../../../shared/config/lobby-limits.ts';
import { FeaturedGames } from './FeaturedGames.tsx';
import { VendorLink } from './VendorLink.tsx';

export type VendorPanelProps = {
  id: string;
  category: GameCategory;
  left: number;
  ref: Ref<HTMLElement>;
  onPointerEnter: () => void;
};

const WIDE = 'mx-auto max-w-(--width-page)';

/** The vendors of a category; a large layout with featured games when there are many. */
export function VendorPanel({ id, category, left, ref, onPointerEnter }: VendorPanelProps) {
  const t = useTranslations();
  const { menus } = useBoot().games;
  const { data } = useVendors();
  const vendors = menus.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];
  const counts = new Map(
    data
      ?.find(({ gameCategory }) => gameCategory === category)
      ?.vendors.map(({ code, games }) => [code, games]),
  );
  const large = vendors.length > LARGE_MENU_ABOVE;
  // In-house games have a single vendor, so the games are listed instead.
  const ownGames = category === 'bgs';
  const name = t(`nav.category.${category}`);
  const place: CSSProperties = large ? {} : { left: `max(0.5rem, min(${left}px, 100% - 29.5rem))` };
  return (
    <section
      ref={ref}
      id={id}
      aria-label={t('frame.vendorsOf', { category: name })}
      data-layout={large ? 'large' : 'small'}
      onPointerEnter={onPointerEnter}
      style={place}
      className={clsx(
        'absolute top-full max-h-[min(44rem,calc(100dvh-var(--header-height)-5rem))] animate-fade-in overflow-y-auto border border-line bg-panel p-4 shadow-floating',
        large ? 'inset-x-0 rounded-b-sheet border-t-0 md:p-5' : 'w-[29rem] rounded-b-card border-t-0',
      )}
    >
      <div className={clsx('mb-2 flex items-center justify-between gap-4', large && WIDE)}>
        <h2 className="text-lg">{name}</h2>
        <Link
          to={CATEGORY_PATHS[category]}
          className="inline-flex h-10 items-center gap-2 rounded-field px-3 text-sm font-semibold text-brand-text hover:bg-surface-3"
        >
          {t('frame.allOf')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <div className={clsx(large && WIDE, large && 'grid gap-6 lg:grid-cols-[1fr_17rem]')}>
        {!ownGames && (
          <div>
            <h3 className="mb-2.5 text-xs font-semibold text-subtle">{t('frame.vendors')}</h3>
            <ul className={clsx('grid gap-2', large ? 'grid-cols-3 xl:grid-cols-4' : 'grid-cols-2')}>
              {vendors.map((vendor) => (
                <li key={vendor.code}>
                  <VendorLink {...{ category, vendor }} games={counts.get(vendor.code)} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {(large || ownGames) && (
          <FeaturedGames {...{ category }} className={clsx(large && 'max-lg:hidden')} />
        )}
      </div>
    </section>
  );
}
