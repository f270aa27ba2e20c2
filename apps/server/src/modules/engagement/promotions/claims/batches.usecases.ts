/** Work that arrives while a batch is under way goes together into the next one. */
type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Gathers what many callers ask of one key. A batch that fails is divided until the part that fails stands alone.
 *
 * @param run one result for each item, in their order
 */
export function createBatches<Item, Result>(
  run: (key: string, items: readonly Item[]) => Promise<readonly Result[]>,
  maxBatch: number,
) {
  const queues = new Map<string, Array<Waiting<Item, Result>>>();

  const settle = async (key: string, waiting: ReadonlyArray<Waiting<Item, Result>>): Promise<void> => {
    try {
      const results = await run(
        key,
        waiting.map(({ item }) => item),
      );
      for (const [index, { resolve }] of waiting.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (waiting.length === 1) {
        for (const { reject } of waiting) reject(error);
        return;
      }
      const middle = Math.ceil(waiting.length / 2);
      await settle(key, waiting.slice(0, middle));
      await settle(key, waiting.slice(middle));
    }
  };

  const work = async (key: string, queue: Array<Waiting<Item, Result>>): Promise<void> => {
    // What is asked in the same turn of the event loop goes together.
    await new Promise<void>((done) => setImmediate(done));
    while (queue.length > 0) await settle(key, queue.splice(0, maxBatch));
    queues.delete(key);
  };

  return (key: string, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const known = queues.get(key);
      if (known) {
        known.push({ item, resolve, reject });
        return;
      }
      const queue = [{ item, resolve, reject }];
      queues.set(key, queue);
      void work(key, queue);
    });
}
