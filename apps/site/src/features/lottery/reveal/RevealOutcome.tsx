import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import type { MyDraw } from './my-bets.queries.ts';

const ONE_E4 = 10_000n;

/** What a draw has brought. It is celebrated only when more comes back than was staked. */
export function RevealOutcome({ mine: { stake, payout, isSettled } }: { mine: MyDraw }) {
  const t = useTranslations('lotteryReveal');
  const format = useFormat();
  if (!isSettled) return <p className="text-center text-sm text-muted">{t('settling')}</p>;
  if (payout === 0n) return <p className="text-center text-sm text-muted">{t('lost')}</p>;
  const amount = format.amount(payout);
  if (payout <= stake)
    return (
      <p className="text-center text-sm text-muted">{t('back', { amount, stake: format.amount(stake) })}</p>
    );
  return (
    <p className="relative animate-pop-in text-center font-display text-2xl font-extrabold text-win">
      {t('won', { amount })}
      <WinBurst multiplierE4={Number((payout * ONE_E4) / (stake || 1n))} />
    </p>
  );
}
