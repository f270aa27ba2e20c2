import type { FastifyInstance } from 'fastify';
import { systemClock } from '../clock.ts';
import { createFresh } from '../fresh.ts';

/** The database is checked at most once in this time. */
const PROBE_MILLISECONDS = 1_000;

/**
 * `/-/health/live` (and `/-/health`): the process is running; restart it if this fails. `/-/health/ready`: calls can
 * be served, which requires the database; send none while this is 503.
 */
export function serveHealth(server: FastifyInstance, ping: () => Promise<void>): void {
  const probes = createFresh<boolean>({ clock: systemClock, milliseconds: PROBE_MILLISECONDS });
  const isReady = (): Promise<boolean> =>
    probes.get('database', () =>
      ping().then(
        () => true,
        () => false,
      ),
    );
  for (const path of ['/-/health', '/-/health/live']) server.get(path, async () => ({ status: 'up' }));
  server.get('/-/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isReady()) return { status: 'up' };
    return reply.code(503).send({ status: 'down' });
  });
}
