import { Button } from '@croupier/ui/buttons/Button.tsx';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { parseFields } from './verifier-input.ts';

const FIELDS = Array.from({ length: 25 }, (_, field) => field);

export type OpenedFieldsProps = { value: string; onValueChange: (value: string) => void };

/** The board, to enter the opened fields in order. */
export function OpenedFields({ value, onValueChange }: OpenedFieldsProps) {
  const t = useTranslations('fairness.verifier');
  const picked = parseFields(value) ?? [];
  const toggle = (field: number): void =>
    onValueChange(
      (picked.includes(field) ? picked.filter((one) => one !== field) : [...picked, field]).join('-'),
    );
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm font-medium text-muted">
        {t('fields')}
        <Button size="sm" variant="ghost" disabled={picked.length === 0} onClick={() => onValueChange('')}>
          {t('clearFields')}
        </Button>
      </legend>
      <div className="grid max-w-72 grid-cols-5 gap-1.5">
        {FIELDS.map((field) => {
          const order = picked.indexOf(field) + 1;
          return (
            <button
              key={field}
              type="button"
              aria-pressed={order > 0}
              aria-label={
                order > 0
                  ? t('fieldPicked', { number: String(field), order: String(order) })
                  : t('field', { number: String(field) })
              }
              onClick={() => toggle(field)}
              className={clsx(
                'numeric relative grid aspect-square place-items-center rounded-xs text-sm transition-colors duration-[var(--quick)]',
                order > 0
                  ? 'bg-brand-soft font-bold text-brand-text ring-1 ring-brand-line ring-inset'
                  : 'bg-surface-3 text-subtle hover:bg-surface-4',
              )}
            >
              {field}
              {order > 0 && (
                <span className="absolute -top-1 -right-1 grid size-4.5 place-items-center rounded-full bg-brand text-2xs text-brand-ink">
                  {order}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <p className="mt-2 text-xs text-subtle">{t('fieldsHint')}</p>
    </fieldset>
  );
}
