import { identityRoutes } from '@croupier/contract/identity.ts';
import { bindRoutes, type BoundRoutes } from '../../platform/http/call.ts';
import type { Merchants } from '../merchants/index.ts';
import type { Members } from './members.usecases.ts';
import { shownFields, validationOf } from './registration.rules.ts';

// The rest of the group is bound where it is written.
const { registerSettings, registerValidation, register, memberInfo } = identityRoutes;

export const identityRoutesOf = (members: Members, merchants: Pick<Merchants, 'byId'>): BoundRoutes =>
  bindRoutes(
    { registerSettings, registerValidation, register, memberInfo },
    {
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
          mobileFields: [],
        };
      },
      registerValidation: async ({ merchantId }) =>
        validationOf((await merchants.byId(merchantId)).settings.registration.fields),
      register: (call) => members.register(call.merchantId, call.body, call),
      memberInfo: ({ account }) => members.memberInfo(account.merchantId, account.id),
    },
  );
