import { useCallback, useEffect, useRef, useState } from 'react';
import type { Walk, WalkNews } from './walk-chain.worker.ts';

/** Follows a chain in a worker, because it may be millions of hashes long. */
export function useChainWalk() {
  const worker = useRef<Worker>(undefined);
  const [news, setNews] = useState<WalkNews & { total: number }>();
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setNews(undefined);
  }, []);
  useEffect(() => stop, [stop]);
  const walk = useCallback(
    (asked: Walk): void => {
      stop();
      const started = new Worker(new URL('./walk-chain.worker.ts', import.meta.url), { type: 'module' });
      worker.current = started;
      setNews({ done: 0, found: undefined, total: asked.maxGames });
      started.addEventListener('message', ({ data }: MessageEvent<WalkNews>) =>
        setNews({ ...data, total: asked.maxGames }),
      );
      started.postMessage(asked, { transfer: [] });
    },
    [stop],
  );
  return { news, walk, stop };
}
