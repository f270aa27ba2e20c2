import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { shortAmount } from './short-amount.ts';

/** The colour of a chip by its amount, so that stacks are told apart at a glance; neighbours differ. */
const TONES: readonly (readonly [bigint, string])[] = [
  [10_000_000_000n, 'black'],
  [2_500_000_000n, 'violet'],
  [500_000_000n, 'green'],
  [100_000_000n, 'red'],
  [25_000_000n, 'blue'],
  [5_000_000n, 'black'],
  [1_000_000n, 'violet'],
  [250_000n, 'green'],
  [50_000n, 'red'],
  [10_000n, 'blue'],
];
const toneOf = (amountMinor: bigint): string => TONES.find(([from]) => amountMinor >= from)?.[1] ?? 'grey';

export type ChipProps = { amountMinor: bigint; size?: 'sm' | 'lg'; className?: string };

/** A chip with its amount. */
export function Chip({ amountMinor, size = 'sm', className }: ChipProps) {
  const format = useFormat();
  return (
    <span
      aria-hidden
      className={clsx('casino-chip', className)}
      data-tone={toneOf(amountMinor)}
      data-size={size}
    >
      <span className="casino-chip-face numeric" data-amount={shortAmount(amountMinor, format)} />
    </span>
  );
}
