import type { TowersView } from '@croupier/fairplay/games/towers.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { passedOf } from '../../../shared/round-pictures/tower-board.ts';

export function TowersOutcome({ round }: { round: { view: TowersView; payout: bigint } }) {
  const t = useTranslations('tables.towers');
  const format = useFormat();
  const { view, payout } = round;
  if (view.state === 'busted') return t('lost');
  const amount = format.amount(payout);
  if (view.state === 'cashed_out') return t('won', { amount });
  return view.opened.length > 0 ? t('passed', { level: String(passedOf(view)), amount }) : null;
}
