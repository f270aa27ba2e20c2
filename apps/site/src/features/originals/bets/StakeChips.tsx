import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { chipStakes } from './stake.ts';
import type { Stake } from './use-stake.ts';

const PLACES = ['one', 'two', 'three', 'four'];

/** Four usual stakes at one press. */
export function StakeChips({ stake, disabled }: { stake: Stake; disabled: boolean }) {
  const format = useFormat();
  const { limits } = stake.room;
  if (!limits)
    return (
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-9" />
        ))}
      </div>
    );
  return (
    <div className="grid grid-cols-4 gap-1.5">
      {chipStakes(limits).map((amountMinor) => (
        <button
          key={amountMinor}
          type="button"
          disabled={disabled}
          aria-pressed={amountMinor === stake.stakeMinor}
          onClick={() => stake.setText(typedAmount(amountMinor, format.decimals))}
          className={clsx(
            'numeric h-9 min-w-0 truncate rounded-field px-1 text-xs font-semibold transition-colors duration-[var(--quick)]',
            'disabled:opacity-45 not-disabled:hover:text-text',
            amountMinor === stake.stakeMinor
              ? 'bg-brand-soft text-brand-text shadow-[inset_0_0_0_1px_var(--brand-line)]'
              : 'bg-key text-muted shadow-[inset_0_1px_0_var(--sheen),0_0_0_1px_var(--line)]',
          )}
        >
          {format.plainAmount(amountMinor)}
        </button>
      ))}
    </div>
  );
}
