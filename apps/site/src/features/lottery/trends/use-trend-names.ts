import type { TrendView } from '@croupier/fairplay/lottery/trend-views.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLotteryNames } from '../shared/names/use-lottery-names.ts';

const VIEWS = [
  'sum',
  'sum2',
  'top',
  'db',
  'f3',
  'm3',
  'b3',
  'a3',
  'oe',
  'dice',
  'faces',
  'lo2',
  't10',
  't1',
] as const;
const DICE = ['triple', 'run', 'pair', 'mixed'] as const;

/** The play whose places a family's zones belong to, for their names. */
const PLACES = { code: 'pos', zones: [] };

/** The names of trend views and of the symbols that they show. */
export function useTrendNames(family: string) {
  const t = useTranslations('lotteryTrends');
  const names = useLotteryNames(family);
  return useMemo(() => {
    const view = ({ code, kind }: TrendView): string => {
      if (kind === 'place' && /^d\d+$/.test(code)) return names.zone(PLACES, { code });
      const [, side, at] = /^(top|bot)(\d)$/.exec(code) ?? [];
      if (side !== undefined) return t(side === 'top' ? 'topPlace' : 'bottomPlace', { at: at ?? '' });
      const known = VIEWS.find((one) => one === code);
      if (kind === 'sum' && known === 'top') return t('view.sumTop');
      return known ? t(`view.${known === 'top' ? 'shapeTop' : known}`) : code;
    };
    const symbol = ({ kind, code }: Pick<TrendView, 'kind' | 'code'>, text: string): string => {
      if (kind !== 'shape') return text;
      const dice = code === 'dice' ? DICE.find((one) => one === text) : undefined;
      if (dice) return t(`dice.${dice}`);
      return names.symbol({ code: code === 'oe' ? 'oe' : 'shape' }, text);
    };
    return { view, symbol };
  }, [t, names]);
}
