import type { Game } from '@croupier/contract/catalogue.ts';
import { IconButton } from '@croupier/ui/IconButton.tsx';
import { useMerchant } from '@croupier/web/BootContext.tsx';
import { clsx } from 'clsx';
import { ArrowLeft, Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFavorite } from '../../shared/favorites.ts';
import { GameArt } from '../../shared/GameArt.tsx';
import { GameGrid } from '../../shared/GameGrid.tsx';
import { GameFacts } from './GameFacts.tsx';
import { GameNotice } from './GameNotice.tsx';
import { useSimilarGames } from './game.queries.ts';
import { useGoBack } from './use-go-back.ts';

const PLACES = 5;

/** A vendor's game: what it is, whether it can be played, what is like it. */
export function GamePage({ game }: { game: Game }) {
  const t = useTranslations();
  const merchant = useMerchant();
  const favourite = useFavorite(game);
  const goBack = useGoBack(game.gameType);
  const { data: similar, isPending } = useSimilarGames(game.gameId);
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <title>{`${game.displayName} · ${merchant.name}`}</title>
      <header className="mb-4 flex items-center gap-2">
        <IconButton label={t('common.back')} icon={<ArrowLeft />} onClick={goBack} />
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-xl sm:text-2xl">{game.displayName}</h1>
          <p className="truncate text-sm text-muted">{game.vendorName}</p>
        </div>
        <IconButton
          label={favourite.label}
          pressed={favourite.pressed}
          icon={<Heart className={clsx(favourite.pressed && 'fill-current')} />}
          onClick={favourite.onToggle}
        />
      </header>
      <div className="grid gap-4 lg:grid-cols-[1fr_18rem]">
        <section className="relative isolate grid min-h-[26rem] place-items-center overflow-hidden rounded-card border border-line bg-surface-2 p-4 sm:p-8">
          <div aria-hidden className="absolute inset-0 -z-10 scale-110 opacity-25 blur-2xl">
            <GameArt game={game} sizes="15rem" eager />
          </div>
          <div className="flex w-full max-w-2xl flex-col items-center gap-6 sm:flex-row">
            <div className="aspect-3/4 w-36 shrink-0 overflow-hidden rounded-tile shadow-lifted sm:w-48">
              <GameArt game={game} sizes="12rem" eager />
            </div>
            <GameNotice game={game} />
          </div>
        </section>
        <GameFacts game={game} />
      </div>
      {(isPending || (similar && similar.length > 0)) && (
        <section className="mt-section" aria-labelledby="similar">
          <h2 id="similar" className="mb-4 text-2xl">
            {t('games.similar')}
          </h2>
          <GameGrid games={similar ?? []} coming={isPending ? PLACES : 0} />
        </section>
      )}
    </div>
  );
}
