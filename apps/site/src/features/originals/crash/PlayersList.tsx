import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { crashPayout } from '@croupier/fairplay/crash-table.ts';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { sortedRows } from '../../../shared/crash-room/crash-room.ts';
import { useMerchantCurrency } from '../../../shared/member/TrialCurrency.tsx';
import { useRoom } from '../../../shared/crash-room/use-room.ts';

const SHOWN = 40;

/** Who plays this game, the largest stakes first. */
export function PlayersList() {
  const t = useTranslations('crash.players');
  const format = useFormat();
  // Those who play with play money are not listed.
  const currency = useMerchantCurrency();
  const { rows, state } = useRoom();
  const shown = useMemo(() => sortedRows(rows).slice(0, SHOWN), [rows]);
  const { bets = 0, stake = 0n } = state?.players ?? {};
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base">{t('title')}</h2>
        <p className="numeric text-sm text-muted">
          {t('count', { bets })} · {t('sum', { amount: format.amount(stake, { currency }) })}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="mt-3 text-sm text-subtle">{t('empty')}</p>
      ) : (
        <table className="numeric mt-3 w-full text-sm">
          <thead className="text-left text-xs text-subtle">
            <tr>
              <th className="py-1 font-medium">{t('player')}</th>
              <th className="py-1 text-right font-medium">{t('stake')}</th>
              <th className="py-1 text-right font-medium">{t('result')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map(({ row, name, stake: staked, cashedAt }) => (
              <tr key={row} className={clsx(cashedAt !== null && 'text-win')}>
                <td className="py-1.5">{name}</td>
                <td className="py-1.5 text-right">{format.amount(staked, { currency })}</td>
                <td className="py-1.5 text-right font-semibold">
                  {cashedAt === null
                    ? '–'
                    : `${format.multiplier(cashedAt * 100)} · ${format.amount(crashPayout(staked, cashedAt), { currency })}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {bets > shown.length && (
        <p className="mt-2 text-sm text-subtle">{t('more', { count: bets - shown.length })}</p>
      )}
    </Card>
  );
}
