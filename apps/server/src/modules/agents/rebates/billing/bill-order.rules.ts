import type { ListedBill } from './bill-source.types.ts';

type Place = Pick<ListedBill, 'until' | 'kind' | 'id'>;

/** The order of lists: newest first, then by kind and id from the end. */
export function newestFirst(a: Place, b: Place): number {
  if (a.until !== b.until) return b.until - a.until;
  const [one, other] = a.kind === b.kind ? [a.id, b.id] : [a.kind, b.kind];
  return one === other ? 0 : one > other ? -1 : 1;
}
