import { RollingNumber } from '@croupier/ui/lobby/RollingNumber.tsx';
import { clsx } from 'clsx';

/** The amount, each digit rolling to its next; they stand still for people who ask for less motion. */
export const JackpotCounter = ({ amount, label }: { amount: string | undefined; label: string }) => (
  <p aria-label={label} className="jackpot-amount">
    <RollingNumber
      value={amount ?? '0'}
      className={clsx(amount === undefined && 'invisible')}
      data-testid="jackpot"
    />
  </p>
);
