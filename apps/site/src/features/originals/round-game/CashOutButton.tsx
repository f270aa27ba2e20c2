import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

export type CashOutButtonProps = {
  payoutMinor: bigint;
  /** What to do while there is nothing to cash out. */
  emptyText: string;
  isBusy: boolean;
  onCashOut: () => void;
};

/** Says what cashing out pays. */
export function CashOutButton({ payoutMinor, emptyText, isBusy, onCashOut }: CashOutButtonProps) {
  const t = useTranslations('originals.mines');
  const format = useFormat();
  const hasWin = payoutMinor > 0n;
  return (
    <Button
      variant={hasWin ? 'win' : 'primary'}
      size="lg"
      block
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={isBusy || !hasWin || undefined}
      className={clsx('min-w-0 flex-1', isBusy && 'aria-disabled:opacity-100!')}
      onClick={() => hasWin && !isBusy && onCashOut()}
    >
      {hasWin ? t('cashOut', { amount: format.amount(payoutMinor) }) : emptyText}
    </Button>
  );
}
