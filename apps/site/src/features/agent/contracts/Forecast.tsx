import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Target } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSpan } from '../bills/use-span.ts';
import { progressTo, type ForecastView } from './progress.ts';

/** The running period as if it ended now, and what the next tier still needs. */
export function Forecast({ forecast }: { forecast: ForecastView }) {
  const t = useTranslations('agent.forecast');
  const figure = useTranslations('agent.figure');
  const format = useFormat();
  const span = useSpan();
  const { from, until, asOf, tier, gross, downline, take, activeMembers, validBet, netLoss, contract } =
    forecast;
  const progress = progressTo(forecast);
  const shown = (name: (typeof progress)[number]['name'], value: bigint): string =>
    name === 'activeMembers' ? format.number(value) : format.amount(value);
  const facts = [
    ...(contract.terms.kind === 'realtime'
      ? []
      : [{ label: figure('active'), value: format.number(activeMembers) }]),
    { label: figure('validBet'), value: format.amount(validBet) },
    ...(contract.terms.kind === 'dividend' ? [{ label: t('netLoss'), value: format.amount(netLoss) }] : []),
    { label: t('gross'), value: format.amount(gross) },
    { label: t('downline'), value: format.amount(downline) },
  ];
  return (
    <section aria-label={t('title')} className="rounded-field border border-brand-line bg-lit p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-sm font-semibold text-muted">{t('title')}</h3>
        <p className="numeric text-xs text-subtle" title={t('asOf', { at: format.instant(asOf) })}>
          {span(from, until)}
        </p>
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="numeric font-display text-2xl font-bold text-text">{format.amount(take)}</span>
        <span className="text-xs text-subtle">
          {contract.terms.kind === 'realtime'
            ? t('ifNow')
            : tier === null
              ? t('noTier')
              : t('inTier', { number: String(tier + 1) })}
        </span>
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-2 sm:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="truncate text-xs text-subtle">{label}</dt>
            <dd className="numeric text-sm font-semibold text-text">{value}</dd>
          </div>
        ))}
      </dl>
      {progress.length > 0 && (
        <div className="mt-4 grid gap-3 border-t border-line pt-3">
          <p className="flex items-center gap-1.5 text-xs font-semibold text-brand-text">
            <Target aria-hidden className="size-4" />
            {t('nextTier', { number: String((forecast.next?.tier ?? 0) + 1) })}
          </p>
          {progress.map(({ name, reached, needed, share }) => (
            <div key={name}>
              <p className="numeric mb-1 flex justify-between gap-3 text-xs text-muted">
                <span>{t(`conditions.${name}`)}</span>
                <span>
                  {shown(name, reached)} / {shown(name, needed)}
                </span>
              </p>
              <Progress label={t(`conditions.${name}`)} value={share} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
