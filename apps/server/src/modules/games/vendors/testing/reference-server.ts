import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minorOf } from '@croupier/conformance/suite.ts';
import type { Backdoor } from '@croupier/conformance/driver.types.ts';
import type {
  AccountKeys,
  Ask,
  RawCall,
  Result,
  VendorAccount,
  WalletAdapter,
  WalletAnswer,
} from '../vendors.types.ts';
import type { Fault } from './reference-faults.ts';
import { createReferenceWallet, type ReferencePlayer } from './reference-wallet.ts';

export const CURRENCY = 'THB';
export const GAME = 'coral-guns';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A wallet in memory behind the real adapter of a protocol, over HTTP. */
export async function serveReferenceWallet({
  adapter,
  account,
  keys,
  fault,
}: {
  adapter: WalletAdapter;
  account: VendorAccount;
  keys: AccountKeys;
  fault?: Fault;
}): Promise<{ url: string; backdoor: Backdoor; close: () => Promise<void> }> {
  const wallet = createReferenceWallet({ currency: CURRENCY, game: GAME, ...(fault && { fault }) });
  const nonces = new Set<string>();

  async function verify(raw: RawCall) {
    const timestamp = Number(raw.headers['x-timestamp'] ?? Date.now());
    const now = fault === 'does not look at the clock' ? new Date(timestamp) : new Date();
    const call = await adapter.verify(raw, keys, { account, now });
    const believed =
      fault === 'believes every signature' ? { path: raw.path, text: raw.body.toString('utf8') } : call;
    if ('forged' in believed || believed.nonce === undefined) return believed;
    if (nonces.has(believed.nonce) && fault !== 'takes a nonce twice') return { forged: 'nonce' } as const;
    nonces.add(believed.nonce);
    return believed;
  }
  async function answer(raw: RawCall): Promise<WalletAnswer> {
    const call = { path: raw.path, text: raw.body.toString('utf8') };
    const say = (ask: Ask | null, result: Result) => adapter.answer(call, ask, result, account);
    const verified = await verify(raw);
    if ('forged' in verified) return say(null, { refused: 'vendors.signature' });
    const ask = adapter.parse(roundedIf(fault, verified), account);
    if ('malformed' in ask) return say(null, { refused: 'vendors.malformed', field: ask.field });
    return say(ask, await wallet.handle(ask));
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://reference');
      const raw: RawCall = {
        path: pathname.slice(1),
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: await bodyOf(request),
      };
      const { status, headers, body } = await answer(raw);
      response.writeHead(status, headers).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backdoor: backdoorOf(wallet.players),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const TOO_FINE = /("?)0\.0{4,}\d*("?)/;
/** Cuts what is finer than the ledger before it is read. */
const roundedIf = <Call extends { text: string }>(fault: Fault | undefined, call: Call): Call =>
  fault === 'rounds amounts that are too fine'
    ? { ...call, text: call.text.replace(TOO_FINE, '$10.0000$2') }
    : call;

function backdoorOf(players: Map<string, ReferencePlayer>): Backdoor {
  const find = ({ name }: { name: string }): ReferencePlayer => {
    const player = players.get(name);
    if (!player) throw new Error(`no player ${name}`);
    return player;
  };
  return {
    player: async ({ balance }) => {
      const name = `p${randomUUID().slice(0, 8)}`;
      const token = randomUUID();
      players.set(name, {
        name,
        token,
        isLive: true,
        balanceMinor: minorOf(balance),
        entries: 1,
        blocked: false,
        stakeLimitMinor: null,
        known: new Map(),
        units: new Map(),
        tombstones: new Set(),
      });
      return { name, token, currency: CURRENCY, game: GAME };
    },
    limit: async (player, _kind, amount) => {
      find(player).stakeLimitMinor = minorOf(amount);
    },
    block: async (player) => {
      find(player).blocked = true;
    },
    endVisit: async (player) => {
      find(player).isLive = false;
    },
    reopen: async (player) => {
      const token = randomUUID();
      Object.assign(find(player), { token, isLive: true });
      return token;
    },
    entries: async (player) => find(player).entries,
  };
}
