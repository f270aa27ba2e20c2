import { ceilPpm, floorPpm } from '@croupier/fairplay/money.ts';
import type { Returns } from '@croupier/fairplay/games/one-call.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

/** The theoretical return of a game: the lowest of any bet, and the range over all bets. */
export function useReturnText({ min, max }: Returns): { lowest: string; range: string } {
  const t = useTranslations('fairness.returns');
  const format = useFormat();
  const highest = format.ppm(ceilPpm(max));
  const lowest = format.ppm(floorPpm(min));
  return { lowest, range: lowest === highest ? highest : t('range', { min: lowest, max: highest }) };
}
