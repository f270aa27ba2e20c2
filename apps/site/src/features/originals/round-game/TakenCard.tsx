import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';

export type TakenCardProps = { multiplierE4: number; payoutMinor: bigint };

/** The amount that was cashed out, over the stage, until the next round. */
export function TakenCard({ multiplierE4, payoutMinor }: TakenCardProps) {
  const format = useFormat();
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center">
      <div className="relative animate-pop-in rounded-card border-2 border-win bg-surface-2 px-7 py-4 text-center shadow-floating">
        <p className="numeric font-display text-3xl font-extrabold text-win">
          {format.multiplier(multiplierE4)}
        </p>
        <p className="numeric mt-0.5 font-display text-lg font-bold" data-testid="taken">
          {format.amount(payoutMinor)}
        </p>
        <WinBurst multiplierE4={multiplierE4} />
      </div>
    </div>
  );
}
