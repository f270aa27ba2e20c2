import type { PointRate } from '@croupier/contract/loyalty/points.ts';
import { ScrollRegion } from '@croupier/ui/data/ScrollRegion.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import type { PointsConfig } from '../../../shared/loyalty/loyalty.queries.ts';
import { useClassName } from '../../../shared/loyalty/use-class-name.ts';

const ONE = 10_000n;
const PPM = 1_000_000n;

/** The valid bet that brings one point. */
const betForOne = (pointsPpm: number): bigint | undefined =>
  pointsPpm > 0 ? (ONE * PPM) / BigInt(pointsPpm) : undefined;

export const OWN_COLUMN = 'bg-brand-soft text-brand-text font-bold';

/** Valid bet for one point, by class and level. */
export function RatesTable({ config, rates }: { config: PointsConfig; rates: readonly PointRate[] }) {
  const t = useTranslations('loyalty.rules');
  const format = useFormat();
  const className = useClassName();
  const levels = config.levels.filter(({ level }) => rates.some((rate) => rate.level === level));
  const byClass = Map.groupBy(rates, (rate) => rate.class);
  const ordered = [...byClass].toSorted(([, a], [, b]) => (b[0]?.pointsPpm ?? 0) - (a[0]?.pointsPpm ?? 0));
  return (
    <ScrollRegion className="scroll-row mt-4">
      <table className="w-full min-w-max border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="text-xs text-subtle">
            <th className="py-2 max-lg:sticky max-lg:left-0 max-lg:z-10 max-lg:bg-surface-1 pr-4 text-left font-medium">
              {t('class')}
            </th>
            {levels.map(({ level, name }) => (
              <th
                key={level}
                className={clsx(
                  'px-3 py-2 text-right font-medium',
                  level === config.level && `rounded-t-field ${OWN_COLUMN}`,
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="numeric">
          {ordered.map(([name, rows]) => (
            <tr key={name}>
              <th
                scope="row"
                className="border-t border-line py-2.5 max-lg:sticky max-lg:left-0 max-lg:z-10 max-lg:bg-surface-1 pr-4 text-left font-semibold text-text"
              >
                {className(name)}
              </th>
              {levels.map(({ level }) => {
                const bet = betForOne(rows.find((rate) => rate.level === level)?.pointsPpm ?? 0);
                return (
                  <td
                    key={level}
                    className={clsx(
                      'border-t border-line px-3 py-2.5 text-right',
                      level === config.level ? OWN_COLUMN : 'text-muted',
                    )}
                  >
                    {bet === undefined ? t('none') : format.amount(bet)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
