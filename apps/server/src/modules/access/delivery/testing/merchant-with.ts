import type { Merchant, Merchants } from '../../../base/merchants/index.ts';
import { DEMO_MERCHANTS } from '../../../base/merchants/merchants.demo.ts';
import { readIntegrations } from '../../../base/merchants/integrations.settings.ts';

/** A demo merchant with these integrations. */
export function merchantWith(integrations: object): Pick<Merchants, 'byId'> {
  const [demo] = DEMO_MERCHANTS;
  if (!demo) throw new Error('there is no demo merchant');
  const merchant: Merchant = { ...demo, integrations: readIntegrations(integrations) };
  return { byId: async () => merchant };
}
