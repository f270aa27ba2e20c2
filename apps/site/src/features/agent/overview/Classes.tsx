import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { Bars } from '../parts/Bars.tsx';
import { shareOf } from '../parts/shares.ts';
import { useAnyClassName } from '../../../shared/rates/use-rate-class-name.ts';
import type { Overview } from './NeedsYou.tsx';

/** What the team plays. */
export function Classes({ classes }: Pick<Overview, 'classes'>) {
  const t = useTranslations('agent');
  const format = useFormat();
  const className = useAnyClassName();
  const rows = classes
    .filter(({ stake }) => stake > 0n)
    .toSorted((a, b) => (a.validBet < b.validBet ? 1 : -1));
  const largest = rows[0]?.validBet ?? 0n;
  return (
    <>
      <h2 className="mb-4 text-base">{t('byClass')}</h2>
      {rows.length === 0 && <p className="text-sm text-subtle">{t('noPlay')}</p>}
      <Bars
        label={t('byClass')}
        rows={rows.map(({ class: of, validBet, stake, payout }) => ({
          key: of,
          label: className(of),
          value: format.amount(validBet),
          share: shareOf(validBet, largest),
          note: t('stakeAndPayout', { stake: format.amount(stake), payout: format.amount(payout) }),
        }))}
      />
    </>
  );
}
