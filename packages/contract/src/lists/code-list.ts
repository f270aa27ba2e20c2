import { z } from 'zod';

const CODES = /^[\w-]{1,32}(?:,[\w-]{1,32})*$/;
const MAX_LENGTH_WITH_COMMA = 33;

/** Codes in a query: `croupier,lotus`. */
export const codeList = (max: number) =>
  z.codec(
    z
      .string()
      .max(max * MAX_LENGTH_WITH_COMMA)
      .regex(CODES),
    z.array(z.string()).min(1).max(max),
    { decode: (text) => text.split(','), encode: (codes) => codes.join(',') },
  );
