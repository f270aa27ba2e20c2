import { z } from 'zod';

/** Ids are UUIDs: version 7 when created, version 5 when derived. */
export const id = z.uuid();

/** An id created by the caller, so that a repeated call is recognised and executed once. */
export const idempotencyKey = z
  .uuid()
  .describe('made by the caller; the same id again gives the same answer');
