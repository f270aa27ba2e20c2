import type { MinesView } from '@croupier/fairplay/games/mines.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

export function MinesOutcome({ round }: { round: { view: MinesView; payout: bigint } }) {
  const t = useTranslations('originals.mines');
  const format = useFormat();
  const { view, payout } = round;
  if (view.state === 'busted') return t('lost');
  const amount = format.amount(payout);
  if (view.state === 'cashed_out') return t('won', { amount });
  return view.revealed.length > 0 ? t('openedGem', { amount }) : null;
}
