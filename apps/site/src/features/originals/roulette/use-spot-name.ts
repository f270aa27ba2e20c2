import { ROULETTE_SPOTS } from '@croupier/fairplay/games/roulette-spots.ts';
import { useTranslations } from 'use-intl';

const EVEN_CHANCES = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;

/** The name of a spot: "Split 17, 20", "2nd dozen", "Red". */
export function useSpotName(): (spot: string) => string {
  const t = useTranslations('tables.roulette.spot');
  return (spot) => {
    const outside = EVEN_CHANCES.find((one) => one === spot);
    if (outside) return t(outside);
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
        return t('dozen', { place });
      case 'column':
        return t('column', { place });
      default:
        return ROULETTE_SPOTS.get(spot)?.pockets.includes(0)
          ? t('firstFour', { numbers })
          : t('corner', { numbers });
    }
  };
}
