import { useCallback, useEffect, useRef, useState } from 'react';
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

/** A little less than the two minutes for which the server keeps a token. */
const FRESH_MILLISECONDS = 115_000;

/** The one entry to every kind of captcha, each with a way through for people who can't see or drag. */
export function CaptchaField({ kind, answer, onAnswer, error, resetKey }: CaptchaFieldProps) {
  const [way, setWay] = useState<'puzzle' | 'work'>('puzzle');
  const [round, setRound] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const token = answer.verification?.token;

  useEffect(() => {
    if (token === undefined) return undefined;
    const stale = setTimeout(() => {
      onAnswer({});
      setRound((rounds) => rounds + 1);
    }, FRESH_MILLISECONDS);
    return () => clearTimeout(stale);
  }, [token, onAnswer]);

  /** What had the keyboard's focus goes away: the next Tab shall go on from here, not from the top of the page. */
  const keepFocus = useCallback(() => {
    if (frame.current?.contains(document.activeElement)) frame.current.focus({ preventScroll: true });
  }, []);
  const solved = useCallback(
    (solution: string) => {
      keepFocus();
      onAnswer({ verification: { provider: 'own', token: solution } });
    },
    [keepFocus, onAnswer],
  );
  const go = (next: typeof way) => (): void => {
    keepFocus();
    onAnswer({});
    setWay(next);
  };

  const key = `${resetKey}/${round}`;
  const done = token !== undefined;
  const onOtherWay = go('work');
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      {way === 'work' ? (
        <WorkCaptcha key={key} done={done} onSolved={solved} onBack={go('puzzle')} />
      ) : kind === 'image' ? (
        <ImageCaptcha key={key} {...{ answer, onAnswer, onOtherWay, error }} />
      ) : kind === 'slider' ? (
        <SliderCaptcha key={key} done={done} onSolved={solved} onOtherWay={onOtherWay} />
      ) : (
        <ExternalCaptcha onOtherWay={onOtherWay} />
      )}
      {(way === 'work' || kind !== 'image') && <CaptchaProblem text={error} />}
    </div>
  );
}
