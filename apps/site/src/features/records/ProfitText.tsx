import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { toneOf } from './tone-of.ts';

/** A difference with its sign; what came in is green. */
export function ProfitText({ amountMinor }: { amountMinor: bigint }) {
  const format = useFormat();
  return (
    <span className={toneOf(amountMinor) === 'win' ? 'font-semibold text-win' : 'text-muted'}>
      {format.amount(amountMinor, { sign: 'always' })}
    </span>
  );
}
