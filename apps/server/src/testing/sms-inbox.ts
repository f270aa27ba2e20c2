import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type SmsInbox = {
  /** The sandbox's address for the merchants' gateways. */
  url: string;
  messages: ReadonlyArray<{ to: string; text: string }>;
  /** The newest code sent to a number in E.164; undefined if there is none. */
  codeTo: (mobile: string) => string | undefined;
  close: () => Promise<void>;
};

/** An SMS gateway on a real socket that records the messages it receives. */
export async function openSmsInbox(): Promise<SmsInbox> {
  const messages: Array<{ to: string; text: string }> = [];
  const server = createServer((request, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.method !== 'POST') return answer(200, { balance: '1000' });
    void text(request).then((body) => {
      messages.push(JSON.parse(body) as { to: string; text: string });
      answer(202, { id: String(messages.length) });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    codeTo: (mobile) => {
      const newest = messages.findLast(({ to }) => to === mobile);
      return newest && /\b(\d{6})\b/.exec(newest.text)?.[1];
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
