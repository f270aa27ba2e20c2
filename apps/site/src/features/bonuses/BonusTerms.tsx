import type { Bonus } from '@croupier/contract/bonuses/bonuses.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { useClassName } from '../../shared/loyalty/use-class-name.ts';

/** So many games are named; a merchant may bar hundreds. */
const NAMED = 12;

/** The terms that the member has accepted, one sentence each. */
export function BonusTerms({ terms }: Pick<Bonus, 'terms'>) {
  const t = useTranslations('bonuses');
  const format = useFormat();
  const className = useClassName();
  const { contributions, barred, maxBet } = terms;
  const named = [
    ...Object.entries(contributions.categories).map(([name, share]) => [className(name), share] as const),
    ...Object.entries({ ...contributions.vendors, ...contributions.games }),
  ];
  const ownOnly = [...barred.categories.map(className), ...barred.vendors, ...barred.games];
  const names = ownOnly.slice(0, NAMED).join(', ') + (ownOnly.length > NAMED ? ', …' : '');
  const lines = [
    t('ownMoney'),
    t(`order.${terms.order}`),
    ...(maxBet === null ? [] : [t('maxBet', { amount: format.amount(maxBet) })]),
    [
      t('contributionsDefault', { rate: format.bps(contributions.default) }),
      ...named.map(([name, share]) => t('contribution', { name, rate: format.bps(share) })),
    ].join(' '),
    ...(ownOnly.length > 0 ? [t('barred', { names })] : []),
    t(`convert.${terms.convert}`),
    t(`onWithdrawal.${terms.onWithdrawal}`),
  ];
  return (
    <details className="group rounded-field bg-well px-4 py-3 text-sm ring-1 ring-line ring-inset">
      <summary className="cursor-pointer font-semibold text-muted hover:text-text">{t('terms')}</summary>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
