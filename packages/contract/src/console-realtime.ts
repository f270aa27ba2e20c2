import { z } from 'zod';
import type { Permission } from './access/permissions.ts';

export const CONSOLE_REALTIME_PATH = '/console/realtime';

/** Lists whose changes are announced, each with the permission to hear of them. */
export const LIVE_LISTS = {
  approvals: 'approvals.view',
  audit: 'audit.view',
  members: 'members.view',
  rounds: 'rounds.view',
  cases: 'cases.view',
  documents: 'documents.view',
  deposits: 'payments.view',
  movements: 'payments.view',
  refunds: 'payments.view',
  chargebacks: 'payments.view',
  withdrawals: 'payments.view',
  payouts: 'payments.view',
  disputes: 'payments.view',
  redemptions: 'loyalty.view',
  breakGlass: 'operators.view',
} as const satisfies Record<string, Permission>;

export type LiveList = keyof typeof LIVE_LISTS;
// `Object.keys` doesn't know the names.
export const LIVE_LIST_NAMES = Object.keys(LIVE_LISTS) as LiveList[];
export const isLiveList = (name: string): name is LiveList => Object.hasOwn(LIVE_LISTS, name);

/** First message of a page. The token is not in the URL, which would be logged. */
export const consoleHello = z.object({ type: z.literal('hello'), token: z.string().max(256) });

const changed = z.object({
  type: z.literal('changed'),
  changes: z.array(
    z.object({
      /** `row`: a row was added or changed; `take`: who looks at it or has taken it. */
      what: z.enum(['row', 'take']),
      list: z.string(),
      /** Empty for the whole platform. */
      merchantCode: z.string(),
      /** Null for more rows than are listed. */
      id: z.string().nullable(),
    }),
  ),
});
export type ListChange = z.infer<typeof changed>['changes'][number];

/** Only names of what has changed: pages fetch the data with their own rights. */
export const consoleMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  changed,
  /** The operator's grants have changed. */
  z.object({ type: z.literal('rights') }),
  /** The session has ended; sign in again. */
  z.object({ type: z.literal('signed_out') }),
  z.object({ type: z.literal('error'), code: z.string() }),
]);
export type ConsoleMessage = z.infer<typeof consoleMessage>;
