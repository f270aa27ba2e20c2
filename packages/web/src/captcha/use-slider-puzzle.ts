import type { TrailPoint } from '@croupier/contract/access/captcha.ts';
import { ApiError } from '@croupier/contract/client.ts';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../client/use-error-text.ts';
import type { CaptchaCall } from './captcha-call.ts';
import { useReloadable } from './use-reloadable.ts';

/** A slider puzzle, the result of the last attempt, and a function that requests another puzzle. */
export function useSliderPuzzle(call: CaptchaCall, onToken: (token: string) => void) {
  const t = useTranslations('captcha');
  const errorText = useErrorText();
  const load = useCallback((signal: AbortSignal) => call('captcha.slider', {}, { signal }), [call]);
  const { value: puzzle, error, again } = useReloadable(load);
  const [checking, setChecking] = useState(false);
  const [note, setNote] = useState<string>();

  const next = (words?: string): void => {
    setNote(words);
    again();
  };
  const solve = async (xPx: number, trail: TrailPoint[]): Promise<void> => {
    if (!puzzle || checking) return;
    setChecking(true);
    setNote(undefined);
    try {
      const { token } = await call('captcha.solveSlider', { body: { id: puzzle.id, xPx, trail } });
      onToken(token);
    } catch (cause) {
      // A puzzle allows one attempt.
      next(cause instanceof ApiError && cause.code === 'captcha.wrong' ? t('missed') : errorText(cause));
    } finally {
      setChecking(false);
    }
  };
  return { puzzle, checking, note, failure: error === undefined ? undefined : errorText(error), solve, next };
}
