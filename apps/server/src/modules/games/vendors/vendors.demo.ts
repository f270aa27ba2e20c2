import { generateKeyPair } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { derivedId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/log.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { setAccountVendors, updateAccount } from './accounts/accounts.queries.ts';
import { insertSealedAccount, sealKeys, type NewAccount } from './accounts/accounts.usecases.ts';
import type { VendorProtocol } from './vendors.types.ts';

type Adapter = 'hub88' | 'evolution' | 'hmac' | 'transfer';

/** The sandbox's vendors with games that can be played, and the protocol that each speaks. */
const DEMO_VENDORS: ReadonlyArray<{ adapter: Adapter; codes: readonly string[] }> = [
  {
    adapter: 'hub88',
    codes: [
      'AMBERLOOM',
      'VCOMET',
      'COPKITE',
      'QUILLFOX',
      'LUMENOR',
      'NINELAN',
      'TIDEWR',
      'BRANVIL',
      'MARIGOLD',
      'RIVERJADE',
      'ODDMOON',
      'MOSSGATE',
      'KESTVINE',
      'SALTMARSH',
      'PLOUSTAR',
      'TINPARADE',
      'THISTLE',
      'OXBELL',
    ],
  },
  { adapter: 'evolution', codes: ['PARLOUR9', 'GILDSHOE', 'ORCHIDR', 'RIVERHSE', 'CROWNFELT'] },
  {
    adapter: 'hmac',
    codes: [
      'CORALWR',
      'CASTLINE',
      'FAIRDEAL',
      'QBLUFF',
      'BAMBOOH',
      'TOUCHDESK',
      'WHISTLE',
      'FARPOST',
      'LANLIGHT',
      'JOYROW',
      'REDSPUR',
      'MORNCROW',
    ],
  },
  { adapter: 'transfer', codes: ['DEEPBELL'] },
];

const RETRY_MILLISECONDS = 2_000;
const MAX_TRIES = 300;
const KEY_BITS = 2_048;
const NOT_FOUND = 404;

const answer = z.object({
  apiUrl: z.url(),
  hosts: z.array(z.string()),
  vendorPublicKey: z.string().optional(),
  secret: z.string().optional(),
  casinoKey: z.string().optional(),
  apiToken: z.string().optional(),
  authToken: z.string().optional(),
});
type Answer = z.output<typeof answer>;

type DemoDeps = {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  box: SecretBox;
  protocols: readonly VendorProtocol[];
  merchants: Pick<Merchants, 'byId' | 'list'>;
};
type Sandbox = { vendorsUrl: string; callbackOrigin: (host: string) => string };
type KeyPair = { publicKey: string; privateKey: string };

const newKeyPair = (): Promise<KeyPair> =>
  promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** What the account is called at the sandbox's vendor; Hub88 numbers its operators. */
const accountName = (adapter: Adapter, merchantId: string, number: number): string =>
  adapter === 'hub88' ? String(number) : merchantId;

function accessOf(
  adapter: Adapter,
  { account, given, own }: { account: string; given: Answer; own: KeyPair },
): Pick<NewAccount, 'config' | 'keys'> {
  const { apiUrl, secret = '', casinoKey = '', apiToken = '', authToken = '', vendorPublicKey = '' } = given;
  if (adapter === 'hub88')
    return {
      config: { url: `${apiUrl}/operator/generic/v2`, operatorId: Number(account) },
      keys: { publicKey: vendorPublicKey, privateKey: own.privateKey },
    };
  if (adapter === 'evolution') return { config: { url: apiUrl, casinoKey }, keys: { apiToken, authToken } };
  return { config: { url: apiUrl, account }, keys: { key: secret } };
}

/** Undefined if the sandbox has no such vendor. */
async function register(
  { vendorsUrl }: Sandbox,
  code: string,
  account: string,
  body: object,
): Promise<Answer | undefined> {
  const response = await fetch(new URL(`/operators/${code}/${account}`, vendorsUrl), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === NOT_FOUND) return undefined;
  if (!response.ok) throw new Error(`${code}: HTTP ${response.status}`);
  return answer.parse(await response.json());
}

type Demo = { merchantId: string; number: number; host: string; currency: string };

/** Registers a demo shop at a vendor, and stores what the vendor answers. */
async function connect(
  deps: DemoDeps,
  sandbox: Sandbox,
  demo: Demo,
  { adapter, code, own }: { adapter: Adapter; code: string; own: KeyPair },
): Promise<void> {
  const { db, clock, box } = deps;
  const { merchantId, currency, number, host } = demo;
  const id = derivedId('demo-vendor-account', merchantId, code);
  const account = accountName(adapter, merchantId, number);
  const given = await register(sandbox, code, account, {
    adapter,
    merchant: merchantId,
    currency,
    callbackUrl: `${sandbox.callbackOrigin(host)}/vendors/${adapter}/${id}`,
    publicKey: own.publicKey,
  });
  if (!given) return;
  const access = accessOf(adapter, { account, given, own });
  const stored = { merchantId, id, name: code, hosts: given.hosts, addresses: [], isTest: true, ...access };
  await db.transaction().execute(async (tx) => {
    const isNew = await insertSealedAccount(deps, tx, { ...stored, adapter, currency });
    if (!isNew) {
      const sealed = await sealKeys(box, stored, { current: access.keys });
      await updateAccount(tx, { ...stored, ...sealed, at: clock.now() });
    }
    await setAccountVendors(tx, { merchantId, id, vendorIds: [`vendor-${code.toLowerCase()}`] });
  });
}

async function connectAll(
  deps: DemoDeps,
  sandbox: Sandbox,
  isDemo: (merchantId: string) => boolean,
): Promise<void> {
  const own = await newKeyPair();
  const merchants = (await deps.merchants.list()).filter(({ id }) => isDemo(id));
  for (const { adapter, codes } of DEMO_VENDORS.toReversed())
    for (const code of codes)
      for (const [index, { id: merchantId, currency, hosts }] of merchants.entries()) {
        const demo = { merchantId, currency, number: index + 1, host: hosts[0] ?? '' };
        await connect(deps, sandbox, demo, { adapter, code, own });
      }
}

const DEMO_MERCHANTS: ReadonlySet<string> = new Set(['croupier', 'lotus', 'saobien']);

/**
 * Gives the demo shops accounts at the sandbox's vendors. These may start later than the server, so it goes on trying
 * in the background.
 */
export async function seedVendorDemo(deps: DemoDeps, sandbox: Sandbox): Promise<void> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    try {
      await connectAll(deps, sandbox, (merchantId) => DEMO_MERCHANTS.has(merchantId));
      return;
    } catch (error) {
      if (tries === 1 || tries === MAX_TRIES)
        deps.log.warn({ err: error }, 'the game vendors of the demo are not connected yet');
      await pause(RETRY_MILLISECONDS, undefined, { ref: false });
    }
  }
}
