import type { Beneficiary } from '@croupier/contract/payments/withdrawals.ts';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useNow } from '../../../shared/browser/use-now.ts';
import { METHOD_ICONS } from '../methods/method-icon.ts';
import { timeLeft } from '../time-left.ts';

export type BeneficiaryChoiceProps = {
  beneficiaries: readonly Beneficiary[];
  selected: string | undefined;
  onSelect: (id: string) => void;
};

/** Where the money goes. New beneficiaries show how long they have to wait. */
export function BeneficiaryChoice({ beneficiaries, selected, onSelect }: BeneficiaryChoiceProps) {
  const t = useTranslations('payments');
  const now = useNow();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex w-full items-baseline justify-between text-sm font-medium text-muted">
        {t('withdrawal.to')}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {beneficiaries.map(({ id, kind, bankName, numberEnd, holder, usableFrom }) => {
          const wait = usableFrom.getTime() - now;
          const Icon = METHOD_ICONS[kind];
          return (
            <label
              key={id}
              className={clsx(
                'flex items-center gap-3 rounded-field border border-line bg-surface-2 px-3.5 py-3',
                'has-checked:border-brand-line has-checked:bg-brand-soft',
                'has-focus-visible:outline-2 has-focus-visible:outline-brand-text',
                wait > 0 ? 'cursor-not-allowed' : 'cursor-pointer hover:border-line-strong',
              )}
            >
              <input
                type="radio"
                className="sr-only"
                name={group}
                value={id}
                disabled={wait > 0}
                checked={id === selected}
                onChange={() => onSelect(id)}
              />
              <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
              <span className="min-w-0 flex-1">
                {/* The number tells accounts at the same bank apart, so that only the bank's name is cut. */}
                <span className="flex gap-1.5 text-sm font-semibold text-text">
                  <span className="truncate">{bankName}</span>
                  <span className="shrink-0">••{numberEnd}</span>
                </span>
                <span className="block truncate text-xs text-subtle">{holder}</span>
                {wait > 0 && (
                  <span className="numeric block text-xs font-semibold text-warn">
                    {t('beneficiaries.usableIn', { time: timeLeft(wait) })}
                  </span>
                )}
              </span>
            </label>
          );
        })}
        <Link
          to={paths.beneficiaries()}
          className="flex h-11 items-center gap-2 rounded-field px-3.5 text-sm font-semibold text-brand-text hover:bg-surface-2"
        >
          <Plus aria-hidden className="size-4.5" />
          {t('beneficiaries.add')}
        </Link>
      </div>
    </fieldset>
  );
}
