import { verificationRoutes } from '@croupier/contract/access/verification.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { CodeSending } from './codes.usecases.ts';

export const codeRoutesOf = (codes: CodeSending): BoundRoutes =>
  bindRoutes(verificationRoutes, {
    smsLogin: (call) => codes.forLogin(call, call.body),
    smsRegister: (call) => codes.forRegistration(call, call.body),
    smsPassword: (call) => codes.forPassword(call, call.body),
    smsBind: (call) => codes.forMobile(call, call.body),
    emailBind: (call) => codes.forEmail(call, call.body),
    smsOwn: (call) =>
      codes.forOwn(
        {
          merchantId: call.account.merchantId,
          memberId: call.account.id,
          ip: call.ip,
          language: call.language,
        },
        call.body.channel,
      ),
    countries: ({ merchantId }) => codes.countries(merchantId),
  });
