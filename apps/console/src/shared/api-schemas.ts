import { decode, encode } from 'zod/v4/core';

/** The schemas behind every call; loaded with the first call and not with the first screen. */
export { consoleApi as api } from '@croupier/contract/api.ts';
export const zod = { decode, encode };
