import { ROULETTE_SPOTS } from '@croupier/fairplay/games/roulette-spots.ts';
import { useTranslations } from 'use-intl';

const EVEN_CHANCES = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;

const LABELS: Readonly<Record<string, string>> = {
  'dozen:1': '1–12',
  'dozen:2': '13–24',
  'dozen:3': '25–36',
  low: '1–18',
  high: '19–36',
};

/** The figures on a field that holds more than one number. */
export const spotLabel = (spot: string): string | undefined =>
  spot.startsWith('column:') ? '2:1' : LABELS[spot];

/** The name of a spot, with the text of its field first: "Split 17, 20", "13–24, dozen 2", "Red". */
export function useSpotName(): (spot: string) => string {
  const t = useTranslations('tables.roulette.spot');
  return (spot) => {
    const outside = EVEN_CHANCES.find((one) => one === spot);
    if (outside) return spotLabel(outside) ?? t(outside);
    const [kind = '', place = ''] = spot.split(':');
    const numbers = place.split('-').join(', ');
    switch (kind) {
      case 'straight':
        return t('straight', { numbers });
      case 'split':
        return t('split', { numbers });
      case 'street':
        return t('street', { numbers });
      case 'line':
        return t('line', { numbers });
      case 'dozen':
        return `${spotLabel(spot)}, ${t('dozen', { place })}`;
      case 'column':
        return `${spotLabel(spot)}, ${t('column', { place })}`;
      default:
        return ROULETTE_SPOTS.get(spot)?.pockets.includes(0)
          ? t('firstFour', { numbers })
          : t('corner', { numbers });
    }
  };
}
