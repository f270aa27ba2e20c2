import { useTranslations } from 'use-intl';
import { GameGrid } from '../../shared/games/GameGrid.tsx';
import { useSimilarGames } from './game.queries.ts';

const PLACES = 5;

/** Similar games. */
export function SimilarGames({ gameId }: { gameId: string }) {
  const t = useTranslations('games');
  const { data: similar, isPending } = useSimilarGames(gameId);
  if (!isPending && (!similar || similar.length === 0)) return null;
  return (
    <section className="mt-section" aria-labelledby="similar">
      <h2 id="similar" className="mb-4 text-2xl">
        {t('similar')}
      </h2>
      <GameGrid games={similar ?? []} coming={isPending ? PLACES : 0} />
    </section>
  );
}
