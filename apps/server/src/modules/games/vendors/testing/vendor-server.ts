import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (body: Record<string, unknown>, response: ServerResponse) => void;
type Operator = { code: string; account: string; callbackUrl: string };

/** A vendor of the signed protocol, at a real socket: registers accounts and opens games. */
export async function openVendorServer() {
  const operators: Operator[] = [];
  const launches: Record<string, unknown>[] = [];
  const listCalls: Record<string, unknown>[] = [];
  const answers = new Map<string, Answer>();
  let launchUrl: string | undefined;
  const transactions = new Map<string, readonly object[]>();
  const SECRET = 'a-shared-secret-of-the-test-vendor';

  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>;
      const [, first, code = '', account = ''] = (request.url ?? '').split('/');
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const answer = (status: number, content: object): void => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(content));
      };
      if (first === 'operators') {
        if (body['adapter'] !== 'hmac') return answer(404, {});
        operators.push({ code, account, callbackUrl: String(body['callbackUrl']) });
        return answer(200, { apiUrl: `${origin}/v/${code}`, secret: SECRET, hosts: [new URL(origin).host] });
      }
      if (body['call'] === 'transactions') {
        listCalls.push(body);
        const items = transactions.get(`${code}/${String(body['to'])}`) ?? [];
        const { unit } = body;
        const asked =
          unit === undefined ? items : items.filter((item) => 'unit' in item && item.unit === unit);
        return answer(200, { code: 'ok', items: asked, cursor: null });
      }
      const given = answers.get(String(body['call']));
      if (given) return given(body, response);
      launches.push(body);
      return answer(200, { code: 'ok', url: launchUrl ?? `${origin}/play/1` });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: SECRET,
    operators,
    launches,
    /** What its list was asked for. */
    listCalls,
    /** What the vendor answers to launches from now on. */
    answerLaunchesWith: (url: string | undefined): void => {
      launchUrl = url;
    },
    /** Answers one call of the protocol from now on. */
    answerCall: (call: string, answer: Answer): void => void answers.set(call, answer),
    /** What the list of an operator, `VENDOR/account`, holds from now on. */
    list: (operator: string, items: readonly object[]): void => void transactions.set(operator, items),
    close: (): Promise<void> =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

export type VendorServer = Awaited<ReturnType<typeof openVendorServer>>;
