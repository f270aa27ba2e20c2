import type { LimboBet, LimboFacts } from '@croupier/fairplay/games/limbo.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { hundredths } from '../../../shared/rounds/verifier-query.ts';
import { NumberField } from '../one-call/NumberField.tsx';
import type { StageProps } from '../one-call/screen.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { ClimbingNumber } from './ClimbingNumber.tsx';
import './limbo.css';
import { chanceOfBet, climbMilliseconds, scaleOf, withChance, withTarget } from './limbo-setup.ts';

const MARKS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
const markText = (mark: number): string =>
  mark >= 1_000_000 ? '1M' : mark >= 1_000 ? `${mark / 1_000}K` : String(mark);

type Scale = CSSProperties & Record<'--reach' | '--climb', string>;

const percent = ({ numerator, denominator }: ReturnType<typeof chanceOfBet>): string => {
  const share = Number((numerator * 100_000_000n) / denominator) / 1_000_000;
  return share >= 1 ? share.toFixed(2) : String(Number(share.toPrecision(3)));
};

/** The result climbs past the target or stops short of it. */
export function LimboStage(props: StageProps<LimboBet, LimboFacts>) {
  const { bet, onBetChange, shown, disabled, isInstant } = props;
  const t = useTranslations('originals.limbo');
  const format = useFormat();
  const result = shown?.result;
  const resultE4 = result?.facts.resultE4 ?? 10_000;
  const look = shown?.hasLanded ? (result?.won ? 'won' : 'lost') : shown ? 'climbing' : 'idle';
  const style: Scale = {
    '--reach': String(shown ? scaleOf(resultE4 / 10_000) : 0),
    '--climb': isInstant ? '0ms' : `${climbMilliseconds(resultE4)}ms`,
  };
  return (
    <>
      <div
        className="limbo-sky relative grid flex-1 place-items-center overflow-clip rounded-card"
        data-look={look}
      >
        <i aria-hidden className="limbo-rays" />
        <i aria-hidden className="limbo-horizon" />
        <div className="relative z-10 grid justify-items-center px-2 pb-10 text-center" aria-hidden>
          <p key={result?.roundId} className="limbo-number numeric font-display font-extrabold">
            <ClimbingNumber
              resultE4={resultE4}
              startedAt={shown?.startedAt ?? 0}
              isClimbing={look === 'climbing' && !isInstant}
            />
            {look === 'won' && result && <WinBurst key={result.roundId} multiplierE4={result.multiplierE4} />}
          </p>
          <p className="mt-1 text-sm text-muted">
            {shown ? `${t('target')} ${format.multiplier(bet.targetHundredths * 100)}` : t('waits')}
          </p>
        </div>
        <div aria-hidden className="limbo-scale" style={style}>
          <span key={result?.roundId} className="limbo-fill" data-moving={isInstant ? undefined : ''} />
          <span className="limbo-flag" style={{ left: `${scaleOf(bet.targetHundredths / 100) * 100}%` }} />
          {MARKS.map((mark) => (
            <span key={mark} className="limbo-mark numeric" style={{ left: `${scaleOf(mark) * 100}%` }}>
              {markText(mark)}
            </span>
          ))}
        </div>
      </div>
      <div
        className={clsx(
          'grid grid-cols-2 gap-2 rounded-card bg-surface-2 p-2.5 shadow-raised ring-1 ring-line sm:gap-4 sm:p-4',
        )}
      >
        <NumberField
          label={t('target')}
          value={hundredths(bet.targetHundredths)}
          suffix="×"
          disabled={disabled}
          onCommit={(target) => onBetChange(withTarget(target * 100))}
        />
        <NumberField
          label={t('chance')}
          value={percent(chanceOfBet(bet))}
          suffix="%"
          disabled={disabled}
          onCommit={(chance) => onBetChange(withChance(chance))}
        />
      </div>
    </>
  );
}
