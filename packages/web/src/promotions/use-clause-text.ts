import type { Clause, ClauseParam } from '@croupier/contract/promotions/clauses.ts';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Format } from '../preferences/use-format.ts';

/** What sentences need: the parts of `useFormat` that both apps have. */
export type ClauseFormat = Pick<Format, 'number' | 'bps' | 'instant'> & {
  amount: (amountMinor: bigint) => string;
};

type LooseTranslator = {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  has: (key: string) => boolean;
};

const SCALE = 10_000;
const WINDOW = 'windows.';

/** A sentence of the printed terms in the reader's language. */
export function useClauseText(format: ClauseFormat): (clause: Clause) => string {
  const t = useTranslations('promoTerms') as unknown as LooseTranslator;
  return useCallback(
    ({ key, params }) => {
      const wordOf = (name: string): string => (t.has(name) ? t(name) : (name.split('.').at(-1) ?? name));
      const valueOf = (param: ClauseParam): string => {
        switch (param.is) {
          case 'money':
            return format.amount(param.value);
          case 'count':
            return format.number(Number(param.value) / SCALE, param.value % BigInt(SCALE) === 0n ? 0 : 2);
          case 'number':
            return format.number(param.value);
          case 'percent':
            return format.bps(param.value);
          case 'instant':
            return format.instant(param.value, 'full');
          case 'text':
            return param.value;
          case 'word':
            return wordOf(param.value);
          default:
            return param.value.map(wordOf).join(', ');
        }
      };
      const values: Record<string, string> = Object.fromEntries(
        Object.entries(params).map(([name, param]): [string, string] => {
          // Conditions look back: “this week”, not “a week”.
          if (name === 'window' && key.startsWith('who.') && param.is === 'word') {
            const unit = param.value.slice(WINDOW.length);
            const days = params['days'];
            return unit === 'lastDays'
              ? [name, t('since.lastDays', { days: days?.is === 'number' ? days.value : 0 })]
              : [name, t(`since.${unit}`)];
          }
          return [name, valueOf(param)];
        }),
      );
      // For sentences that say less where there is nothing special: `{gameKey, select, any {} other {}}`.
      for (const [name, param] of Object.entries(params))
        if (param.is === 'word') values[`${name}Key`] = param.value.split('.').at(-1) ?? '';
        else if (param.is === 'text') values[`${name}Key`] = 'named';
      return t(key, values);
    },
    [format, t],
  );
}
