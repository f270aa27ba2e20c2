import { roulette } from '@croupier/fairplay/games/roulette.ts';
import { POCKETS, ROULETTE_SPOTS } from '@croupier/fairplay/games/roulette-spots.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { OddsTable } from '../spots/OddsTable.tsx';

/** One spot of each kind stands for all of its kind. */
const EXAMPLES = {
  straight: 'straight:1',
  split: 'split:1-2',
  street: 'street:1-2-3',
  corner: 'corner:1-2-4-5',
  line: 'line:1-2-3-4-5-6',
  dozen: 'dozen:1',
  evenChance: 'red',
} as const;
type Kind = keyof typeof EXAMPLES;
const KINDS = Object.keys(EXAMPLES) as Kind[];

/** What each kind of bet pays, its chance and its return. */
export function RouletteOdds() {
  const t = useTranslations('tables.roulette.odds');
  const format = useFormat();
  return (
    <OddsTable
      note={t('note')}
      rows={KINDS.map((kind) => {
        const spot = ROULETTE_SPOTS.get(EXAMPLES[kind]);
        const bet = { spots: [{ spot: EXAMPLES[kind], units: 1 }] };
        return {
          name: t(kind),
          pays: format.multiplier(Number(spot?.multiplier ?? 0n) * 10_000),
          chance: { numerator: BigInt(spot?.pockets.length ?? 0), denominator: BigInt(POCKETS) },
          returns: roulette.returnOf(bet),
        };
      })}
    />
  );
}
