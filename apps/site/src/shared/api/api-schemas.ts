import { siteApi } from '@croupier/contract/api.ts';
import { decode, encode } from 'zod/v4/core';

/** The schemas of all calls, loaded with the first call to keep them out of the first screen's script. */
export const api = siteApi;
export const zod = { encode, decode };
