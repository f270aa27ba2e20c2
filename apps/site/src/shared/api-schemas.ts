/** The schemas behind every call; loaded with the first call and not with the first screen. */
export { siteApi as api } from '@croupier/contract/api.ts';
export * as zod from 'zod/v4/core';
