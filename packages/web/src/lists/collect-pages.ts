import type { Page } from './define-list.ts';

export type PageCollection<Item> = {
  load: (pageNum: number, signal: AbortSignal) => Promise<Page<Item>>;
  maxPages: number;
  /** Called with each page and the share that is done: 0 to 1. */
  onPage: (items: readonly Item[], share: number) => void;
  signal: AbortSignal;
};

/**
 * Reads a list page by page, to its end or to `maxPages`.
 * @throws what a page threw; the signal's reason when it was aborted
 */
export async function collectPages<Item>(options: PageCollection<Item>): Promise<{ isComplete: boolean }> {
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
