import type { ChaseStep } from '@croupier/fairplay/lottery/chase.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useExactAmount } from '../shared/amounts.ts';

const HEAD = 'py-1.5 pl-2 text-right font-medium first:pl-0 first:text-left';

/** Each draw of a plan, with what was spent until there and what is left if a line wins there. */
export function ChaseTable({
  plan,
  draws,
}: {
  plan: readonly ChaseStep[];
  draws: ReadonlyArray<{ id: string; number: string }>;
}) {
  const t = useTranslations('lottery.chase');
  const amount = useExactAmount();
  return (
    <table className="numeric w-full text-xs">
      <thead className="text-subtle">
        <tr>
          {(['draw', 'times', 'cost', 'total', 'profit'] as const).map((key) => (
            <th key={key} scope="col" className={HEAD}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.map(({ multiplier, stakeMinor, totalMinor, profitMinor }, at) => (
          <tr key={draws[at]?.id} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-medium">
              {draws[at]?.number.replace(/^\d{8}-/, '')}
            </th>
            <td className="pl-2 text-right">×{multiplier}</td>
            <td className="pl-2 text-right">{amount(stakeMinor)}</td>
            <td className="pl-2 text-right">{amount(totalMinor)}</td>
            <td
              className={clsx('pl-2 text-right font-semibold', profitMinor >= 0n ? 'text-win' : 'text-lose')}
            >
              {amount(profitMinor)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
