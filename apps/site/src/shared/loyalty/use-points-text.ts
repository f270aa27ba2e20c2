import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

const ONE = 10_000n;
const CENT = 100n;

/** Points as they are shown: whole, or with two decimals where there is a fraction. Rounded down, like every balance. */
export function usePointsText() {
  const t = useTranslations('loyalty');
  const format = useFormat();
  const plain = (pointsMinor: bigint): string => {
    const cents = pointsMinor / CENT;
    const isWhole = cents % (ONE / CENT) === 0n;
    return isWhole ? format.number(pointsMinor / ONE) : format.fixed(Number(cents) / 100, 2);
  };
  return {
    /** `1,234` */
    plain,
    /** `1,234 points` */
    points: (pointsMinor: bigint): string => t('points', { shown: plain(pointsMinor) }),
  };
}
