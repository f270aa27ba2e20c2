import { RATE_STEP_PPM } from '@croupier/agreements/rates/sheets.ts';
import { Slider } from '@croupier/ui/fields/Slider.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useRateClassName } from '../../../shared/rates/use-rate-class-name.ts';
import { baseGroupsQuery } from './register.queries.ts';
import {
  givenClasses,
  groupOf,
  keptOfThousand,
  mostKept,
  quotaOf,
  ratesKeeping,
  type RateClass,
  type Rates,
} from './rates-view.ts';

export type RateSlidersProps = {
  /** What the agent has, and cannot go beyond. */
  own: Rates;
  /** What the downline has already, and cannot fall below. */
  floor?: Rates | undefined;
  value: Rates;
  onChange: (rates: Rates) => void;
  quotas: ReadonlyArray<{ class: RateClass; fromPpm: number; places: number }>;
};

const baseOf = (bases: Partial<Record<RateClass, number>> | undefined, of: RateClass): number | undefined =>
  bases?.[of];

type RowProps = RateSlidersProps & { of: RateClass; base: number | undefined };

function RateRow({ of, own, floor, value, onChange, quotas, base }: RowProps) {
  const t = useTranslations('agent.rates');
  const format = useFormat();
  const className = useRateClassName();
  const rate = value[of];
  const quota = quotaOf(quotas, of, rate);
  const name = className(of);
  const isFixed = (floor?.[of] ?? 0) >= own[of];
  return (
    <li className="border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate text-sm font-medium text-text">{name}</span>
        <span className="numeric shrink-0 text-sm font-bold text-text">{format.ppm(rate)}</span>
      </div>
      <Slider
        className="mt-1.5"
        label={t('rateOf', { name })}
        valueText={format.ppm(rate)}
        min={floor?.[of] ?? 0}
        max={own[of]}
        step={RATE_STEP_PPM}
        disabled={isFixed}
        value={rate}
        onValueChange={(next) => onChange({ ...value, [of]: next })}
      />
      <p className="numeric mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-subtle">
        <span>{t('youKeep', { amount: format.amount(keptOfThousand(own[of], rate)) })}</span>
        {base !== undefined && <span>{t('group', { group: String(groupOf(base, rate)) })}</span>}
        {quota && (
          <Badge tone={quota.places > 0 ? 'info' : 'lose'}>{t('places', { count: quota.places })}</Badge>
        )}
      </p>
    </li>
  );
}

/** Rates for a downline: the same difference everywhere with one slider, or class by class. */
export function RateSliders(props: RateSlidersProps) {
  const { own, floor, value, onChange } = props;
  const t = useTranslations('agent.rates');
  const format = useFormat();
  const { data: bases } = useQuery(baseGroupsQuery);
  const classes = givenClasses(own);
  const most = mostKept(own);
  const kept = Math.max(0, ...classes.map((of) => own[of] - value[of]));
  if (classes.length === 0) return <p className="text-sm text-subtle">{t('nothingToGive')}</p>;
  return (
    <div className="grid gap-3">
      <div className="rounded-field bg-well p-3.5 shadow-well ring-1 ring-line ring-inset">
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-sm font-semibold text-text">{t('keepEverywhere')}</span>
          <span className="numeric text-sm font-bold text-brand-text">
            {t('perThousand', { amount: format.amount(keptOfThousand(kept, 0)) })}
          </span>
        </div>
        <Slider
          className="mt-1.5"
          label={t('keepEverywhere')}
          valueText={format.ppm(kept)}
          max={most}
          step={RATE_STEP_PPM}
          value={kept}
          onValueChange={(keepPpm) => onChange(ratesKeeping(own, keepPpm, floor))}
        />
      </div>
      <ul aria-label={t('byClass')} className="rounded-field border border-line p-3.5">
        {classes.map((of) => (
          <RateRow key={of} {...props} of={of} base={baseOf(bases, of)} />
        ))}
      </ul>
    </div>
  );
}
