import { useLocaleFormat } from '@croupier/web/preferences/use-locale-format.ts';
import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { changePpm } from './shares.ts';

/** Beyond it the percentage says nothing. */
const MAX_PPM = 9_990_000;

export type ChangeProps = { current: bigint; before: bigint; title?: string };

/** How a figure differs from the period before. */
export function Change({ current, before, title }: ChangeProps) {
  const t = useTranslations('agent');
  const format = useLocaleFormat();
  const ppm = changePpm(current, before);
  if (ppm === undefined || current === before)
    return (
      <span title={title} className="inline-flex items-center gap-1 text-xs text-subtle">
        <Minus aria-hidden className="size-3.5" />
        {ppm === undefined && current !== 0n ? t('changeNew') : t('changeNone')}
      </span>
    );
  const Arrow = ppm > 0 ? ArrowUpRight : ArrowDownRight;
  const size = format.ppm(Math.round(Math.min(MAX_PPM, Math.abs(ppm)) / 10_000) * 10_000);
  return (
    <span
      title={title}
      className={clsx(
        'numeric inline-flex items-center gap-0.5 text-xs font-semibold',
        ppm > 0 ? 'text-win' : 'text-lose',
      )}
    >
      <Arrow aria-hidden className="size-3.5" />
      {ppm > 0 ? '+' : '−'}
      {size}
    </span>
  );
}
