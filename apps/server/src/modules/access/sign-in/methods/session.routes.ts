import { sessionRoutes } from '@croupier/contract/access/session.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { Members } from '../../members/index.ts';
import type { Sessions } from '../../sessions/index.ts';
import type { Confirmation } from '../credentials/confirmation.usecases.ts';
import type { Resume } from './device.usecases.ts';
import type { FreePlay } from './free-play.usecases.ts';
import type { PasskeySignIn } from './passkey.usecases.ts';
import type { SignInByPassword } from './password.usecases.ts';
import type { PhoneLogin } from './phone.usecases.ts';
import type { Proofs } from './proofs.usecases.ts';
import type { SocialSignIn } from './social.usecases.ts';

export type SessionParts = {
  sessions: Pick<Sessions, 'handlers'>;
  byPassword: SignInByPassword;
  phone: PhoneLogin;
  passkey: PasskeySignIn;
  social: SocialSignIn;
  resume: Resume;
  freePlay: FreePlay;
  proofs: Proofs;
  confirmation: Confirmation;
  members: Pick<Members, 'find'>;
};

export const sessionRoutesOf = (parts: SessionParts): BoundRoutes => {
  const { sessions, byPassword, phone, passkey, social, resume, freePlay, proofs, confirmation, members } =
    parts;
  return bindRoutes(sessionRoutes, {
    ...sessions.handlers,
    login: (call) => {
      const { merchantId, body } = call;
      if (body.type === 'sms') return phone.bySms(merchantId, body, call);
      if (body.type === 'firebase') return phone.byFirebase(merchantId, body, call);
      return byPassword(merchantId, body, call);
    },
    resume: (call) => resume(call.merchantId, call),
    freePlay: (call) => freePlay(call.merchantId, call),
    sendProof: (call) => proofs.send(call.merchantId, call.body, call),
    proofOptions: async ({ merchantId, body, origin }) => ({
      ...(await proofs.passkeyOptions(merchantId, body.challenge, origin)),
    }),
    prove: (call) => proofs.prove(call.merchantId, call.body, call),
    passkeyOptions: async (call) => {
      const { challenge, options } = await passkey.options(call.merchantId, call);
      return { challenge, options: { ...options } };
    },
    passkeyLogin: (call) => passkey.login(call.merchantId, call.body, call),
    socialStart: (call) => social.start(call, call.body.provider),
    socialLogin: (call) => social.login(call, call.body),
    confirmOptions: ({ account, origin }) => confirmation.passkeyOptions(account, origin),
    confirm: async ({ account, body, origin }) => {
      const findHash = async () => (await members.find(account.merchantId, account.id))?.password_hash;
      await confirmation.confirm(account, body, { origin, findHash });
      return null;
    },
  });
};
