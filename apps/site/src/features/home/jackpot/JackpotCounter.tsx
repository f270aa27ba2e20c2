import { RollingNumber } from '@croupier/ui/lobby/RollingNumber.tsx';
import { clsx } from 'clsx';

/** The amount with rolling digits; static with reduced motion. */
export const JackpotCounter = ({ amount, label }: { amount: string | undefined; label: string }) => (
  <p aria-label={label} className="jackpot-amount">
    <RollingNumber
      value={amount ?? '0'}
      className={clsx(amount === undefined && 'invisible')}
      data-testid="jackpot"
    />
  </p>
);
