import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { Rates } from './agents.queries.ts';
import { ratedClasses } from './rate-classes.ts';

/** The lowest and highest rate of a sheet. */
export function RateRange({ rates }: { rates: Rates }) {
  const format = useConsoleFormat();
  const values = ratedClasses(rates).map((name) => rates[name]);
  if (values.length === 0) return <span className="text-subtle">—</span>;
  const low = Math.min(...values);
  const high = Math.max(...values);
  return (
    <span className="numeric whitespace-nowrap">
      {low === high ? format.ppm(low) : `${format.ppm(low)} – ${format.ppm(high)}`}
    </span>
  );
}
