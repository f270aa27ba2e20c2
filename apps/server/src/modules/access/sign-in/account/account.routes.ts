import { accountRoutes } from '@croupier/contract/access/account.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { iconOf } from '../../members/index.ts';
import type { Passwords } from '../credentials/passwords.usecases.ts';
import type { PaymentPassword } from '../credentials/payment-password.usecases.ts';
import type { RecoveryMail } from '../recovery/recovery-mail.usecases.ts';
import type { Recovery } from '../recovery/recovery.usecases.ts';
import type { SocialSignIn } from '../methods/social.usecases.ts';
import type { Contacts } from './contacts.usecases.ts';

export type AccountRouteParts = {
  passwords: Pick<Passwords, 'change'>;
  paymentPassword: PaymentPassword;
  recovery: Recovery;
  recoveryMail: Pick<RecoveryMail, 'forgot'>;
  contacts: Contacts;
  social: Pick<SocialSignIn, 'link' | 'unlink'>;
};

/** For calls whose answer has no value. */
const done = async (work: Promise<void>): Promise<null> => {
  await work;
  return null;
};

export const accountRoutesOf = (parts: AccountRouteParts): BoundRoutes => {
  const { passwords, paymentPassword, recovery, recoveryMail, contacts, social } = parts;
  return bindRoutes(accountRoutes, {
    security: ({ account }) => contacts.security(account),
    changePassword: (call) => done(passwords.change(call.account, call.body, call)),
    forgotByEmail: (call) => done(recoveryMail.forgot(call.body, call)),
    checkResetLink: ({ merchantId, body }) => recovery.check(merchantId, body.token),
    resetPassword: (call) => done(recovery.reset(call.merchantId, call.body, call)),
    forgotByPhone: (call) => recovery.byPhone(call.merchantId, call.body, call),
    setPaymentPassword: (call) => done(paymentPassword.set(call.account, call.body, call)),
    checkPaymentPassword: ({ account, body }) =>
      done(paymentPassword.check(account.merchantId, account.id, body.paymentPassword)),
    bindEmail: (call) => done(contacts.bindEmail(call.account, call.body, call)),
    bindMobile: (call) => done(contacts.bindMobile(call.account, call.body, call)),
    setPayeeName: (call) => done(contacts.setPayeeName(call.account, call.body.payeeName, call)),
    linkSocial: (call) => done(social.link(call, call.body)),
    unlinkSocial: (call) => done(social.unlink(call, call.params.provider)),
    icon: async ({ account }) => ({ iconUrl: iconOf(account.id) }),
  });
};
