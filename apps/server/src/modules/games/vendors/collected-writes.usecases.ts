import type { Logger } from '../../../platform/log.ts';

/** What can be written late and in bulk: losing it in a crash must do no harm. */
export type CollectedWrites<T> = {
  add: (item: T) => void;
  /** Writes what is collected. */
  flush: () => Promise<void>;
};

const MAX_COLLECTED = 10_000;

export function createCollectedWrites<T>(options: {
  milliseconds: number;
  write: (items: readonly T[]) => Promise<void>;
  log?: Pick<Logger, 'warn'> | undefined;
}): CollectedWrites<T> {
  let collected: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const writeAll = async (): Promise<void> => {
    const items = collected;
    collected = [];
    if (items.length === 0) return;
    try {
      await options.write(items);
    } catch (error) {
      options.log?.warn({ err: error, items: items.length }, 'collected rows were not written');
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  };

  return {
    add: (item) => {
      if (collected.length < MAX_COLLECTED) collected.push(item);
      timer ??= setTimeout(() => void flush(), options.milliseconds).unref();
    },
    flush,
  };
}
