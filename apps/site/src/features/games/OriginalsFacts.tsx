import { ProvablyFairSteps } from '../../shared/fair-play/ProvablyFairSteps.tsx';
import { ReturnsCard } from '../../shared/fair-play/ReturnsCard.tsx';
import { useOriginals } from '../../shared/games/games.queries.ts';

/** Below the in-house games: their returns, and how to verify a round. */
export function OriginalsFacts() {
  const { data = [] } = useOriginals();
  return (
    <div className="flex flex-col gap-section">
      <ReturnsCard games={data} />
      <ProvablyFairSteps />
    </div>
  );
}
