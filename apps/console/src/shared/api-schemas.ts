import { decode, encode } from 'zod/v4/core';

/** The schemas of all calls, loaded with the first call to keep them out of the first screen's script. */
export { consoleApi as api } from '@croupier/contract/api.ts';
export const zod = { decode, encode };
