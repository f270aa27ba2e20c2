import { siteApi } from '@croupier/contract/api.ts';
import { decode, encode } from 'zod/v4/core';

/** The schemas behind every call; loaded with the first call and not with the first screen. */
export const api = siteApi;
export const zod = { encode, decode };
