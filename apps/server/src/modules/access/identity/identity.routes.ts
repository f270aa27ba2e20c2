import { identityRoutes } from '@croupier/contract/identity.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Affiliates } from './affiliates.usecases.ts';
import type { Members } from './members.usecases.ts';
import { isFormOpen, shownFields, validationOf, type ShownField } from './registration.form.rules.ts';
import type { Tickets } from './registration.tickets.ts';
import type { Register } from './registration.usecases.ts';

export type IdentityRouteParts = {
  merchants: Pick<Merchants, 'byId'>;
  members: Pick<Members, 'memberInfo'>;
  register: Register;
  tickets: Tickets;
  affiliates: Affiliates;
};

const asShown = (fields: readonly ShownField[]) =>
  fields.map(({ name, shown, required }) => ({ name, shown, required }));

export const identityRoutesOf = (parts: IdentityRouteParts): BoundRoutes => {
  const { merchants, members, register, tickets, affiliates } = parts;
  return bindRoutes(identityRoutes, {
    registerSettings: async ({ merchantId }) => {
      const { settings } = await merchants.byId(merchantId);
      const mobile = isFormOpen(settings, 'mobile');
      return {
        username: isFormOpen(settings, 'username'),
        mobile,
        minimumAge: settings.brand.minimumAge,
        fields: asShown(shownFields(settings, 'username')),
        mobileFields: mobile ? asShown(shownFields(settings, 'mobile')) : [],
      };
    },
    registerValidation: async ({ merchantId }) => validationOf((await merchants.byId(merchantId)).settings),
    register: (call) => register('username', call.merchantId, call.body, call),
    registerMobile: (call) => {
      const { username = '', ...user } = call.body;
      return register('mobile', call.merchantId, { ...user, username }, call);
    },
    socialTicket: ({ merchantId, body }) => tickets.missing(merchantId, body.socialTicket),
    affiliate: (call) => affiliates.check(call.merchantId, call.query, call),
    referral: ({ account }) => affiliates.referral(account.merchantId, account.id),
    memberInfo: async ({ account }) => ({
      ...(await members.memberInfo(account.merchantId, account.id)),
      passwordExpired: account.pending === 'password_change',
    }),
  });
};
