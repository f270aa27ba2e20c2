import { useEffect, useState } from 'react';
import type { CaptchaAnswer, CaptchaKind } from './captcha-kind.ts';
import { CaptchaProblem } from './CaptchaProblem.tsx';
import { ExternalCaptcha } from './ExternalCaptcha.tsx';
import { ImageCaptcha } from './ImageCaptcha.tsx';
import { SliderCaptcha } from './SliderCaptcha.tsx';
import { WorkCaptcha } from './WorkCaptcha.tsx';

export type CaptchaFieldProps = {
  kind: CaptchaKind;
  answer: CaptchaAnswer;
  /** Must stay the same function. */
  onAnswer: (answer: CaptchaAnswer) => void;
  error?: string | undefined;
  /** Another one makes a new puzzle. */
  resetKey: number | string;
};

/** A little less than the two minutes for which the server keeps a puzzle or its token. */
const FRESH_MILLISECONDS = 115_000;

/** The one entry to every kind of captcha, each with a way through for people who can't see or drag. */
export function CaptchaField({ kind, answer, onAnswer, error, resetKey }: CaptchaFieldProps) {
  const [way, setWay] = useState<'puzzle' | 'work'>('puzzle');
  const [round, setRound] = useState(0);
  const token = answer.verification?.token;

  useEffect(() => {
    if (token === undefined) return undefined;
    const stale = setTimeout(() => {
      onAnswer({});
      setRound((rounds) => rounds + 1);
    }, FRESH_MILLISECONDS);
    return () => clearTimeout(stale);
  }, [token, onAnswer]);

  const go = (next: typeof way) => (): void => {
    onAnswer({});
    setWay(next);
  };
  const key = `${resetKey}/${round}`;
  const puzzle = { answer, onAnswer, onOtherWay: go('work') };
  if (kind === 'image' && way === 'puzzle') return <ImageCaptcha key={key} {...puzzle} error={error} />;
  return (
    <div className="flex flex-col gap-2">
      {way === 'work' ? (
        <WorkCaptcha key={key} {...{ answer, onAnswer }} onBack={go('puzzle')} />
      ) : kind === 'slider' ? (
        <SliderCaptcha key={key} {...puzzle} />
      ) : (
        <ExternalCaptcha onOtherWay={puzzle.onOtherWay} />
      )}
      <CaptchaProblem text={error} />
    </div>
  );
}
