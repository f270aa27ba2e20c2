import type { HiloView } from '@croupier/fairplay/games/hilo.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { useCardName } from '../../../shared/cards/PlayingCard.tsx';

export function HiloOutcome({ round }: { round: { view: HiloView; payout: bigint } }) {
  const t = useTranslations('tables.hilo');
  const format = useFormat();
  const cardName = useCardName();
  const { view, payout } = round;
  const last = view.cards.at(-1);
  const card = last ? cardName(last) : '';
  if (view.state === 'busted') return t('lost', { card });
  const amount = format.amount(payout);
  if (view.state === 'cashed_out') return t('won', { amount });
  return payout > 0n ? t('right', { card, amount }) : card;
}
