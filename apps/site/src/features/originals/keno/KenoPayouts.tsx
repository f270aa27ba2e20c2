import { keno, kenoChance, kenoTable, type KenoBet } from '@croupier/fairplay/games/keno.ts';
import { useTranslations } from 'use-intl';
import { PayoutTable } from '../one-call/PayoutTable.tsx';

export function KenoPayouts({ bet }: { bet: KenoBet }) {
  const t = useTranslations('originals.keno');
  const picks = bet.picks.length;
  if (picks === 0) return null;
  return (
    <PayoutTable
      returnOfBet={keno.returnOf(bet)}
      payouts={kenoTable(bet.risk, picks).map((multiplierE4, hits) => ({
        key: hits,
        label: t('drawnHits', { hits }),
        multiplierE4,
        chance: kenoChance(picks, hits),
      }))}
    />
  );
}
