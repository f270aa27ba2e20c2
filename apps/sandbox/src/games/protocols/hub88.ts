import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Protocol } from '../host/host.types.ts';
import type { WalletRequest } from '../host/vendor.types.ts';
import { readHub88, walletMessage } from './hub88-messages.ts';
import { addHub88Routes } from './hub88.routes.ts';

const KEY_BITS = 2_048;

const sign = (body: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(body).sign(privateKey, 'base64');

const signed = (url: string, privateKey: string, content: object): WalletRequest => {
  const body = JSON.stringify(content);
  return {
    url,
    body,
    headers: { 'content-type': 'application/json', 'x-hub88-signature': sign(body, privateKey) },
  };
};

function createKeys(): { vendorPrivateKey: string; vendorPublicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: KEY_BITS,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { vendorPrivateKey: privateKey, vendorPublicKey: publicKey };
}
/** An aggregator signs for all of its studios with one key. */
let aggregatorKeys: ReturnType<typeof createKeys> | undefined;

/** The aggregator's side of Hub88's Operator API. */
export const hub88: Protocol = {
  id: 'hub88',
  newKeys: () => {
    aggregatorKeys ??= createKeys();
    return aggregatorKeys;
  },
  request: (call, asked) => {
    const { path, body } = walletMessage(call, asked);
    const { callbackUrl, keys } = asked.operator;
    return signed(`${callbackUrl}${path}`, keys.vendorPrivateKey ?? '', body);
  },
  outcome: readHub88,
  question: (_question, { operator, player, visit }) =>
    signed(`${operator.callbackUrl}/user/balance`, operator.keys.vendorPrivateKey ?? '', {
      user: player.name,
      token: visit.token,
      request_uuid: randomUUID(),
      game_code: visit.game,
    }),
  answer: readHub88,
  forged: (request) => ({
    ...request,
    headers: { ...request.headers, 'x-hub88-signature': Buffer.alloc(KEY_BITS / 8, 1).toString('base64') },
  }),
  addRoutes: addHub88Routes,
};
