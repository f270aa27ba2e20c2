import { identityRoutes } from '@croupier/contract/access/identity.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { isFormOpen, shownFields, validationOf, type ShownField } from './form.rules.ts';
import type { ReadMemberInfo } from '../account/member-info.usecases.ts';
import type { Register } from './registration.usecases.ts';
import type { Tickets } from './tickets.usecases.ts';

const asShown = (fields: readonly ShownField[]) =>
  fields.map(({ name, shown, required }) => ({ name, shown, required }));

export const identityRoutesOf = (
  parts: Pick<SignInDeps, 'merchants' | 'members'> & {
    register: Register;
    tickets: Tickets;
    memberInfo: ReadMemberInfo;
  },
): BoundRoutes => {
  const { merchants, members, register, tickets, memberInfo } = parts;
  return bindRoutes(identityRoutes, {
    ...members.handlers,
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
    memberInfo: ({ account }) => memberInfo(account),
    socialTicket: ({ merchantId, body }) => tickets.missing(merchantId, body.socialTicket),
  });
};
