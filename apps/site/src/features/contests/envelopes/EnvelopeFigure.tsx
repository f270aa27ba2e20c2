import { RollingNumber } from '@croupier/ui/lobby/RollingNumber.tsx';
import { clsx } from 'clsx';
import './envelope.css';

export type EnvelopeFigureProps = {
  /** What was inside; undefined while it is closed. */
  amount: string | undefined;
  isTearing: boolean;
};

/** A red envelope: its top tears off and the card with the amount comes up. With less motion it is simply open. */
export const EnvelopeFigure = ({ amount, isTearing }: EnvelopeFigureProps) => (
  <div className={clsx('envelope', amount !== undefined && 'envelope-open', isTearing && 'envelope-tearing')}>
    <div className="envelope-back" />
    <div className="envelope-card">
      {amount !== undefined && (
        <RollingNumber
          value={amount}
          className="font-display text-2xl font-bold text-[oklch(0.42_0.16_25)]"
        />
      )}
    </div>
    <div className="envelope-front">
      <span className="envelope-seal" aria-hidden>
        ✦
      </span>
    </div>
    <div className="envelope-flap" aria-hidden />
  </div>
);
