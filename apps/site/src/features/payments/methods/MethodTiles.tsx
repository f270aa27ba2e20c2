import type { PaymentMethod } from '@croupier/contract/payments/methods.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { METHOD_ICONS } from './method-icon.ts';
import { useMethodText } from './use-method-text.ts';

type TileProps = { method: PaymentMethod; group: string; selected: boolean; onSelect: () => void };

function MethodTile({ method, group, selected, onSelect }: TileProps) {
  const t = useTranslations('payments.method');
  const text = useMethodText();
  const { name, kind, terms, usualMinutes, resting } = method;
  const Icon = METHOD_ICONS[kind];
  const usually = text.usually(usualMinutes);
  return (
    <label
      className={clsx(
        'relative flex gap-3.5 rounded-card border p-4 transition-colors duration-[var(--quick)]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
        resting
          ? 'cursor-not-allowed border-line bg-surface-1'
          : 'cursor-pointer border-line bg-panel shadow-raised hover:border-line-strong',
        'has-checked:border-brand-line has-checked:bg-lit',
      )}
    >
      <input
        type="radio"
        className="sr-only"
        name={group}
        value={method.id}
        checked={selected}
        disabled={resting !== null}
        onChange={onSelect}
      />
      <span
        aria-hidden
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-tile [&_svg]:size-5.5',
          resting ? 'bg-surface-2 text-subtle' : 'bg-brand-soft text-brand-text',
        )}
      >
        <Icon />
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx('block pr-6 font-semibold', resting ? 'text-muted' : 'text-text')}>{name}</span>
        {resting ? (
          <span className="mt-1 block text-sm text-warn">{t(`resting.${resting}`)}</span>
        ) : (
          <>
            <span className="numeric mt-0.5 block text-sm text-muted">{text.limits(method)}</span>
            <span className="numeric mt-1 flex flex-wrap gap-x-2 text-xs text-subtle">
              <span>{text.fee(terms.fee)}</span>
              {usually && <span>· {usually}</span>}
            </span>
          </>
        )}
      </span>
      {selected && (
        <span
          aria-hidden
          className="absolute top-3.5 right-3.5 grid size-5 place-items-center rounded-full bg-brand text-brand-ink"
        >
          <Check className="size-3.5" />
        </span>
      )}
    </label>
  );
}

export type MethodTilesProps = {
  methods: readonly PaymentMethod[];
  selected: string | undefined;
  onSelect: (methodId: string) => void;
  className?: string;
};

/** A choice of payment methods; those that rest say why. */
export function MethodTiles({ methods, selected, onSelect, className }: MethodTilesProps) {
  const t = useTranslations('payments.deposit');
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('methods')}
      className={clsx('grid grid-cols-[minmax(0,1fr)] gap-3', className)}
    >
      {methods.map((method) => (
        <MethodTile
          key={method.id}
          {...{ method, group }}
          selected={method.id === selected}
          onSelect={() => onSelect(method.id)}
        />
      ))}
    </div>
  );
}
