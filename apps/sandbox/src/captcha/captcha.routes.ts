import type { FastifyInstance } from 'fastify';

const MOST = 5_000;
const GOOD = /^ok-.+/;

type Asked = { Body: { secret?: string; response?: string } | undefined };

/** A captcha service that accepts each token beginning with `ok-` once. */
export function addCaptcha(server: FastifyInstance): void {
  const used = new Set<string>();
  const problemWith = (secret: string | undefined, response: string | undefined): string | undefined => {
    if (!secret) return 'missing-input-secret';
    if (!response) return 'missing-input-response';
    if (!GOOD.test(response)) return 'invalid-input-response';
    if (used.has(response)) return 'timeout-or-duplicate';
    return undefined;
  };
  server.post<Asked>('/captcha/verify', async ({ body }) => {
    const { secret, response } = body ?? {};
    const problem = problemWith(secret, response);
    if (problem !== undefined || !response) return { success: false, 'error-codes': [problem] };
    used.add(response);
    const [oldest] = used;
    if (used.size > MOST && oldest) used.delete(oldest);
    return { success: true, challenge_ts: new Date().toISOString() };
  });
}
