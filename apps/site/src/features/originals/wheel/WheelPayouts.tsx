import { wheel, type WheelBet } from '@croupier/fairplay/games/wheel.ts';
import { useTranslations } from 'use-intl';
import { PayoutTable } from '../one-call/PayoutTable.tsx';
import { sectorsOf } from '../../../shared/round-pictures/wheel-look.ts';

export function WheelPayouts({ bet }: { bet: WheelBet }) {
  const t = useTranslations('originals.payouts');
  return (
    <PayoutTable
      returnOfBet={wheel.returnOf(bet)}
      payouts={sectorsOf(bet).map(({ multiplierE4, count }) => ({
        key: String(multiplierE4),
        label: t('segments', { count }),
        multiplierE4,
        chance: { numerator: BigInt(count), denominator: BigInt(bet.segments) },
      }))}
    />
  );
}
