import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useTranslations } from 'use-intl';
import { GameArt } from '../../../shared/games/GameArt.tsx';
import { useOriginals } from '../../../shared/games/games.queries.ts';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { useIdle } from '../../../shared/browser/use-idle.ts';

const CrashNow = lazyPart(async () => (await import('./CrashNow.tsx')).CrashNow);

const COVERS = 4;
const CRASH = 'crash';

/** The head of the in-house games: the brand's own studio, and the game that everybody plays now. Dark in both themes. */
export function StudioHero() {
  const t = useTranslations();
  const { name } = useMerchant();
  const { data: games = [] } = useOriginals();
  const idle = useIdle();
  const crash = games.find(({ gameId }) => gameId === CRASH);
  return (
    <header className="relative isolate mt-3 mb-4 grid gap-3 overflow-hidden rounded-sheet bg-[linear-gradient(100deg,var(--stage-left),var(--stage-middle)_48%,var(--stage-right))] p-4 text-over-picture shadow-raised sm:mt-1 sm:mb-5 sm:grid-cols-[minmax(0,1fr)_minmax(16rem,20rem)] sm:items-center sm:gap-5 sm:p-6">
      <div
        aria-hidden
        className="absolute inset-y-0 right-0 -z-10 flex w-full justify-end gap-2 opacity-50 [mask-image:linear-gradient(to_right,transparent_40%,black_95%)] max-lg:hidden"
      >
        {games.slice(0, COVERS).map((game) => (
          <span key={game.gameId} className="h-full w-36 shrink-0 overflow-hidden">
            <GameArt game={game} sizes="9rem" />
          </span>
        ))}
      </div>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-over-picture/85">{t('live.studio.by', { name })}</p>
        <h1 className="text-2xl text-over-picture sm:mt-1 sm:text-4xl">{t('nav.category.bgs')}</h1>
        <p className="mt-2 max-w-xl text-over-picture/85 max-sm:hidden">{t('live.studio.text')}</p>
      </div>
      {crash && (
        <div className="grid min-h-14 text-text sm:min-h-42">
          <LazyPart>{idle && <CrashNow name={crash.displayName} />}</LazyPart>
        </div>
      )}
    </header>
  );
}
