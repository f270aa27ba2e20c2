import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';

export const MAX_EXPORT_ROWS = 1_000_000;

const exported = z.object({
  id,
  listId: z.string(),
  /** `refused`: the operator lost the permission before the file was written. */
  state: z.enum(['asked', 'running', 'done', 'refused']),
  rows: z.int(),
  parts: z.int(),
  /** False if the list has more rows than a file may have. */
  isComplete: z.boolean(),
  askedAt: instant,
  expiresAt: instant,
});
export type ListExport = z.output<typeof exported>;

/** Files with the rows of a list. They need the permission of the list, are the operator's own, and expire after a day. */
export const exportRoutes = defineRoutes({
  ask: {
    method: 'POST',
    path: '/console/exports',
    summary: 'Requests a CSV file with all rows of a list; the worker writes it.',
    access: 'operator',
    permission: 'own',
    body: z.object({
      listId: z.string().min(1).max(64),
      /** For a list of one merchant. */
      merchantCode: z.string().min(1).max(32).optional(),
      /** Filters, order and merchants as in the list’s call. */
      query: z.record(z.string().max(64), z.string().max(4000)),
    }),
    response: exported,
    errors: ['exports.unknown_list', 'exports.too_many', 'permissions.missing', 'rounds.sort_needs_period'],
  },
  list: {
    method: 'GET',
    path: '/console/exports',
    summary: 'The operator’s files, newest first.',
    access: 'operator',
    permission: 'own',
    response: z.array(exported),
  },
  part: {
    method: 'GET',
    path: '/console/exports/:id/parts/:number',
    summary: 'One part of a file; all parts together are the file.',
    access: 'operator',
    permission: 'own',
    params: z.object({ id, number: z.coerce.number().int().min(1).max(100_000) }),
    response: z.object({ text: z.string() }),
    errors: ['exports.not_found', 'permissions.missing'],
  },
});
