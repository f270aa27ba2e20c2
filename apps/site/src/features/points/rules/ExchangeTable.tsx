import type { LevelExchange } from '@croupier/contract/loyalty/vip.ts';
import { ScrollRegion } from '@croupier/ui/data/ScrollRegion.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import type { PointsConfig } from '../../../shared/loyalty/loyalty.queries.ts';
import { usePointsText } from '../../../shared/loyalty/use-points-text.ts';
import { OWN_COLUMN } from './RatesTable.tsx';

/** Points for 1.00 by level and step, with the cap of the day. */
export function ExchangeTable({
  config,
  levels,
}: {
  config: PointsConfig;
  levels: readonly LevelExchange[];
}) {
  const t = useTranslations('loyalty.rules');
  const format = useFormat();
  const { plain } = usePointsText();
  const froms = [...new Set(levels.flatMap(({ steps }) => steps.map(({ from }) => from)))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  const nameOf = (level: number): string =>
    config.levels.find((row) => row.level === level)?.name ?? String(level);
  return (
    <ScrollRegion className="scroll-row mt-4">
      <table className="w-full min-w-max text-sm">
        <thead>
          <tr className="text-xs text-subtle">
            <th className="py-2 pr-4 text-left font-medium">{t('levelName')}</th>
            {froms.map((from) => (
              <th key={String(from)} className="numeric px-3 py-2 text-right font-medium">
                ≥ {plain(from)}
              </th>
            ))}
            <th className="px-3 py-2 text-right font-medium">{t('dayCap')}</th>
          </tr>
        </thead>
        <tbody className="numeric">
          {levels.map(({ level, steps, dayCap }) => (
            <tr key={level} className={clsx('border-t border-line', level === config.level && OWN_COLUMN)}>
              <th scope="row" className="py-2.5 pr-4 pl-2 text-left font-semibold">
                {nameOf(level)}
              </th>
              {froms.map((from) => (
                <td key={String(from)} className="px-3 py-2.5 text-right">
                  {plain(steps.findLast((step) => step.from <= from)?.price ?? 0n)}
                </td>
              ))}
              <td className="px-3 py-2.5 text-right">{format.amount(dayCap)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
