import { useCallback, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { GAP_MILLISECONDS } from '../config/lobby-figures.ts';
import { useTurn } from './use-turn.ts';

export type CaptchaPicture = {
  /** Under which the answer is looked for. */
  key: string;
  /** A data address; undefined while it is on its way. */
  picture: string | undefined;
  failed: boolean;
  /** True for a second after each picture: no new one can be asked for. */
  resting: boolean;
  refresh: () => void;
};

/** A picture with characters, and a new one whenever it is asked for. */
export function useCaptchaPicture(): CaptchaPicture {
  const [key] = useState(() => crypto.randomUUID());
  const [rested, setRested] = useState(-1);
  const load = useCallback(
    async (signal: AbortSignal) =>
      `data:image/png;base64,${await call('captcha.image', { query: { key } }, { signal })}`,
    [key],
  );
  const { value, error, turn, again } = useTurn(load);

  useEffect(() => {
    const rest = setTimeout(() => setRested(turn), GAP_MILLISECONDS);
    return () => clearTimeout(rest);
  }, [turn]);

  return { key, picture: value, failed: error !== undefined, resting: rested !== turn, refresh: again };
}
