import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Seconds; fine around the product's target (25 ms), coarse above. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Measures every call of a server by route. Full paths would create unbounded series. */
export function createMetrics(): { observe: (server: FastifyInstance) => void; text: () => Promise<string> } {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  return {
    observe: (server) => {
      server.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'page';
        duration.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
      });
    },
    text: () => register.metrics(),
  };
}
