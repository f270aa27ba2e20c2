import { z } from 'zod';

/** Ids are UUIDs: version 7 where we make them, version 5 where they derive from something else. */
export const id = z.uuid();

/** An id that the caller makes before the call, so that a repeated call is recognised and done once. */
export const idempotencyKey = z
  .uuid()
  .describe('made by the caller; the same id again gives the same answer');
