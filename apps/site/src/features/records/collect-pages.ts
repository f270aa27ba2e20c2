export type Page<Item> = { items: readonly Item[]; totalPages: number; totalItems: number };

export type Collecting<Item> = {
  load: (pageNum: number, signal: AbortSignal) => Promise<Page<Item>>;
  maxPages: number;
  /** Called with each page and how far it is: 0 to 1. */
  onPage: (items: readonly Item[], share: number) => void;
  signal: AbortSignal;
};

/**
 * Reads a list page by page, to its end or the bound. Returns whether it is complete.
 * @throws what a page threw; the signal's reason when it was called off
 */
export async function collectPages<Item>(options: Collecting<Item>): Promise<{ isComplete: boolean }> {
  const { load, maxPages, onPage, signal } = options;
  for (let pageNum = 1; pageNum <= maxPages; pageNum += 1) {
    signal.throwIfAborted();
    const { items, totalPages } = await load(pageNum, signal);
    signal.throwIfAborted();
    onPage(items, pageNum / Math.max(1, Math.min(totalPages, maxPages)));
    if (pageNum >= totalPages) return { isComplete: true };
  }
  return { isComplete: false };
}
