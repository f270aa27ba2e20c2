import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type GatewayRequest = {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string;
};

/** A gateway that answers with the given status, or never answers after `answer(null)`. */
export async function openGateway() {
  const requests: GatewayRequest[] = [];
  let status: number | null = 202;
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, path: url, authorization: headers.authorization, body });
      if (status === null) return;
      response.writeHead(status, status === 302 ? { location: 'https://example.com/' } : {}).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/messages`,
    requests,
    answer: (next: number | null): void => {
      status = next;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
