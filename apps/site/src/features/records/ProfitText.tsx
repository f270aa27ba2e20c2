import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { profitTone } from './profit-tone.ts';

/** A gain or a loss with its sign. */
export function ProfitText({ amountMinor }: { amountMinor: bigint }) {
  const format = useFormat();
  return (
    <span className={profitTone(amountMinor) === 'win' ? 'font-semibold text-win' : 'text-muted'}>
      {format.amount(amountMinor, { sign: 'always' })}
    </span>
  );
}
