import type { FastifyInstance } from 'fastify';

const PROBE_MILLISECONDS = 1_000;

/**
 * `/-/health/live` (and `/-/health`): the process answers; restart it when it does not. `/-/health/ready`: calls can be
 * served, which needs the database; send none while this is 503.
 */
export function serveHealth(server: FastifyInstance, ping: () => Promise<void>): void {
  let probe: { at: number; ready: Promise<boolean> } | undefined;
  // However often we are asked, the database is asked once a second.
  const isReady = (): Promise<boolean> => {
    const now = performance.now();
    if (!probe || now - probe.at >= PROBE_MILLISECONDS) {
      const ready = ping().then(
        () => true,
        () => false,
      );
      probe = { at: now, ready };
    }
    return probe.ready;
  };
  for (const path of ['/-/health', '/-/health/live']) server.get(path, async () => ({ status: 'up' }));
  server.get('/-/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isReady()) return { status: 'up' };
    return reply.code(503).send({ status: 'down' });
  });
}
