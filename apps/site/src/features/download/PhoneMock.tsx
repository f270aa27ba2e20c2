import { useBoot, useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { GameArt } from '../../shared/games/GameArt.tsx';
import { HomeScreenIcons } from './pictures/HomeScreen.tsx';
import { APP_ICON } from './platforms.ts';
import './download.css';

/** Illustration of the lobby in the app. */
function Lobby() {
  const { name } = useMerchant();
  const { games } = useBoot().games;
  const covers = Array.from({ length: 4 }, (_, index) => games[index]);
  return (
    <div className="flex h-full flex-col bg-page">
      <div className="flex items-center gap-1.5 border-b border-line bg-surface-1 px-3 pt-6 pb-2">
        <img src={APP_ICON} alt="" width={18} height={18} className="size-4.5" />
        <span className="truncate font-display text-2xs font-bold">{name}</span>
      </div>
      <div className="grid flex-1 content-start gap-2 p-2.5">
        <div className="phone-banner h-16 rounded-tile" />
        <div className="grid grid-cols-2 gap-2">
          {covers.map((game, index) => (
            <div
              key={game?.gameId ?? index}
              className="phone-cover aspect-3/4 overflow-hidden rounded-tile ring-1 ring-line ring-inset"
            >
              {game && <GameArt game={game} sizes="6rem" />}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Decorative: the icon on a home screen, and the app. */
export function PhoneMock() {
  return (
    <div aria-hidden className="relative h-72 overflow-hidden md:h-full md:min-h-104">
      <div className="absolute inset-0 origin-top max-lg:scale-[0.86] md:origin-center">
        <div className="phone absolute top-6 left-1/2 -translate-x-[88%] -rotate-6 md:top-16">
          <Lobby />
        </div>
        <div className="phone absolute top-12 left-1/2 -translate-x-[14%] rotate-3 md:top-24">
          <svg viewBox="0 0 176 372" className="home-screen block w-full">
            <HomeScreenIcons width={176} />
          </svg>
        </div>
      </div>
    </div>
  );
}
