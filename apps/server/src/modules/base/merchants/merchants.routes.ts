import { systemRoutes, type Permission } from '@croupier/contract/merchants/system.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { permissionOf, whitelabelOf, type Merchant } from './merchants.rules.ts';

export function merchantsRoutes(deps: {
  byId: (merchantId: string) => Promise<Merchant>;
  publicKeys: () => Promise<Permission['keys']>;
}): BoundRoutes {
  const { byId, publicKeys } = deps;
  return bindRoutes(systemRoutes, {
    status: async ({ merchantId, language, ip, country }) =>
      permissionOf(await byId(merchantId), { language, ip, country, keys: await publicKeys() }),
    whitelabel: async ({ merchantId }) => whitelabelOf(await byId(merchantId)),
    domainRoute: async ({ merchantId }) => {
      const { id, hosts } = await byId(merchantId);
      return { merchantCode: id, hosts: [...hosts] };
    },
    keys: publicKeys,
  });
}
