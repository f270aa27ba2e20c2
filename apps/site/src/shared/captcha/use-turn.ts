import { useCallback, useEffect, useState } from 'react';

export type Turn<T> = {
  /** Undefined while it is on its way, and when it did not arrive. */
  value: T | undefined;
  error: unknown;
  turn: number;
  /** Loads another one. */
  again: () => void;
};

type Loaded<T> = { turn: number; value?: T; error?: unknown };

/** Something that is loaded when first shown and whenever another one is wanted. `load` must stay the same function. */
export function useTurn<T>(load: (signal: AbortSignal) => Promise<T>): Turn<T> {
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>();

  useEffect(() => {
    // A form that was hidden and shown again keeps its puzzle: what was typed belongs to it.
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
    // Not at once: an effect that is undone at once would have spent the one picture of this second.
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
