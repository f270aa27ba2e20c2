import { useEffect, useState } from 'react';
import type { ChanceAsked } from './chance.worker.ts';

const PAUSE_MILLISECONDS = 250;

/** The exact chance of a bet in millionths, counted over every result in a worker; undefined until it is known. */
export function useChance(catalogue: string, play: string, pick: string): number | undefined {
  const [known, setKnown] = useState<{ key: string; ppm: number }>();
  const key = `${catalogue} ${play} ${pick}`;
  useEffect(() => {
    if (pick === '') return undefined;
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./chance.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
        setKnown({ key, ppm: data });
        worker?.terminate();
      });
      const asked: ChanceAsked = { catalogue, play, pick };
      worker.postMessage(asked, { transfer: [] });
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [catalogue, play, pick, key]);
  return known?.key === key ? known.ppm : undefined;
}
