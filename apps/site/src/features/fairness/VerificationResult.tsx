import type { AnyVerification, FairGameId } from '@croupier/fairplay/registry.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Fingerprint } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DiceScale } from '../../shared/rounds/DiceScale.tsx';
import { GameFacts } from '../../shared/rounds/GameFacts.tsx';
import { MinesPicture } from '../../shared/rounds/MinesPicture.tsx';
import { JackpotVerdict } from './JackpotVerdict.tsx';
import type { VerifierForm } from './verifier-input.ts';

function HashVerdict({ verification }: { verification: AnyVerification }) {
  const t = useTranslations('fairness.result');
  const { hashMatches, serverSeedHash } = verification;
  const look = {
    true: { icon: CircleCheck, tone: 'bg-win-soft text-win', text: t('match') },
    false: { icon: CircleAlert, tone: 'bg-lose-soft text-lose', text: t('mismatch') },
    null: { icon: Fingerprint, tone: 'bg-info-soft text-info', text: t('noHash') },
  }[`${hashMatches}`];
  const Icon = look.icon;
  return (
    <div className={clsx('rounded-card p-4', look.tone)}>
      <p className="flex items-start gap-2.5 text-sm font-semibold">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        {look.text}
      </p>
      <p className="mt-2 font-mono text-xs break-all opacity-90">{serverSeedHash}</p>
    </div>
  );
}

export type VerificationResultProps = { verification: AnyVerification; form: VerifierForm };

type ResultOf<Id extends FairGameId> = Extract<AnyVerification, { gameId: Id }>['result'];

function DiceResult({ result, form }: { result: ResultOf<'dice'>; form: VerifierForm }) {
  const t = useTranslations('fairness.result');
  const format = useFormat();
  return (
    <div className="rounded-card bg-well p-4 shadow-well">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block text-xs text-subtle">{t('rolled')}</span>
          <span className="numeric font-display text-4xl font-extrabold" data-testid="verified-roll">
            {format.fixed(result.facts.rollHundredths / 100, 2)}
          </span>
        </p>
        <Badge tone={result.won ? 'win' : 'neutral'} className="h-8 px-4 text-sm">
          {result.won ? `${t('won')} · ${format.multiplier(result.multiplierE4)}` : t('lost')}
        </Badge>
      </div>
      <DiceScale
        bet={{
          direction: form.direction === 'under' ? 'under' : 'over',
          targetHundredths: Math.round(Number(form.target.replace(',', '.')) * 100),
        }}
        rollHundredths={result.facts.rollHundredths}
      />
    </div>
  );
}

function MinesResult({ result }: { result: ResultOf<'mines'> }) {
  const t = useTranslations('fairness.result');
  const format = useFormat();
  const { facts } = result;
  return (
    <div className="grid items-center gap-5 rounded-card bg-well p-4 shadow-well sm:grid-cols-2">
      <MinesPicture outcome={facts} />
      <div className="grid gap-3 justify-items-start">
        <dl className="grid gap-3 text-sm">
          <div>
            <dt className="text-xs text-subtle">{t('minesAt')}</dt>
            <dd className="numeric font-display text-lg font-bold" data-testid="verified-mines">
              {facts.minePositions.toSorted((a, b) => a - b).join(', ')}
            </dd>
          </div>
          <div>
            <dt className="text-xs text-subtle">{t('multiplier')}</dt>
            <dd className="numeric font-display text-lg font-bold">
              {format.multiplier(result.multiplierE4)}
            </dd>
          </div>
        </dl>
        <Badge tone={facts.state === 'cashed_out' ? 'win' : 'neutral'}>
          {
            {
              cashed_out: t('cashedOut'),
              busted: t('busted'),
              playing: t('nothing'),
            }[facts.state]
          }
        </Badge>
      </div>
    </div>
  );
}

function GameResult({ result }: { result: AnyVerification['result'] }) {
  const t = useTranslations('fairness.result');
  const format = useFormat();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-well p-4 shadow-well">
        <p>
          <span className="block text-xs text-subtle">{t('multiplier')}</span>
          <span className="numeric font-display text-4xl font-extrabold" data-testid="verified-multiplier">
            {format.multiplier(result.multiplierE4)}
          </span>
        </p>
        <Badge tone={result.won ? 'win' : 'neutral'} className="h-8 px-4 text-sm">
          {result.won ? t('won') : t('lost')}
        </Badge>
      </div>
      <GameFacts title={t('title')} facts={result.facts} />
    </>
  );
}

function Played({ verification, form }: VerificationResultProps) {
  if (verification.gameId === 'dice') return <DiceResult result={verification.result} form={form} />;
  if (verification.gameId === 'mines') return <MinesResult result={verification.result} />;
  return <GameResult result={verification.result} />;
}

/** The recomputed result, and whether the server seed matches its hash. */
export function VerificationResult({ verification, form }: VerificationResultProps) {
  const t = useTranslations('fairness.result');
  return (
    <div className="grid gap-4" aria-live="polite">
      <HashVerdict verification={verification} />
      <Played verification={verification} form={form} />
      {verification.jackpot && <JackpotVerdict jackpot={verification.jackpot} />}
      <p className="text-xs text-subtle">{t('rules', { version: verification.rulesVersion })}</p>
    </div>
  );
}
