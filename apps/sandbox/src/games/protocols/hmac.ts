import { randomBytes } from 'node:crypto';
import type { Protocol } from '../host/host.types.ts';
import { addHmacRoutes } from './hmac.routes.ts';
import { readAnswer, walletBody } from './hmac-messages.ts';
import { signedRequest } from './hmac-signature.ts';

/** Croupier's own vendor protocol, seamless: `docs/vendor-protocol.md`. */
export const hmac: Protocol = {
  id: 'hmac',
  newKeys: () => ({ secret: randomBytes(32).toString('hex') }),
  request: (call, asked) =>
    signedRequest(
      `${asked.operator.callbackUrl}/${call.order.kind}`,
      asked.operator.keys.secret ?? '',
      asked.at,
      JSON.stringify(walletBody(call, asked)),
    ),
  outcome: readAnswer,
  question: ({ kind }, { operator, player, visit, at }) =>
    signedRequest(
      `${operator.callbackUrl}/${kind}`,
      operator.keys.secret ?? '',
      at,
      JSON.stringify({
        call: kind,
        to: operator.account,
        player: player.name,
        ...(kind === 'session' ? { token: visit.token, game: visit.game } : { currency: visit.currency }),
      }),
    ),
  answer: readAnswer,
  forged: (request) => ({
    ...request,
    headers: {
      ...request.headers,
      'x-nonce': randomBytes(16).toString('hex'),
      'x-signature': randomBytes(32).toString('hex'),
    },
  }),
  addRoutes: (server, host) => addHmacRoutes(server, host, 'hmac'),
};
