import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

export type ProofStepState = 'waiting' | 'running' | 'ok' | 'failed' | 'absent';

const LOOKS: Record<ProofStepState, { icon: ReactNode; className: string }> = {
  waiting: { icon: <CircleDashed />, className: 'border-line bg-panel text-subtle' },
  running: { icon: <Spinner />, className: 'border-brand-line bg-panel text-brand-text' },
  ok: { icon: <CircleCheck />, className: 'border-win/50 bg-win-soft text-win' },
  failed: { icon: <CircleX />, className: 'border-lose/60 bg-lose-soft text-lose' },
  absent: { icon: <CircleMinus />, className: 'border-line bg-panel text-subtle' },
};

export type ProofStepCardProps = {
  testId: string;
  state: ProofStepState;
  title: string;
  stateName: string;
  text: string;
  children?: ReactNode;
};

/** One step of a check: whether it holds, and what it compares. */
export function ProofStepCard({ testId, state, title, stateName, text, children }: ProofStepCardProps) {
  const { icon, className } = LOOKS[state];
  return (
    <li
      data-testid={testId}
      data-state={state}
      className={clsx(
        'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 rounded-card border p-4 transition-colors duration-[var(--slow)]',
        className,
      )}
    >
      <span aria-hidden className="mt-0.5 [&_svg]:size-6">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-base text-text">
          {title}
          <output className="text-xs font-semibold">{stateName}</output>
        </h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
        {children}
      </div>
    </li>
  );
}
