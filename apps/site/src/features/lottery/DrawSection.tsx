import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../paths.ts';
import { GameGrid } from '../../shared/games/GameGrid.tsx';
import { useDraws, type DrawKind } from './lottery.queries.ts';

/** Tiles shown before the link to the full list. */
const SHOWN = 10;

/** The most played draws of a category. */
export function DrawSection({ kind }: { kind: DrawKind }) {
  const t = useTranslations();
  const draws = useDraws(kind);
  const title = t(`nav.category.${kind}`);
  return (
    <section className="mt-8" aria-labelledby={`draws-${kind}`}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={`draws-${kind}`} className="text-2xl">
          {title}
        </h2>
        <Link
          to={CATEGORY_PATHS[kind]}
          className="rounded-field font-semibold whitespace-nowrap text-brand-text hover:underline"
        >
          {t('lottery.all')}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
      {draws.isLoadingError ? (
        <QueryProblem query={draws} />
      ) : (
        <GameGrid games={draws.data?.slice(0, SHOWN) ?? []} coming={draws.data ? 0 : SHOWN} label={title} />
      )}
    </section>
  );
}
