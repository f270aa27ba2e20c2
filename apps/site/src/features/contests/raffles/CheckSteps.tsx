import { RAFFLE_STEPS, type RaffleProof, type RaffleStep } from '@croupier/fairplay/contests/raffle-proof.ts';
import { formatLine } from '@croupier/fairplay/contests/raffle.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProofStepCard } from '../../../shared/proof/ProofStepCard.tsx';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';
import type { Check } from './use-raffle-check.ts';

/** What a step compares. */
function Values({ step, proof }: { step: RaffleStep; proof: RaffleProof }) {
  const t = useTranslations('raffles.value');
  const { raffle, mine } = proof;
  const lines: Record<RaffleStep, ReactNode> = {
    seed: (
      <>
        <CopyLine label={t('seed')} value={raffle.seed} />
        <CopyLine label={t('seedHash')} value={raffle.seedHash} />
      </>
    ),
    list: <CopyLine label={t('root')} value={raffle.root} />,
    mine: mine && (
      <>
        <CopyLine label={t('line')} value={formatLine(mine.line)} />
        <p className="text-xs text-muted">{t('tag')}</p>
      </>
    ),
    beacon: (
      <>
        <CopyLine label={t('round')} value={String(raffle.round)} />
        <CopyLine label={t('signature')} value={raffle.signature} />
      </>
    ),
    draws: null,
  };
  return lines[step] ? <dl className="mt-3 grid gap-2.5">{lines[step]}</dl> : null;
}

/** The steps of a check, each with the values that it compares. */
export function CheckSteps({ check, proof }: { check: Check; proof: RaffleProof | undefined }) {
  const t = useTranslations('raffles');
  return (
    <ol className="grid gap-3">
      {RAFFLE_STEPS.map((step) => (
        <ProofStepCard
          key={step}
          testId={`raffle-${step}`}
          state={check[step]}
          title={t(`step.${step}`)}
          stateName={t(`stepState.${check[step]}`)}
          text={t(`stepText.${step}`)}
        >
          {proof && check[step] !== 'absent' && <Values step={step} proof={proof} />}
        </ProofStepCard>
      ))}
    </ol>
  );
}
