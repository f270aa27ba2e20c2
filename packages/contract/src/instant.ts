import { z } from 'zod';

/** A point in time: ISO 8601 in UTC on the wire, `Date` in code. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A calendar day without zone, `yyyy-MM-dd`. */
export const day = z.iso.date();

/** A calendar day that a person may also write as `MM-dd-yyyy`, as the published date pattern allows. */
export const writtenDay = z.codec(z.string().trim().max(10), day, {
  decode: (text) => text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$1-$2'),
  encode: (text) => text,
});
