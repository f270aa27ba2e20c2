import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { amountStep } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';

const ONE_MINOR = 10_000;
const LEDGER_DECIMALS = 4;

/** Writes amounts in full: a line may cost less than the smallest coin. */
export function useExactAmount(): (amountMinor: bigint) => string {
  const format = useFormat();
  const { currencySymbol } = useMerchant();
  return (amountMinor) =>
    amountMinor % amountStep(format.decimals) === 0n
      ? format.amount(amountMinor)
      : `${currencySymbol}${format.number(Number(amountMinor) / ONE_MINOR, LEDGER_DECIMALS)}`;
}
