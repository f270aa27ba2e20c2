import { Card } from '@croupier/ui/layout/Card.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { usePointsText } from '../../../shared/loyalty/use-points-text.ts';
import type { ExchangeProps } from './ExchangeForm.tsx';

const ONE = 10_000n;

/** The steps of the own level, the reached one marked, and what is left of the day. */
export function ExchangeSteps({ exchange, points, leftToday }: ExchangeProps) {
  const t = useTranslations('loyalty.exchange');
  const format = useFormat();
  const text = usePointsText();
  const { steps, dayCap } = exchange;
  const reached = steps.findLastIndex(({ from }) => points >= from);
  const next = steps[reached + 1];
  const used = dayCap > 0n ? Number(((dayCap - leftToday) * 1_000n) / dayCap) / 1_000 : 1;
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-lg">{t('table')}</h2>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-xs text-subtle">
            <th className="pb-2 font-medium">{t('from')}</th>
            <th className="pb-2 text-right font-medium">{t('per', { amount: format.amount(ONE) })}</th>
          </tr>
        </thead>
        <tbody className="numeric">
          {steps.map(({ from, price }, index) => (
            <tr
              key={String(from)}
              className={clsx('border-t border-line', index === reached && 'font-bold text-brand-text')}
            >
              <td className="py-2.5">{text.plain(from)}</td>
              <td className="py-2.5 text-right">{text.plain(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && reached >= 0 && (
        <p className="rounded-field bg-surface-3 px-3 py-2 text-xs text-muted">
          {t('next', {
            points: text.points(next.from - points),
            price: text.points(next.price),
            amount: format.amount(ONE),
          })}
        </p>
      )}
      <div>
        <Progress
          label={t('leftToday', { amount: format.amount(leftToday), cap: format.amount(dayCap) })}
          value={used}
        />
        <p className="numeric mt-2 text-xs text-subtle">
          {t('leftToday', { amount: format.amount(leftToday), cap: format.amount(dayCap) })}
        </p>
      </div>
    </Card>
  );
}
