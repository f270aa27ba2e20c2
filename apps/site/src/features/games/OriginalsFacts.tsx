import { ProvablyFairSteps } from '../../shared/fair-play/ProvablyFairSteps.tsx';
import { ReturnsCard } from '../../shared/fair-play/ReturnsCard.tsx';
import { LiveBets } from '../../shared/bet-tables/LiveBets.tsx';
import { useOriginals } from '../../shared/games/games.queries.ts';
import { BigWins } from './studio/BigWins.tsx';

/** Below the in-house games: wins, live bets, their returns, and how to verify a round. */
export function OriginalsFacts() {
  const { data = [] } = useOriginals();
  return (
    <div className="flex flex-col gap-section">
      <BigWins />
      <LiveBets />
      <ReturnsCard games={data} />
      <ProvablyFairSteps />
    </div>
  );
}
