import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { BettingPage } from './betting/BettingPage.tsx';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import type { LobbyScope } from './lobby/lobby-filter.ts';

const MAX_CODE_LENGTH = 31;

const scopeAt = (pathname: string): LobbyScope => {
  const path = pathname.toLowerCase();
  if (path.startsWith(paths.seaLottery().toLowerCase())) return 'SEA';
  return path.startsWith(paths.vnLottery().toLowerCase()) ? 'VN' : 'all';
};

/** The lottery pages: the lobby, or the betting page of the lottery in the address. */
export function Lottery() {
  const scope = scopeAt(useLocation().pathname);
  const [search] = useSearchParams();
  const gameCode = search.get('gameCode')?.trim().slice(0, MAX_CODE_LENGTH) ?? '';
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      {gameCode === '' ? (
        <LobbyPage key={scope} scope={scope} />
      ) : (
        <BettingPage key={gameCode} gameCode={gameCode} />
      )}
    </div>
  );
}
