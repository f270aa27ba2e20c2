import type { AnyVerification } from '@croupier/fairplay/registry.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Fingerprint } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DiceScale } from '../../shared/rounds/DiceScale.tsx';
import { MinesPicture } from '../../shared/rounds/MinesPicture.tsx';
import { hundredths } from '../../shared/rounds/verifier-query.ts';
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

/** The recomputed result, and whether the server seed matches its hash. */
export function VerificationResult({ verification, form }: VerificationResultProps) {
  const t = useTranslations('fairness.result');
  const format = useFormat();
  return (
    <div className="grid gap-4" aria-live="polite">
      <HashVerdict verification={verification} />
      {verification.gameId === 'dice' ? (
        <div className="rounded-card bg-well p-4 shadow-well">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <span className="block text-xs text-subtle">{t('rolled')}</span>
              <span className="numeric font-display text-4xl font-extrabold" data-testid="verified-roll">
                {hundredths(verification.result.rollHundredths)}
              </span>
            </p>
            <Badge tone={verification.result.won ? 'win' : 'neutral'} className="h-8 px-4 text-sm">
              {verification.result.won
                ? `${t('won')} · ${format.multiplier(verification.result.multiplierE4)}`
                : t('lost')}
            </Badge>
          </div>
          <DiceScale
            bet={{
              direction: form.direction === 'under' ? 'under' : 'over',
              targetHundredths: Math.round(Number(form.target.replace(',', '.')) * 100),
            }}
            rollHundredths={verification.result.rollHundredths}
          />
        </div>
      ) : (
        <div className="grid items-center gap-5 rounded-card bg-well p-4 shadow-well sm:grid-cols-2">
          <MinesPicture outcome={verification.result} />
          <div className="grid gap-3 justify-items-start">
            <dl className="grid gap-3 text-sm">
              <div>
                <dt className="text-xs text-subtle">{t('minesAt')}</dt>
                <dd className="numeric font-display text-lg font-bold" data-testid="verified-mines">
                  {verification.result.minePositions.toSorted((a, b) => a - b).join(', ')}
                </dd>
              </div>
              <div>
                <dt className="text-xs text-subtle">{t('multiplier')}</dt>
                <dd className="numeric font-display text-lg font-bold">
                  {format.multiplier(verification.result.multiplierE4)}
                </dd>
              </div>
            </dl>
            <Badge tone={verification.result.state === 'cashed_out' ? 'win' : 'neutral'}>
              {
                {
                  cashed_out: t('cashedOut'),
                  busted: t('busted'),
                  playing: t('nothing'),
                }[verification.result.state]
              }
            </Badge>
          </div>
        </div>
      )}
      {verification.jackpot && <JackpotVerdict jackpot={verification.jackpot} />}
      <p className="text-xs text-subtle">{t('rules', { version: verification.rulesVersion })}</p>
    </div>
  );
}
