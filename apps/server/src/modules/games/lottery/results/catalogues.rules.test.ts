import { lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import { expect, test } from 'vitest';
import { CATALOGUES } from '../lottery.config.ts';
import type { Family } from '../schedules/schedules.types.ts';
import { SHAPES } from './shapes.rules.ts';

test.each(Object.entries(CATALOGUES))(
  'results of %s have the form that the plays of %s read',
  (family, of) => {
    const catalogue = lotteryFamily(of);
    const widths = catalogue?.shape.flatMap(({ count, form }) =>
      Array<number>(count).fill(form.kind === 'digits' ? form.length : (form.alphabet[0]?.length ?? 0)),
    );
    const stored = SHAPES[family as Family].flatMap(({ count, digits }) => Array<number>(count).fill(digits));
    expect(stored).toEqual(widths);
  },
);
