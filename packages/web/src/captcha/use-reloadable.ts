import { useCallback, useEffect, useState } from 'react';

export type Turn<T> = {
  /** Undefined while it loads and when loading failed. */
  value: T | undefined;
  error: unknown;
  turn: number;
  /** Loads another value. */
  again: () => void;
};

type Loaded<T> = { turn: number; value?: T; error?: unknown };

/** A value that is loaded on mount and again on request. `load` must be a stable function. */
export function useReloadable<T>(load: (signal: AbortSignal) => Promise<T>): Turn<T> {
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>();

  useEffect(() => {
    // A form that was hidden and shown again keeps its puzzle, because what was typed belongs to it.
    if (loaded?.turn === turn) return undefined;
    const stop = new AbortController();
    const start = async (): Promise<void> => {
      try {
        const value = await load(stop.signal);
        if (!stop.signal.aborted) setLoaded({ turn, value });
      } catch (error) {
        if (!stop.signal.aborted) setLoaded({ turn, error });
      }
    };
    // Deferred: in strict mode the first effect is undone at once, and would have used up the one picture per second.
    const timer = setTimeout(() => void start(), 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [load, turn, loaded]);

  const again = useCallback(() => setTurn((turns) => turns + 1), []);
  const arrived = loaded?.turn === turn ? loaded : undefined;
  return { value: arrived?.value, error: arrived?.error, turn, again };
}
