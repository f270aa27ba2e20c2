import { broadcastsRoutes as routes } from '@croupier/contract/engagement/broadcasts.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { BroadcastDeps } from './broadcasts.types.ts';
import { countMembers, listMessages, sendToSegment, stopSending } from './broadcasts.usecases.ts';

export const broadcastsConsole = (deps: BroadcastDeps): BoundRoutes =>
  bindRoutes(routes, {
    list: ({ params, query }) => listMessages(deps, { ...params, after: query.after }),
    count: ({ params, body }) => countMembers(deps, { ...params, ...body }),
    send: ({ params, body, ...operator }) => sendToSegment(deps, { ...params, ...body }, operator),
    stop: ({ params, ...operator }) => stopSending(deps, params, operator),
  });
