import { PROOF_STEPS, type ProofStep } from '@croupier/fairplay/lottery/proof.ts';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProofStepCard } from '../../../shared/proof/ProofStepCard.tsx';
import type { Check, StepView } from './use-check.ts';

function Step({ step, view, children }: { step: ProofStep; view: StepView; children: ReactNode }) {
  const t = useTranslations('lotteryProof');
  return (
    <ProofStepCard
      testId={`proof-${step}`}
      state={view.state}
      title={t(`step.${step}`)}
      stateName={t(`state.${view.state}`)}
      text={t(view.state === 'absent' ? `absent.${step as 'path'}` : `text.${step}`)}
    >
      {view.state === 'running' && view.share !== undefined && (
        <Progress className="mt-2" label={t(`step.${step}`)} value={view.share} />
      )}
      {children}
    </ProofStepCard>
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
