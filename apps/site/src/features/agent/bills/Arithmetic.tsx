import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { sumOf } from '../parts/shares.ts';
import type { Bill, Derivation } from './bill.types.ts';

type Row = { key: string; label: string; value: string; isSum?: boolean };

/** The rate of the tier that counted. */
export function rateOf(bill: Bill, { terms }: Derivation): number | undefined {
  const tier = bill.contract?.tier;
  return terms.kind === 'realtime' || tier === null || tier === undefined
    ? undefined
    : terms.tiers[tier]?.ratePpm;
}

function useRows(bill: Bill, derivation: Derivation): Row[] {
  const t = useTranslations('agent.bill');
  const figure = useTranslations('agent.figure');
  const format = useFormat();
  const { terms, reached, deductions, losses, base, bands, classes } = derivation;
  const rate = rateOf(bill, derivation);
  const rows: Row[] = [];
  if (terms.kind === 'dividend') {
    const stake = sumOf(classes.map((each) => each.stake));
    const payout = sumOf(classes.map((each) => each.payout));
    rows.push(
      { key: 'stake', label: figure('stake'), value: format.amount(stake) },
      { key: 'payout', label: figure('payout'), value: format.amount(-payout) },
      ...deductions.map(({ code, amount }) => ({
        key: code,
        label: t('deduction', { name: t(`deductions.${code as 'rebates'}`) }),
        value: format.amount(-amount),
      })),
      { key: 'net', label: t('netLoss'), value: format.amount(reached.netLossMinor), isSum: true },
      {
        key: 'carry',
        label: t('carryIn'),
        value: format.amount(-sumOf(losses.map((each) => each.lossMinor))),
      },
      { key: 'base', label: t('base'), value: format.amount(base), isSum: true },
    );
  } else if (terms.kind !== 'realtime')
    rows.push({ key: 'base', label: figure('validBet'), value: format.amount(reached.validBetMinor) });
  for (const { band, wonMinor, lostMinor } of terms.kind === 'realtime' ? bands : [])
    rows.push({
      key: `band${band}`,
      label: t('band', { band: String(band + 1) }),
      value: t('wonAndLost', { won: format.amount(wonMinor), lost: format.amount(lostMinor) }),
    });
  if (rate !== undefined) rows.push({ key: 'rate', label: `× ${t('rate')}`, value: format.ppm(rate) });
  const { contract } = bill;
  if (contract)
    rows.push(
      { key: 'gross', label: t('gross'), value: format.amount(contract.gross), isSum: true },
      { key: 'downline', label: t('lessDownline'), value: format.amount(-contract.downline) },
      { key: 'take', label: t('take'), value: format.amount(contract.take), isSum: true },
    );
  return rows;
}

/** From the figures to the amount, line by line. */
export function Arithmetic({ bill, derivation }: { bill: Bill; derivation: Derivation }) {
  const t = useTranslations('agent.bill');
  const rows = useRows(bill, derivation);
  return (
    <section>
      <h3 className="mb-2 text-base">{t('arithmetic')}</h3>
      <dl className="rounded-card border border-line bg-panel px-4 py-2 text-sm">
        {rows.map(({ key, label, value, isSum }) => (
          <div
            key={key}
            className={clsx(
              'flex items-baseline justify-between gap-4 py-1.5',
              isSum && 'border-t border-line-strong font-bold',
            )}
          >
            <dt className={isSum ? 'text-text' : 'text-muted'}>{label}</dt>
            <dd className="numeric text-end text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
