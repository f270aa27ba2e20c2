import { randomBytes, randomUUID } from 'node:crypto';
import type { Protocol } from '../host/host.types.ts';
import type { Operator, WalletRequest } from '../host/vendor.types.ts';
import { readEvolution, walletMessage, writeDecimals } from './evolution-messages.ts';
import { addEvolutionRoutes } from './evolution.routes.ts';

const secret = (): string => randomBytes(24).toString('base64url');

const requestTo = ({ callbackUrl, keys }: Operator, name: string, body: object): WalletRequest => ({
  url: `${callbackUrl}/${name}?authToken=${encodeURIComponent(keys.authToken ?? '')}`,
  headers: { 'content-type': 'application/json' },
  body: writeDecimals(body),
});

/** The live studio's side of Evolution's One Wallet. */
export const evolution: Protocol = {
  id: 'evolution',
  newKeys: () => ({
    casinoKey: randomBytes(8).toString('hex'),
    apiToken: secret(),
    authToken: secret(),
  }),
  request: (call, asked) => {
    const type = call.reference.split(':')[0] ?? 'live';
    const { name, body } = walletMessage(call, asked, type);
    return requestTo(asked.operator, name, body);
  },
  outcome: readEvolution,
  question: ({ kind }, { operator, player, visit }) =>
    requestTo(operator, kind === 'session' ? 'check' : 'balance', {
      sid: visit.token,
      userId: player.name,
      uuid: randomUUID(),
      ...(kind === 'session' ? { channel: { type: 'P' } } : { currency: visit.currency }),
    }),
  answer: readEvolution,
  forged: (request) => ({ ...request, url: request.url.replace(/authToken=.*/, `authToken=${secret()}`) }),
  addRoutes: addEvolutionRoutes,
};
