import { PROOF_STEPS, type ProofStep } from '@croupier/fairplay/lottery/proof.ts';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Check, StepView } from './use-check.ts';

const LOOKS: Record<StepView['state'], { icon: ReactNode; className: string }> = {
  waiting: { icon: <CircleDashed />, className: 'border-line bg-panel text-subtle' },
  running: { icon: <Spinner />, className: 'border-brand-line bg-panel text-brand-text' },
  ok: { icon: <CircleCheck />, className: 'border-win/50 bg-win-soft text-win' },
  failed: { icon: <CircleX />, className: 'border-lose/60 bg-lose-soft text-lose' },
  absent: { icon: <CircleMinus />, className: 'border-line bg-panel text-subtle' },
};

function Step({ step, view, children }: { step: ProofStep; view: StepView; children: ReactNode }) {
  const t = useTranslations('lotteryProof');
  const { icon, className } = LOOKS[view.state];
  return (
    <li
      data-testid={`proof-${step}`}
      data-state={view.state}
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
          {t(`step.${step}`)}
          <output className="text-xs font-semibold">{t(`state.${view.state}`)}</output>
        </h3>
        <p className="mt-1 text-sm text-muted">
          {t(view.state === 'absent' ? `absent.${step as 'path'}` : `text.${step}`)}
        </p>
        {view.state === 'running' && view.share !== undefined && (
          <Progress className="mt-2" label={t(`step.${step}`)} value={view.share} />
        )}
        {children}
      </div>
    </li>
  );
}

/** The five steps of a check, each with the values that it compares. */
export function ProofSteps({
  check,
  values,
}: {
  check: Check;
  values: Partial<Record<ProofStep, ReactNode>>;
}) {
  return (
    <ol className="grid gap-3">
      {PROOF_STEPS.map((step) => (
        <Step key={step} step={step} view={check[step]}>
          {check[step].state !== 'absent' && values[step]}
        </Step>
      ))}
    </ol>
  );
}
