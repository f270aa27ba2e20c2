import { fairGames } from '@croupier/fairplay/registry.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import type { PlayedGame } from './stats/session-stats.ts';

/** The theoretical return of a game: the lowest of any bet, and the range over all bets. */
export function useReturnText(game: PlayedGame): { lowest: string; range: string } {
  const t = useTranslations('fairness.returns');
  const format = useFormat();
  const { minPpm, maxPpm } = fairGames[game].rtp;
  const highest = format.ppm(maxPpm);
  const lowest = format.ppm(minPpm);
  return { lowest, range: lowest === highest ? highest : t('range', { min: lowest, max: highest }) };
}
