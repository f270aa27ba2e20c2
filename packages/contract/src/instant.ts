import { z } from 'zod';

/** A point in time: ISO 8601 in UTC on the wire, `Date` in code. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A calendar day without zone, `yyyy-MM-dd`. */
export const day = z.iso.date();
