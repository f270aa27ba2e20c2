import { randomUUID } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import { encryptBody, ENCRYPTION, type PublicKeySet } from '@croupier/contract/encryption.ts';
import type { Route } from '@croupier/contract/route.ts';
import type { Pool } from 'undici';

const OCTET = 256;
/** A random address in 10.0.0.0/8: a single address would soon be locked. */
const anyAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * OCTET)).join('.')}`;

export type Answered = { status: number; value: unknown };

/** Calls the site as a browser does, over keep-alive connections. */
export function createCaller(pool: Pool, host: string) {
  let keys: PublicKeySet | undefined;
  const send = async (route: Route, body: unknown, token?: string, path = route.path): Promise<Answered> => {
    keys ??= (await request(siteApi.system.keys)) as PublicKeySet;
    const payload = route.encrypted
      ? await encryptBody(body, keys, { path: route.path, now: Date.now() })
      : JSON.stringify(body);
    return answerOf(route, payload, token, path);
  };
  const answerOf = async (
    route: Route,
    payload?: string,
    token?: string,
    path = route.path,
  ): Promise<Answered> => {
    const { statusCode, body } = await pool.request({
      method: route.method,
      path,
      headers: {
        host,
        'x-forwarded-for': anyAddress(),
        ...(payload === undefined
          ? {}
          : { 'content-type': route.encrypted ? ENCRYPTION.contentType : 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
    return { status: statusCode, value: ((await body.json()) as { value: unknown }).value };
  };
  const request = async (route: Route): Promise<unknown> => (await answerOf(route)).value;

  return {
    /** Any call. */
    send,
    /** Signs in and returns the token. @throws for any other answer */
    login: async (username: string, password: string): Promise<string> => {
      const { status, value } = await send(siteApi.session.login, { type: 'username', username, password });
      if (status !== 200) throw new Error(`sign-in of ${username}: HTTP ${status} ${JSON.stringify(value)}`);
      return (value as { token: string }).token;
    },
    /** Tries an unknown name, which costs the server as much as a known one. */
    stuff: async (): Promise<void> => {
      const username = `n${randomUUID().slice(0, 8)}`;
      const { status } = await send(siteApi.session.login, {
        type: 'username',
        username,
        password: 'Wrong-1234',
      });
      if (status !== 401) throw new Error(`an unknown name was answered with HTTP ${status}`);
    },
    /** Places a dice bet. */
    bet: async (token: string, stake = '5'): Promise<void> => {
      const body = { id: randomUUID(), stake, bet: { direction: 'under', targetHundredths: 5_000 } };
      const { status, value } = await send(siteApi.originals.bet, body, token, '/wps/originals/dice/bet');
      if (status !== 200) throw new Error(`bet: HTTP ${status} ${JSON.stringify(value)}`);
    },
    /** Reads the balance, as every page does when it opens. */
    balance: async (token: string): Promise<void> => {
      const { status } = await answerOf(siteApi.wallet.balance, undefined, token);
      if (status !== 200) throw new Error(`balance: HTTP ${status}`);
    },
  };
}
