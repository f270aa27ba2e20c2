import { limbo, type LimboBet } from '@croupier/fairplay/games/limbo.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { PayoutTable } from '../one-call/PayoutTable.tsx';
import { chanceOfBet } from './limbo-setup.ts';

export function LimboPayouts({ bet }: { bet: LimboBet }) {
  const t = useTranslations('originals.payouts');
  const format = useFormat();
  const targetE4 = BigInt(bet.targetHundredths) * 100n;
  return (
    <PayoutTable
      returnOfBet={limbo.returnOf(bet)}
      payouts={[
        {
          key: 'target',
          label: t('reach', { multiplier: format.multiplier(Number(targetE4)) }),
          multiplierE4: targetE4,
          chance: chanceOfBet(bet),
        },
      ]}
    />
  );
}
