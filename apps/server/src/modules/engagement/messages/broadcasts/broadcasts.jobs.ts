import type { Job } from '../../../../platform/jobs.ts';
import { BROADCASTS_CHANNEL } from './broadcasts.queries.ts';
import type { BroadcastDeps } from './broadcasts.types.ts';
import { sendPart } from './sending.usecases.ts';

/** Sends what is left of every message, merchant by merchant. */
export const broadcastJobs = (deps: BroadcastDeps): Job[] => [
  {
    name: 'broadcasts-send',
    cron: '* * * * *',
    wakeChannel: BROADCASTS_CHANNEL,
    run: async () => {
      for (const { id: merchantId } of await deps.merchants.list())
        while (await sendPart(deps, { merchantId })) continue;
    },
  },
];
