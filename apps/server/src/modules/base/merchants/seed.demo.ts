import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { DEMO_MERCHANTS, demoIntegrations, type SandboxAddresses } from './merchants.demo.ts';
import { insertMerchant, updateIntegrations } from './merchants.queries.ts';
import { writeSettings } from './merchants.settings.ts';

/** Inserts missing demo merchants, and points their integrations at the sandbox if one is running. */
export async function seedMerchants(
  { db, clock }: { db: Db; clock: Clock },
  sandbox: SandboxAddresses | undefined,
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    for (const { settings, ...merchant } of DEMO_MERCHANTS) {
      await insertMerchant(tx, { ...merchant, settings: writeSettings(settings), at });
      if (!sandbox) continue;
      const integrations = JSON.stringify(demoIntegrations(merchant, sandbox));
      await updateIntegrations(tx, { merchantId: merchant.id, integrations, at });
    }
  });
}
