import { accountRoutes } from '@croupier/contract/account.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Bindings } from './bindings.usecases.ts';
import { iconOf } from './icon.ts';
import type { Passwords } from './passwords.usecases.ts';
import type { PaymentPassword } from './payment-password.usecases.ts';
import type { RecoveryMail } from './recovery.email.ts';
import type { Recovery } from './recovery.usecases.ts';
import type { SocialSignIn } from './social.usecases.ts';

export type AccountRouteParts = {
  passwords: Pick<Passwords, 'change'>;
  paymentPassword: PaymentPassword;
  recovery: Recovery;
  recoveryMail: Pick<RecoveryMail, 'forgot'>;
  bindings: Bindings;
  social: Pick<SocialSignIn, 'link' | 'unlink'>;
};

/** Calls that answer nothing but that they went well. */
const done = async (work: Promise<void>): Promise<null> => {
  await work;
  return null;
};

export const accountRoutesOf = (parts: AccountRouteParts): BoundRoutes => {
  const { passwords, paymentPassword, recovery, recoveryMail, bindings, social } = parts;
  return bindRoutes(accountRoutes, {
    security: ({ account }) => bindings.security(account),
    changePassword: (call) => done(passwords.change(call.account, call.body, call)),
    forgotByEmail: (call) => done(recoveryMail.forgot(call.body, call)),
    checkResetLink: ({ merchantId, body }) => recovery.check(merchantId, body.token),
    resetPassword: (call) => done(recovery.reset(call.merchantId, call.body, call)),
    forgotByPhone: (call) => recovery.byPhone(call.merchantId, call.body, call),
    setPaymentPassword: (call) => done(paymentPassword.set(call.account, call.body, call)),
    checkPaymentPassword: ({ account, body }) =>
      done(paymentPassword.check(account.merchantId, account.id, body.paymentPassword)),
    bindEmail: (call) => done(bindings.bindEmail(call.account, call.body, call)),
    bindMobile: (call) => done(bindings.bindMobile(call.account, call.body, call)),
    setPayeeName: (call) => done(bindings.setPayeeName(call.account, call.body.payeeName, call)),
    linkSocial: (call) => done(social.link(call, call.body)),
    unlinkSocial: (call) => done(social.unlink(call, call.params.provider)),
    icon: async ({ account }) => ({ iconUrl: iconOf(account.id) }),
  });
};
