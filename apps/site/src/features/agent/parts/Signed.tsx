import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';

/** A result with its sign; winnings of members are green. */
export function Signed({ amount, className }: { amount: bigint; className?: string }) {
  const format = useFormat();
  return (
    <span
      className={clsx('numeric font-semibold whitespace-nowrap', className, {
        'text-win': amount > 0n,
        'text-lose': amount < 0n,
        'text-subtle': amount === 0n,
      })}
    >
      {format.amount(amount, { sign: 'always' })}
    </span>
  );
}
