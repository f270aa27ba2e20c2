import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { Draw } from '../draws/draws.types.ts';
import { hurryDraw, listFeeds, saveReading } from './readings.queries.ts';
import type { Feed, ResultSource } from './results.types.ts';

export type OutsideDeps = {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  sourceOf: (feed: Feed) => ResultSource;
};

/** Asks the feeds for results, in the background, and stores what they tell. */
export function createOutside({ db, clock, log, sourceOf }: OutsideDeps, onNews: () => void = () => {}) {
  const underWay = new Map<string, Promise<void>>();

  const askOne = async (draw: Draw, feed: Feed): Promise<void> => {
    try {
      const told = await sourceOf(feed).fetch(draw);
      if (!told) return;
      const at = clock.now();
      const isNew = await saveReading(db, { drawId: draw.id, feedId: feed.id, ...told, at });
      if (!isNew) return;
      await hurryDraw(db, { id: draw.id, at });
      onNews();
    } catch (error) {
      log.warn({ err: error, feed: feed.id, draw: draw.id }, 'a feed of results could not be read');
    }
  };

  const askAll = async (draw: Draw): Promise<void> => {
    try {
      const feeds = await listFeeds(db);
      await Promise.all(feeds.filter(({ isActive }) => isActive).map((feed) => askOne(draw, feed)));
    } catch (error) {
      log.warn({ err: error, draw: draw.id }, 'the feeds of results could not be asked');
    } finally {
      underWay.delete(draw.id);
    }
  };

  return {
    ask: (draw: Draw): void => {
      if (!underWay.has(draw.id)) underWay.set(draw.id, askAll(draw));
    },
    /** Resolves when nothing is being asked. */
    idle: async (): Promise<void> => {
      await Promise.all(underWay.values());
    },
  };
}
export type Outside = ReturnType<typeof createOutside>;
