import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../../platform/clock.ts';
import type { Logger } from '../../../../platform/log.ts';
import { artworkKey, type Artwork } from './artwork.rules.ts';
import type { Gallery } from './gallery.usecases.ts';

/** The delay between an import and drawing. */
const CHECK_MILLISECONDS = 15_000;
/** Banners, hidden vendors and new games also change without an import. */
const REPEAT_MILLISECONDS = 10 * 60_000;
/** So many failures in a row mean a problem with the folder or the machine, not with a picture. */
const MAX_FAILURES = 3;

export type DrawAheadDeps = {
  gallery: Pick<Gallery, 'drawAhead'>;
  /** The pictures of first pages, most visible first. */
  artworks: () => Promise<Artwork[]>;
  /** Changes with every import. */
  catalogueVersion: () => Promise<bigint>;
  clock: Clock;
  log: Logger;
};

/** Draws the pictures of all first pages in the background: at start, after each import and every ten minutes. */
export function createDrawAhead({ gallery, artworks, catalogueVersion, clock, log }: DrawAheadDeps) {
  const done = new Set<string>();
  const stopped = new AbortController();

  const drawOnce = async (): Promise<void> => {
    const missing = new Map(
      (await artworks()).map((art) => [artworkKey(art), art] as const).filter(([key]) => !done.has(key)),
    );
    let failures = 0;
    for (const [key, art] of missing) {
      if (stopped.signal.aborted || failures >= MAX_FAILURES) return;
      try {
        await gallery.drawAhead(art);
        done.add(key);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (!stopped.signal.aborted)
          log.warn({ err: error, artwork: key }, 'key art could not be drawn ahead');
      }
    }
    if (missing.size > 0) log.info({ pictures: missing.size }, 'key art of all first pages is drawn');
  };

  const repeat = async (): Promise<void> => {
    let version: bigint | undefined;
    let dueAt = 0;
    while (!stopped.signal.aborted) {
      try {
        const current = await catalogueVersion();
        const now = clock.now().getTime();
        if (current !== version || now >= dueAt) {
          await drawOnce();
          version = current;
          dueAt = now + REPEAT_MILLISECONDS;
        }
      } catch (error) {
        log.warn({ err: error }, 'what to draw ahead could not be read');
      }
      await pause(CHECK_MILLISECONDS, undefined, { signal: stopped.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };

  return {
    /** Draws the missing pictures once. */
    drawOnce,
    start: (): void => void repeat(),
    stop: (): void => stopped.abort(),
  };
}
