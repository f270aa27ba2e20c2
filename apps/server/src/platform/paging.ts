/** A page of a list, counted from 1. */
export type PageQuery = { pageNum: number; pageSize: number };

export type Page<T> = { items: T[]; pageNum: number; totalPages: number; totalItems: number };

/** The number of rows before a page. */
export const offsetOf = ({ pageNum, pageSize }: PageQuery): number => (pageNum - 1) * pageSize;

export const pageOf = <T>(items: T[], totalItems: number, { pageNum, pageSize }: PageQuery): Page<T> => ({
  items,
  pageNum,
  totalPages: Math.ceil(totalItems / pageSize),
  totalItems,
});

/** A page of a list in memory. */
export const pageIn = <T>(all: readonly T[], query: PageQuery): Page<T> => {
  const offset = offsetOf(query);
  return pageOf(all.slice(offset, offset + query.pageSize), all.length, query);
};
