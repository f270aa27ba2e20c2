import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { SAO_BIEN } from './creation/created.demo.ts';
import { DEMO_MERCHANTS, demoIntegrations, type SandboxAddresses } from './merchants.demo.ts';
import { insertMerchant, putHost, updateIntegrations } from './merchants.queries.ts';
import { writeSettings } from './merchants.settings.ts';

type Deps = { db: Db; clock: Clock };

/** Inserts missing demo merchants. */
export async function seedMerchants({ db, clock }: Deps): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    for (const { settings, hosts, ...merchant } of DEMO_MERCHANTS)
      if (await insertMerchant(tx, { ...merchant, settings: writeSettings(settings), at }))
        for (const [position, host] of hosts.entries())
          await putHost(tx, { merchantId: merchant.id, host, position });
  });
}

/** Points the integrations of the demo merchants at the sandbox. */
export async function connectSandbox({ db, clock }: Deps, sandbox: SandboxAddresses): Promise<void> {
  const at = clock.now();
  const created = { id: SAO_BIEN.create.merchantCode, name: SAO_BIEN.create.name };
  await db.transaction().execute(async (tx) => {
    for (const merchant of [...DEMO_MERCHANTS, created]) {
      const integrations = JSON.stringify(demoIntegrations(merchant, sandbox));
      await updateIntegrations(tx, { merchantId: merchant.id, integrations, at });
    }
  });
}
