import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Host } from './host.types.ts';
import type { ProtocolId } from './vendor.types.ts';
import type { RawJson } from './raw-json.ts';

const settings = z.object({
  adapter: z.enum(['hub88', 'evolution', 'hmac', 'transfer']),
  callbackUrl: z.url(),
  merchant: z.string().min(1).max(64),
  currency: z.string().min(2).max(16),
  publicKey: z.string().max(4_096).optional(),
});

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Registering accounts and arming faults is for this machine alone. */
export async function onlyLoopback(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return LOOPBACK.has(request.ip) ? undefined : reply.code(403).send({ error: 'only from this machine' });
}

/** How operators get an account at a vendor, instead of a contract. */
export function addOperatorRoutes(server: FastifyInstance, host: Host): void {
  server.put<{ Params: { vendor: string; account: string }; Body: RawJson }>(
    '/operators/:vendor/:account',
    { onRequest: onlyLoopback },
    async ({ params: { vendor, account }, body }, reply) => {
      const read = settings.safeParse(body.json);
      if (!read.success) {
        const [issue] = read.error.issues;
        return reply.code(400).send({ error: issue?.message, field: issue?.path.join('.') });
      }
      if (!host.catalogue.hasVendor(vendor)) return reply.code(404).send({ error: 'vendor' });
      const { adapter, publicKey = null, ...rest } = read.data;
      const protocol: ProtocolId = adapter;
      const { keys } = host.operators.register({ ...rest, vendor, account, protocol, publicKey });
      const { vendorPrivateKey: _private, ...shared } = keys;
      return {
        ...shared,
        // Protocols append their own paths.
        apiUrl: `${host.url()}/v/${vendor}/${protocol}`,
        hosts: [new URL(host.url()).host],
        games: host.catalogue.list(vendor).filter((game) => host.engineOf(game)).length,
      };
    },
  );
}
