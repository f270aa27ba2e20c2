// The measured server, in its own process: the product's HTTP server, sessions, signatures and hot lane behind a route
// that only this benchmark has.
import { createModules } from '../../apps/server/src/modules.ts';
import { createRounds } from '../../apps/server/src/modules/games/rounds/index.ts';
import { createWallet } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createEncryptionKeys } from '../../apps/server/src/platform/http/encryption-keys.ts';
import { appError, requestErrors } from '../../apps/server/src/platform/http/errors.ts';
import { createHttpServer } from '../../apps/server/src/platform/http/server.ts';
import { isSignedBy, SIGNATURE_HEADERS } from '../../apps/server/src/platform/http/signature.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { createOutbox } from '../../apps/server/src/platform/outbox.ts';
import { decodeCommand, encodeOutcome } from './wire.ts';

const [url = '', secret = '', merchantId = ''] = process.argv.slice(2);
const log = createLogger('error', 'bench');
const database = openDatabase({ url, maxConnections: 8 });
const { db } = database;
const keys = createEncryptionKeys({ db, clock });
const outbox = createOutbox({ database, clock, log });
const { sessions } = createModules({ database, clock, log, outbox });
const wallet = createWallet({ db, clock });
const rounds = createRounds({ db, clock, wallet });

const server = createHttpServer({
  clock,
  log,
  keys,
  translate: (_language, code) => code,
  languageOf: async () => 'EN',
  resolveContext: async () => ({
    merchantId,
    language: 'EN',
    country: '',
    origin: 'http://localhost',
    account: null,
  }),
});
const seenNonces = new Set<string>();

server.post('/bench/command', async ({ headers, body }) => {
  const [, token = ''] = headers.authorization?.split(' ') ?? [];
  if (!(await sessions.resolveAccount(token, merchantId))) throw appError(requestErrors.signInNeeded);
  const header = (name: string): string => String(headers[name] ?? '');
  const nonce = header(SIGNATURE_HEADERS.nonce);
  const call = { timestamp: header(SIGNATURE_HEADERS.timestamp), nonce, rawBody: String(body) };
  if (!isSignedBy(secret, call, header(SIGNATURE_HEADERS.signature), clock.now()) || seenNonces.has(nonce))
    throw appError(requestErrors.forbidden);
  seenNonces.add(nonce);
  return {
    success: true,
    message: '',
    value: encodeOutcome(await rounds.submit(decodeCommand(call.rawBody))),
  };
});

const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
process.send?.(address);
