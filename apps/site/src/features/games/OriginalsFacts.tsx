import { FairStrip } from '../../shared/fair-play/FairStrip.tsx';
import { ReturnsCard } from '../../shared/fair-play/ReturnsCard.tsx';
import { useOriginals } from '../../shared/games/games.queries.ts';

/** Below our own games: what they pay back, and how a round is checked. */
export function OriginalsFacts() {
  const { data = [] } = useOriginals();
  return (
    <div className="flex flex-col gap-section">
      <ReturnsCard games={data} />
      <FairStrip />
    </div>
  );
}
