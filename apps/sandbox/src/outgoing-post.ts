import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export type OutgoingRequest = { headers: Record<string, string>; body: string };

const TIMEOUT_MILLISECONDS = 5_000;

/** Answers from the same machine for names such as `lotus.localhost`, which not every resolver knows. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** Sends one message. Null: no answer. */
export async function post(
  url: string,
  { headers, body }: OutgoingRequest,
): Promise<{ status: number; body: string } | null> {
  const address = new URL(url);
  const bytes = Buffer.from(body);
  return new Promise((resolve) => {
    const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(
      {
        host: isLocal(address.hostname) ? '127.0.0.1' : address.hostname,
        port: address.port,
        path: address.pathname + address.search,
        method: 'POST',
        headers: { ...headers, host: address.host, 'content-length': String(bytes.length) },
        timeout: TIMEOUT_MILLISECONDS,
        agent: false,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        );
        response.on('error', () => resolve(null));
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null));
    request.end(bytes);
  });
}
