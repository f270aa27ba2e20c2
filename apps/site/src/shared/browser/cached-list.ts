import { writeTab, readTab } from './tab-storage.ts';

type Kept<T> = { at: number; list: T[] };
const isKept = (value: unknown): value is Kept<never> =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'list' in value &&
  Array.isArray(value.list);

/** Query options for a list that is cached in the tab's storage, so that the next page starts with it. */
export function cachedList<T>(key: string, ask: (options: { signal: AbortSignal }) => Promise<T[]>) {
  return {
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<T[]> => {
      const list = await ask({ signal });
      writeTab(key, { at: Date.now(), list });
      return list;
    },
    initialData: (): T[] | undefined => readTab(key, isKept)?.list,
    initialDataUpdatedAt: (): number | undefined => readTab(key, isKept)?.at,
  };
}
