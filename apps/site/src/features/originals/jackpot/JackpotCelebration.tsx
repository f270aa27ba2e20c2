import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { endCelebration, useJackpotWin } from './jackpot-won.ts';

const Part = lazyPart(async () => (await import('./JackpotDialog.tsx')).JackpotDialog);

/** Loaded only after a jackpot win. */
export function JackpotCelebration() {
  const win = useJackpotWin();
  if (!win) return null;
  return (
    <LazyPart onError={endCelebration}>
      <Part key={win.roundId} win={win} onClose={endCelebration} />
    </LazyPart>
  );
}
