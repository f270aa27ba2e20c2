import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../../paths.ts';
import { VendorLogo } from '../../../shared/games/VendorLogo.tsx';
import { CentreGames } from './CentreGames.tsx';

type Vendor = { code: string; name: string; state: 'up' | 'slow' | 'maintenance'; games: number };

function VendorCard({ category, vendor }: { category: GameCategory; vendor: Vendor }) {
  const t = useTranslations('games');
  const { code, name, state, games } = vendor;
  return (
    <Link
      to={`${CATEGORY_PATHS[category]}?${new URLSearchParams({ vassalage: code })}`}
      className="flex h-full flex-col items-center gap-3 rounded-card border border-line bg-panel px-3 py-4 text-center text-text shadow-raised transition-colors duration-[var(--quick)] hover:border-brand-line hover:text-brand-text"
    >
      <VendorLogo code={code} name={name} className="h-10 max-w-full" />
      <span className="flex min-h-6 flex-wrap items-center justify-center gap-x-2 gap-y-1">
        <span className="numeric text-sm text-muted">{t('centreGames', { count: games })}</span>
        {state === 'maintenance' && <Badge tone="warn">{t('centrePause')}</Badge>}
      </span>
    </Link>
  );
}

export type CentreSectionProps = { category: GameCategory; vendors: readonly Vendor[] };

/** A category: its most played games and all its studios, unless the merchant is the only one. */
export function CentreSection({ category, vendors }: CentreSectionProps) {
  const t = useTranslations();
  const title = t(`nav.category.${category}`);
  const games = vendors.reduce((sum, vendor) => sum + vendor.games, 0);
  const head = (
    <div className="flex items-end justify-between gap-4">
      <div className="min-w-0">
        <h2 id={`centre-${category}`} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{t(`games.text.${category}`)}</p>
      </div>
      <Link
        to={CATEGORY_PATHS[category]}
        className="flex shrink-0 items-center gap-1.5 rounded-field text-sm font-semibold text-brand-text hover:underline"
      >
        <span className="sr-only">{title}: </span>
        <span className="numeric">{t('games.centreGames', { count: games })}</span>
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </div>
  );
  return (
    <section
      id={category}
      aria-labelledby={`centre-${category}`}
      className="mt-8 scroll-mt-[calc(var(--header-height)+5rem)]"
    >
      <CentreGames {...{ category, head }} label={t('games.centreMost', { kind: title })} />
      {category !== 'bgs' && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5">
          {vendors.map((vendor) => (
            <li key={vendor.code}>
              <VendorCard {...{ category, vendor }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
