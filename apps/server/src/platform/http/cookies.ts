import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './context.ts';

const PAIR = /^\s*([^=\s]+)=(.*)$/;

/** The value of a request cookie; undefined if missing or unreadable. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [, key, value = ''] = PAIR.exec(pair) ?? [];
    if (key !== name) continue;
    try {
      return decodeURIComponent(value.trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** SameSite=Strict: no other site can make a browser send them. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const write = (name: string, value: string, maxAgeSeconds: number, path: string): void => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=${path}; HttpOnly; SameSite=Strict${secure}`,
    );
  };
  return {
    get: (name) => cookieOf(request, name),
    set: (name, value, { maxAgeSeconds, path = '/' }) => write(name, value, maxAgeSeconds, path),
    clear: (name, { path = '/' } = {}) => write(name, '', 0, path),
  };
}
