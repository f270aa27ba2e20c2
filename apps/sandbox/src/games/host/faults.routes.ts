import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../../pages/layout.ts';
import { faultsPage } from './faults.page.ts';
import type { Host } from './host.types.ts';
import { onlyLoopback } from './operators.routes.ts';
import type { RawJson } from './raw-json.ts';
import { VENDOR_FAULT_NAMES, type VendorFault } from './vendor-faults.ts';

const faultName = z.enum(VENDOR_FAULT_NAMES as [VendorFault, ...VendorFault[]]);
const armed = z.object({
  faults: z.array(
    z.object({
      provider: z.string().min(1),
      fault: faultName,
      account: z.string().optional(),
      times: z.union([z.int().min(1), z.literal('always')]).default(1),
    }),
  ),
});
const SHOWN_CALLS = 60;

/** The panel that makes vendors misbehave. Tests replace all armed faults by `PUT`. */
export function addFaultPanel(server: FastifyInstance, host: Host): void {
  const { faults } = host;
  server.get('/', async (_request, reply) => reply.redirect('/vendors/faults', 303));
  server.get<{ Headers: { accept?: string } }>('/vendors/faults', async ({ headers }, reply) => {
    if (headers.accept?.includes('application/json')) return { faults: faults.list() };
    return sendPage(
      reply,
      faultsPage({
        armed: faults.list(),
        operators: host.operators.list(),
        calls: host.calls.listRecent(SHOWN_CALLS),
      }),
    );
  });
  server.put<{ Body: RawJson }>('/vendors/faults', { onRequest: onlyLoopback }, async ({ body }, reply) => {
    const read = armed.safeParse(body.json);
    if (!read.success)
      return reply.code(400).send({ error: 'faults: provider, fault, times and account of each' });
    faults.replace(read.data.faults);
    return { faults: faults.list() };
  });
  server.post<{ Body: { vendor?: string; fault?: string; times?: string } }>(
    '/vendors/faults',
    { onRequest: onlyLoopback },
    async ({ body: { vendor, fault, times } }, reply) => {
      const name = faultName.safeParse(fault);
      if (!vendor || !name.success) return reply.code(400).send('vendor and fault');
      if (times === 'never') faults.disarm(vendor, name.data);
      else faults.arm({ provider: vendor, fault: name.data, times: times === 'once' ? 1 : 'always' });
      return reply.redirect(`/vendors/faults#${vendor}`, 303);
    },
  );
  server.post('/vendors/faults/clear', { onRequest: onlyLoopback }, async (_request, reply) => {
    faults.replace([]);
    return reply.redirect('/vendors/faults', 303);
  });
}
