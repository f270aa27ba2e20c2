import { Agent, request } from 'node:http';
import { siteApi, type SiteApi } from '@croupier/contract/api.ts';
import { createClient, type Client } from '@croupier/contract/client.ts';
import { REALTIME_PATH } from '@croupier/contract/realtime.ts';
import { WebSocket } from 'ws';
import { decode, encode } from 'zod/v4/core';

export type Call = Client<SiteApi>;

/** Names such as `lotus.localhost` are this machine, which not every resolver knows. */
const MACHINE = '127.0.0.1';
/** Few connections: the players are many, their calls are rare. */
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

type Sent = { method: string; headers: Record<string, string>; body?: string | undefined };

const send = (port: number, path: string, { method, headers, body }: Sent): Promise<Response> =>
  new Promise((done, failed) => {
    const call = request({ host: MACHINE, port, path, method, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', failed);
      answer.on('end', () => done(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 500 })));
    });
    call.on('error', failed);
    call.end(body);
  });

/** A brand's site as a player's browser sees it: its calls, and its socket. */
export type Site = {
  host: string;
  /** Calls of one player; `token` is the session's, once there is one. */
  callsOf: (token: () => string | null) => Call;
  /** A visitor's page that is open: it says hello and then what is given. Returns a function that closes it. */
  openPage: (says: readonly object[], hear: (message: Record<string, unknown>) => void) => () => void;
};

export function openSite({ host, port }: { host: string; port: number }): Site {
  const address = `${host}:${port}`;
  return {
    host,
    callsOf: (token) => {
      const call: Call = createClient<SiteApi>({
        loadApi: async () => ({ api: siteApi, zod: { encode, decode } }),
        token,
        language: () => 'EN',
        keys: () => call('system.keys'),
        fetch: async (url, init = {}) => {
          const { pathname, search } = new URL(url instanceof Request ? url.url : url, `http://${address}`);
          const { method = 'GET', headers, body } = init;
          const sent = { ...(headers as Record<string, string>), host: address };
          return send(port, pathname + search, {
            method,
            headers: sent,
            body: typeof body === 'string' ? body : undefined,
          });
        },
      });
      return call;
    },
    openPage: (says, hear) => {
      const socket = new WebSocket(`ws://${MACHINE}:${port}${REALTIME_PATH}`, { headers: { host: address } });
      // A page that is cut off stays closed until its player opens the next one.
      socket.on('error', () => socket.terminate());
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token: null, last: {} })));
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as Record<string, unknown>;
        if (message['type'] === 'ready') for (const one of says) socket.send(JSON.stringify(one));
        hear(message);
      });
      return () => socket.close();
    },
  };
}
