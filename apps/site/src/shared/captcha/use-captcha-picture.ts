import { useCallback, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { GAP_MILLISECONDS } from '../config/lobby-limits.ts';
import { useReloadable } from './use-reloadable.ts';

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
export function useCaptchaPicture(): CaptchaPicture {
  const [key] = useState(() => crypto.randomUUID());
  const [rested, setRested] = useState(-1);
  const load = useCallback(
    async (signal: AbortSignal) =>
      `data:image/png;base64,${await call('captcha.image', { query: { key } }, { signal })}`,
    [key],
  );
  const { value, error, turn, again } = useReloadable(load);

  useEffect(() => {
    const rest = setTimeout(() => setRested(turn), GAP_MILLISECONDS);
    return () => clearTimeout(rest);
  }, [turn]);

  return { key, picture: value, failed: error !== undefined, resting: rested !== turn, refresh: again };
}
