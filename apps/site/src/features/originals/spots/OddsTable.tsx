import { floorPpm, printedReturnBps, type Fraction } from '@croupier/fairplay/money.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

export type OddsRow = { name: string; pays: string; chance: Fraction; returns: Fraction };

const ppmOf = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 2_000_000n + denominator) / (denominator * 2n));

/** Bets with what they pay, their chances and their returns. */
export function OddsTable({ rows, note }: { rows: readonly OddsRow[]; note?: string }) {
  const t = useTranslations('tables.odds');
  const format = useFormat();
  return (
    <div>
      <table className="w-full text-sm">
        <thead className="text-xs text-subtle">
          <tr>
            <th className="py-1.5 text-start font-medium">{t('bet')}</th>
            <th className="py-1.5 text-end font-medium">{t('pays')}</th>
            <th className="py-1.5 text-end font-medium">{t('chance')}</th>
            <th className="py-1.5 text-end font-medium">{t('returns')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, pays, chance, returns }) => (
            <tr key={name}>
              <td className="py-1.5 font-medium">{name}</td>
              <td className="numeric py-1.5 text-end">{pays}</td>
              <td className="numeric py-1.5 text-end text-muted">{format.ppm(ppmOf(chance))}</td>
              <td className="numeric py-1.5 text-end text-muted">
                {format.bps(printedReturnBps(floorPpm(returns)))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-2 text-xs text-subtle">{note}</p>}
    </div>
  );
}
