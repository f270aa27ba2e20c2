import { agentRingsRoutes as routes } from '@croupier/contract/agents/agent-desk.ts';
import { addDays } from '../../../platform/zone.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { appError } from '../../../platform/http/errors.ts';
import { keysetPage, positionOf } from '../../../platform/keyset.ts';
import { ringErrors } from './rings.errors.ts';
import { decideRing } from './rings.queries.ts';
import { findRing, listRingMembers, listRings } from './rings.reads.ts';
import type { Ring, RingDeps } from './rings.types.ts';

const FIGURE_DAYS = 30;

const found = (ring: Ring | undefined): Ring => {
  if (!ring) throw appError(ringErrors.notFound);
  return ring;
};

export const ringsConsole = (deps: RingDeps): BoundRoutes => {
  const { db, clock, audit, merchants } = deps;
  return bindRoutes(routes, {
    rings: async ({ params, query: { after, limit, state } }) =>
      keysetPage(
        await listRings(db, {
          merchantId: params.merchantCode,
          state,
          before: positionOf(after),
          limit: limit + 1,
        }),
        limit,
      ),
    ring: async ({ params: { merchantCode: merchantId, ringId: id } }) => {
      const since = addDays(clock.now().toISOString().slice(0, 10), -FIGURE_DAYS);
      return {
        ...found(await findRing(db, { merchantId, id })),
        currency: (await merchants.byId(merchantId)).currency,
        members: await listRingMembers(db, { merchantId, id, since }),
      };
    },
    decideRing: ({ params: { merchantCode: merchantId, ringId: id }, body, account, ip, requestId }) =>
      db.transaction().execute(async (tx) => {
        const before = found(await findRing(tx, { merchantId, id }));
        await decideRing(tx, { merchantId, id, ...body, by: account.id, at: clock.now() });
        await audit.record(tx, {
          merchantId,
          actor: { kind: account.kind, id: account.id },
          action: 'ring.decided',
          subject: `ring:${id}`,
          before: { state: before.state },
          after: body,
          ip,
          requestId,
        });
        return found(await findRing(tx, { merchantId, id }));
      }),
  });
};
