import type { Mission } from '@croupier/contract/contests/missions.ts';
import { clsx } from 'clsx';
import { BadgeCheck, Banknote, Check, Coins, Dices } from 'lucide-react';
import { useTranslations } from 'use-intl';
import './step-path.css';
import { shareOf } from './share-of.ts';
import { useStepText } from './use-step-text.ts';

type Step = Mission['steps'][number];

const ICONS = { bet: Coins, rounds: Dices, deposit: Banknote, event: BadgeCheck } as const;
const RADIUS = 25;
const ROUND = 2 * Math.PI * RADIUS;

/** A step as a coin whose rim fills; what is not sealed yet is a paler rim. */
function Node({ step }: { step: Step }) {
  const Icon = step.reachedAt ? Check : ICONS[step.do];
  const done = shareOf(step.done, step.target);
  const soon = shareOf(step.done + step.provisional, step.target);
  return (
    <span className="step-node" data-done={step.reachedAt !== null}>
      <svg viewBox="0 0 56 56" className="absolute inset-0 -rotate-90" aria-hidden>
        <circle cx="28" cy="28" r={RADIUS} className="step-rim" />
        <circle
          cx="28"
          cy="28"
          r={RADIUS}
          className="step-soon"
          strokeDasharray={`${soon * ROUND} ${ROUND}`}
        />
        <circle
          cx="28"
          cy="28"
          r={RADIUS}
          className="step-fill"
          strokeDasharray={`${done * ROUND} ${ROUND}`}
        />
      </svg>
      <Icon aria-hidden className="relative size-5.5" />
    </span>
  );
}

/** The way through a mission: across on wide screens, down on phones. */
export function StepPath({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('missions');
  const contests = useTranslations('contests');
  const text = useStepText();
  return (
    <ol className="step-path">
      {steps.map((step, index) => {
        const isDone = step.reachedAt !== null;
        return (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place
            key={`${step.do}-${index}`}
            data-testid="mission-step"
            data-done={isDone}
            className="step"
          >
            <span aria-hidden className={clsx('step-line', isDone && 'step-line-done')} />
            <Node step={step} />
            <div className="min-w-0">
              <p className={clsx('text-sm font-semibold', isDone ? 'text-win' : 'text-text')}>
                {text.title(step)}
              </p>
              <p className="numeric mt-0.5 text-xs text-subtle">
                {isDone && t('done')}
                {!isDone &&
                  step.do !== 'event' &&
                  t('of', {
                    done: text.amountOf(step, step.done),
                    target: text.amountOf(step, step.target),
                  })}
              </p>
              {step.provisional > 0n && (
                <p className="numeric text-xs font-medium text-brand-text">
                  {contests('provisional', { amount: text.amountOf(step, step.provisional) })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
