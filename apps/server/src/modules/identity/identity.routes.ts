import { identityRoutes } from '@croupier/contract/identity.ts';
import { bindRoutes, type BoundRoutes } from '../../platform/http/call.ts';
import type { Merchants } from '../merchants/index.ts';
import type { Members } from './members.usecases.ts';
import { shownFields, validationOf } from './registration.rules.ts';

export const identityRoutesOf = (members: Members, merchants: Pick<Merchants, 'byId'>): BoundRoutes =>
  bindRoutes(identityRoutes, {
    registerSettings: async ({ merchantId }) => {
      const { registration, brand } = (await merchants.byId(merchantId)).settings;
      return {
        username: registration.username,
        mobile: registration.mobile,
        minimumAge: brand.minimumAge,
        fields: shownFields(registration.fields).map(({ name, shown, required }) => ({
          name,
          shown,
          required,
        })),
      };
    },
    registerValidation: async ({ merchantId }) =>
      validationOf((await merchants.byId(merchantId)).settings.registration.fields),
    register: (call) => members.register(call.merchantId, call.body, call),
    login: (call) => members.login(call.merchantId, call.body, call),
    logout: async ({ account }) => {
      await members.logout(account);
      return null;
    },
    memberInfo: ({ account }) => members.memberInfo(account.merchantId, account.id),
  });
