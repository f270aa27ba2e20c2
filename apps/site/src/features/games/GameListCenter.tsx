import { EmptyState } from '@croupier/ui/EmptyState.tsx';
import { ErrorState } from '@croupier/ui/ErrorState.tsx';
import { GameTileSkeleton } from '@croupier/ui/GameTile.tsx';
import { useMerchant } from '@croupier/web/BootContext.tsx';
import { useErrorText } from '@croupier/web/use-error-text.ts';
import { Gamepad2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { GameCard } from '../../shared/GameCard.tsx';
import { useOriginals } from '../../shared/games.queries.ts';

const SIZES = '(min-width: 1280px) 15rem, (min-width: 640px) 25vw, 45vw';
const PLACES = ['one', 'two', 'three', 'four'];
const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-5';

/** The list of the in-house games. */
export function GameListCenter() {
  const t = useTranslations();
  const { name } = useMerchant();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useOriginals();
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <title>{`${t('home.listTitle')} · ${name}`}</title>
      <header className="mb-6">
        <h1 className="text-3xl">{t('home.listTitle')}</h1>
        <p className="mt-1.5 text-muted">{t('home.listText')}</p>
      </header>
      {error && !data && (
        <ErrorState
          title={t('common.somethingWrong')}
          text={errorText(error)}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div className={grid}>
          {PLACES.map((place) => (
            <GameTileSkeleton key={place} />
          ))}
        </div>
      )}
      {data?.length === 0 && <EmptyState icon={<Gamepad2 />} title={t('home.listEmpty')} />}
      {data && data.length > 0 && (
        <div className={grid}>
          {data.map((game) => (
            <GameCard key={game.gameId} game={game} sizes={SIZES} eager />
          ))}
        </div>
      )}
    </div>
  );
}
