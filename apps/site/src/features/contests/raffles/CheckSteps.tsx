import { RAFFLE_STEPS, type RaffleProof, type RaffleStep } from '@croupier/fairplay/contests/raffle-proof.ts';
import { formatLine } from '@croupier/fairplay/contests/raffle.ts';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';
import type { Check, StepView } from './use-raffle-check.ts';

const LOOKS: Record<StepView, { icon: ReactNode; className: string }> = {
  waiting: { icon: <CircleDashed />, className: 'border-line bg-panel text-subtle' },
  running: { icon: <Spinner />, className: 'border-brand-line bg-panel text-brand-text' },
  ok: { icon: <CircleCheck />, className: 'border-win/50 bg-win-soft text-win' },
  failed: { icon: <CircleX />, className: 'border-lose/60 bg-lose-soft text-lose' },
  absent: { icon: <CircleMinus />, className: 'border-line bg-panel text-subtle' },
};

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
      {RAFFLE_STEPS.map((step) => {
        const { icon, className } = LOOKS[check[step]];
        return (
          <li
            key={step}
            data-testid={`raffle-${step}`}
            data-state={check[step]}
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
                <output className="text-xs font-semibold">{t(`stepState.${check[step]}`)}</output>
              </h3>
              <p className="mt-1 text-sm text-muted">{t(`stepText.${step}`)}</p>
              {proof && check[step] !== 'absent' && <Values step={step} proof={proof} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
