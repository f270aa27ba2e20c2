import { baccarat, baccaratWinners } from '@croupier/fairplay/games/baccarat.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { OddsTable } from '../spots/OddsTable.tsx';

const PAYS = [
  ['player', 20_000],
  ['banker', 19_500],
  ['tie', 100_000],
  ['player_pair', 128_000],
  ['banker_pair', 128_000],
] as const;

/** What each bet pays, its chance and its return. */
export function BaccaratOdds() {
  const t = useTranslations('tables.baccarat');
  const format = useFormat();
  const winners = useMemo(() => baccaratWinners(), []);
  const all = winners.player + winners.banker + winners.tie;
  const chances = {
    player: { numerator: winners.player, denominator: all },
    banker: { numerator: winners.banker, denominator: all },
    tie: { numerator: winners.tie, denominator: all },
    player_pair: { numerator: 1n, denominator: 13n },
    banker_pair: { numerator: 1n, denominator: 13n },
  };
  return (
    <OddsTable
      note={t('note')}
      rows={PAYS.map(([spot, paysE4]) => ({
        name: t(spot),
        pays: format.multiplier(paysE4),
        chance: chances[spot],
        returns: baccarat.returnOf({ spots: [{ spot, units: 1 }] }),
      }))}
    />
  );
}
