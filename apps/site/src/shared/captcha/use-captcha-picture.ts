import { useCallback, useEffect, useState } from 'react';
import { call } from '../call.ts';

/** The server gives one picture a second under one key (§7). */
const REFRESH_GAP_MILLISECONDS = 1000;

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
  const [turn, setTurn] = useState(0);
  const [shot, setShot] = useState<{ turn: number; picture?: string }>();
  const [rested, setRested] = useState(-1);

  useEffect(() => {
    // A form that was hidden and shown again keeps its picture: what was typed belongs to it.
    if (shot?.turn === turn) return undefined;
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const base64 = await call('captcha.image', { query: { key } }, { signal: stop.signal });
        if (!stop.signal.aborted) setShot({ turn, picture: `data:image/png;base64,${base64}` });
      } catch {
        if (!stop.signal.aborted) setShot({ turn });
      }
    };
    // Not at once: an effect that is undone at once would have spent the one picture of this second.
    const start = setTimeout(() => void load(), 0);
    return () => {
      clearTimeout(start);
      stop.abort();
    };
  }, [key, turn, shot]);

  useEffect(() => {
    const rest = setTimeout(() => setRested(turn), REFRESH_GAP_MILLISECONDS);
    return () => clearTimeout(rest);
  }, [turn]);

  const refresh = useCallback(() => setTurn((turns) => turns + 1), []);
  const arrived = shot?.turn === turn;
  return {
    key,
    picture: arrived ? shot.picture : undefined,
    failed: arrived && shot.picture === undefined,
    resting: rested !== turn,
    refresh,
  };
}
