import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useTranslations } from 'use-intl';
import { GameArt } from '../../../shared/games/GameArt.tsx';
import { useOriginals } from '../../../shared/games/games.queries.ts';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { useIdle } from '../../../shared/browser/use-idle.ts';

const CrashNow = lazyPart(async () => (await import('./CrashNow.tsx')).CrashNow);

const COVERS = 4;
const CRASH = 'crash';

/** The head of the in-house games: the brand's own studio, and the game that everybody plays now. */
export function StudioHero() {
  const t = useTranslations();
  const { name } = useMerchant();
  const { data: games = [] } = useOriginals();
  const idle = useIdle();
  const crash = games.find(({ gameId }) => gameId === CRASH);
  return (
    <header className="relative isolate mt-4 mb-6 grid gap-5 overflow-hidden rounded-sheet border border-line bg-panel p-5 shadow-raised sm:p-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-center">
      <div
        aria-hidden
        className="absolute inset-y-0 right-0 -z-10 flex w-full justify-end gap-2 opacity-30 [mask-image:linear-gradient(to_right,transparent_25%,black_85%)] max-lg:hidden"
      >
        {games.slice(0, COVERS).map((game) => (
          <span key={game.gameId} className="h-full w-36 shrink-0 overflow-hidden">
            <GameArt game={game} sizes="9rem" />
          </span>
        ))}
      </div>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-brand-text">{t('live.studio.by', { name })}</p>
        <h1 className="mt-1 text-3xl sm:text-4xl">{t('nav.category.bgs')}</h1>
        <p className="mt-2 max-w-xl text-muted">{t('live.studio.text')}</p>
      </div>
      {crash && (
        <div className="min-h-42">
          <LazyPart>{idle && <CrashNow name={crash.displayName} />}</LazyPart>
        </div>
      )}
    </header>
  );
}
