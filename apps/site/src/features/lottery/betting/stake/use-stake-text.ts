import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { useExactAmount } from '../../shared/amounts.ts';
import { hasAmounts, rebateBpsOf, type Betting } from '../use-betting.ts';

/** The stake of a line and the group in one row: `€2.00 × 5 · Prize 1900`. */
export function useStakeText(game: LotteryGame, { current, lineMinor, stake }: Betting): string {
  const t = useTranslations('lottery.bet');
  const format = useFormat();
  const amount = useExactAmount();
  const unit = game.units[stake.unit] ?? lineMinor;
  const line = hasAmounts(game) ? amount(lineMinor) : `${amount(unit)} × ${format.number(stake.multiplier)}`;
  if (!current) return line;
  const rebateBps = rebateBpsOf(current, stake);
  const group = t('group', {
    group: String(Math.max(current.offer.minGroup, current.offer.maxGroup - stake.rebateSteps)),
  });
  const rebate = rebateBps > 0 ? ` · ${t('rebate', { rate: format.bps(rebateBps) })}` : '';
  return `${line} · ${group}${rebate}`;
}
