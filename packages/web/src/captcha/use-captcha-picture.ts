import { useCallback, useEffect, useState } from 'react';
import type { CaptchaCall } from './captcha-call.ts';
import { useReloadable } from './use-reloadable.ts';

/** The server makes no second picture for a key within this time. */
const REST_MILLISECONDS = 1_000;

export type CaptchaPicture = {
  /** Identifies the picture when the answer is sent. */
  key: string;
  /** A data URL; undefined while it loads. */
  picture: string | undefined;
  failed: boolean;
  /** True for a second after each picture, while no other one may be requested. */
  resting: boolean;
  refresh: () => void;
};

/** A captcha picture, and a function that requests another one. */
export function useCaptchaPicture(call: CaptchaCall): CaptchaPicture {
  const [key] = useState(() => crypto.randomUUID());
  const [rested, setRested] = useState(-1);
  const load = useCallback(
    async (signal: AbortSignal) =>
      `data:image/png;base64,${await call('captcha.image', { query: { key } }, { signal })}`,
    [call, key],
  );
  const { value, error, turn, again } = useReloadable(load);

  useEffect(() => {
    const rest = setTimeout(() => setRested(turn), REST_MILLISECONDS);
    return () => clearTimeout(rest);
  }, [turn]);

  return { key, picture: value, failed: error !== undefined, resting: rested !== turn, refresh: again };
}
