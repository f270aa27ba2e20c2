import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaCall } from './captcha-call.ts';
import type { CaptchaAnswer, CaptchaKind } from './captcha-kind.ts';
import { CaptchaError } from './CaptchaError.tsx';
import { ExternalCaptcha } from './ExternalCaptcha.tsx';
import { ImageCaptcha } from './ImageCaptcha.tsx';
import { SliderCaptcha } from './SliderCaptcha.tsx';
import { WorkCaptcha } from './WorkCaptcha.tsx';

export type CaptchaFieldProps = {
  /** Must be a stable function. */
  call: CaptchaCall;
  kind: CaptchaKind;
  answer: CaptchaAnswer;
  /** Must be a stable function. */
  onAnswer: (answer: CaptchaAnswer) => void;
  error?: string | undefined;
  /** A changed key requests a new puzzle. */
  resetKey: number | string;
};

/** Slightly less than the two minutes for which a token is valid. */
const FRESH_MILLISECONDS = 115_000;

/** The captcha of the requested kind, with an alternative for people who cannot see or drag. */
export function CaptchaField({ call, kind, answer, onAnswer, error, resetKey }: CaptchaFieldProps) {
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

  /** The focused element disappears: keeps the focus here, so that Tab does not start at the top of the page. */
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
        <WorkCaptcha key={key} call={call} done={done} onSolved={solved} onBack={go('puzzle')} />
      ) : kind === 'image' ? (
        <ImageCaptcha key={key} {...{ call, answer, onAnswer, onOtherWay, error }} />
      ) : kind === 'slider' ? (
        <SliderCaptcha key={key} call={call} done={done} onSolved={solved} onOtherWay={onOtherWay} />
      ) : (
        <ExternalCaptcha onOtherWay={onOtherWay} />
      )}
      {(way === 'work' || kind !== 'image') && <CaptchaError text={error} />}
    </div>
  );
}
