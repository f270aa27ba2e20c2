import { useLocation } from 'react-router';
import { GameList } from '../../features/games/GameList.tsx';
import { paths } from '../../paths.ts';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';

const LotteryRow = lazyPart(
  async () => (await import('../../features/lottery/lobby/LotteryRow.tsx')).LotteryRow,
);

/** The list of a category; those of lotteries begin with the merchant's own draws. */
export function GameListCenter() {
  const { pathname } = useLocation();
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const isFast = path === paths.elott();
  return (
    <GameList
      above={
        (isFast || path === paths.lott()) && (
          <LazyPart>
            <LotteryRow key={path} isFast={isFast} />
          </LazyPart>
        )
      }
    />
  );
}
