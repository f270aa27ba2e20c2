import { plinko, plinkoPaths, plinkoTable, type PlinkoBet } from '@croupier/fairplay/games/plinko.ts';
import { useTranslations } from 'use-intl';
import { PayoutTable, type Payout } from '../one-call/PayoutTable.tsx';

/** Slots left and right of the middle pay the same, so they share a line. */
export function PlinkoPayouts({ bet }: { bet: PlinkoBet }) {
  const t = useTranslations('originals.payouts');
  const table = plinkoTable(bet);
  const denominator = 2n ** BigInt(bet.rows);
  const payouts = plinkoPaths(bet.rows).flatMap((paths, slot): Payout[] => {
    const mirror = bet.rows - slot;
    if (mirror < slot) return [];
    const name = mirror === slot ? String(slot + 1) : `${slot + 1}, ${mirror + 1}`;
    return [
      {
        key: slot,
        label: t('slot', { slot: name }),
        multiplierE4: table[slot] ?? 0n,
        chance: { numerator: mirror === slot ? paths : paths * 2n, denominator },
      },
    ];
  });
  return <PayoutTable returnOfBet={plinko.returnOf(bet)} payouts={payouts} />;
}
