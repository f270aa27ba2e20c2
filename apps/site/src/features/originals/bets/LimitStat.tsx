import { Stat } from '@croupier/ui/data/Stat.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';

export type LimitStatProps = {
  label: string;
  /** Undefined while it loads. */
  amountMinor: bigint | undefined;
};

/** A limit of the game, among its rules. */
export function LimitStat({ label, amountMinor }: LimitStatProps) {
  const format = useFormat();
  const value =
    amountMinor === undefined ? <Skeleton className="h-[1lh] w-24" /> : format.amount(amountMinor);
  return <Stat label={label} value={value} />;
}
