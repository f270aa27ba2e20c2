import { sessionRoutes } from '@croupier/contract/session.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Addresses } from './addresses.usecases.ts';
import type { OwnSessions } from './sessions.own.ts';
import type { Resume } from './sign-in.device.ts';
import type { Proofs } from './sign-in.proofs.ts';
import type { WaysIn } from './sign-in.ways.ts';
import type { SocialSignIn } from './social.usecases.ts';
import type { FreePlay } from './trial.usecases.ts';

export type SessionParts = {
  ways: WaysIn;
  proofs: Proofs;
  resume: Resume;
  freePlay: FreePlay;
  social: SocialSignIn;
  own: OwnSessions;
  addresses: Addresses;
};

export const sessionRoutesOf = (parts: SessionParts): BoundRoutes => {
  const { ways, proofs, resume, freePlay, social, own, addresses } = parts;
  return bindRoutes(sessionRoutes, {
    login: (call) => {
      const { merchantId, body } = call;
      if (body.type === 'sms') return ways.bySms(merchantId, body, call);
      if (body.type === 'firebase') return ways.byFirebase(merchantId, body, call);
      return ways.byPassword(merchantId, body, call);
    },
    resume: (call) => resume(call.merchantId, call),
    freePlay: (call) => freePlay(call.merchantId, call),
    sendProof: (call) => proofs.send(call.merchantId, call.body, call),
    proofOptions: async ({ merchantId, body, origin }) => ({
      ...(await proofs.passkeyOptions(merchantId, body.challenge, origin)),
    }),
    prove: (call) => proofs.prove(call.merchantId, call.body, call),
    passkeyOptions: async (call) => {
      const { challenge, options } = await ways.passkeyOptions(call.merchantId, call);
      return { challenge, options: { ...options } };
    },
    passkeyLogin: (call) => ways.byPasskey(call.merchantId, call.body, call),
    socialStart: (call) => social.start(call, call.body.provider),
    socialLogin: (call) => social.login(call, call.body),
    confirm: async ({ account, body }) => {
      await own.confirm(account, body);
      return null;
    },
    logout: async (call) => {
      await own.logout(call.account, call);
      return null;
    },
    list: ({ account }) => own.list(account),
    end: async ({ account, params }) => {
      await own.end(account, params.id);
      return null;
    },
    endOthers: ({ account }) => own.endOthers(account),
    addresses: ({ account }) => addresses.list(account),
    removeAddress: async (call) => {
      await addresses.remove(call.account, call.params.id, call);
      return null;
    },
  });
};
