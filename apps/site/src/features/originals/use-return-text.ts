import { floorPpm, printedReturnBps } from '@croupier/fairplay/money.ts';
import type { Returns } from '@croupier/fairplay/games/one-call.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

/** The ends of a range of returns as they are printed, in hundredths of a percent. */
export const printedReturns = ({ min, max }: Returns): { lowestBps: number; highestBps: number } => ({
  lowestBps: printedReturnBps(floorPpm(min)),
  highestBps: printedReturnBps(floorPpm(max)),
});

/** The theoretical return of a game: the lowest of any bet, and the range over all bets. */
export function useReturnText(returns: Returns): { lowest: string; range: string } {
  const t = useTranslations('fairness.returns');
  const format = useFormat();
  const { lowestBps, highestBps } = printedReturns(returns);
  const [lowest, highest] = [format.bps(lowestBps), format.bps(highestBps)];
  return { lowest, range: lowest === highest ? highest : t('range', { min: lowest, max: highest }) };
}
