import { z } from 'zod';

export const PAGE_SIZE_MAX = 100;

/** Query of a paged list: pages count from 1. */
export const pageQuery = z.object({
  pageNum: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(20),
});

export const pageOf = <const T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), pageNum: z.int(), totalPages: z.int(), totalItems: z.int() });
