import type { BlackjackView } from '@croupier/fairplay/games/blackjack.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

export function BlackjackOutcome({ round }: { round: { view: BlackjackView; payout: bigint } }) {
  const t = useTranslations('tables.blackjack');
  const format = useFormat();
  const { view, payout } = round;
  const player = view.hands.map(({ total }) => String(total)).join(', ');
  const totals = t('totals', { player, dealer: String(view.dealerTotal) });
  return view.isOver ? `${totals} ${t('paid', { amount: format.amount(payout) })}` : totals;
}
