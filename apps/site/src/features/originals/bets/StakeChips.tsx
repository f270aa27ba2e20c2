import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { chipStakes } from './stake.ts';
import type { Stake } from './use-stake.ts';

/** Four usual stakes at one press. */
export function StakeChips({ stake, disabled }: { stake: Stake; disabled: boolean }) {
  const format = useFormat();
  return (
    <div className="grid grid-cols-4 gap-1.5">
      {chipStakes(stake.room).map((amountMinor) => (
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
