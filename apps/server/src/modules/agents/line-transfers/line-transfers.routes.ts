import { lineTransfersRoutes as routes } from '@croupier/contract/agents/line-transfers.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { keysetPage, positionOf } from '../../../platform/keyset.ts';
import { listTransfers } from './line-transfers.reads.ts';
import type { LineTransferDeps } from './line-transfers.types.ts';
import { sendWithinLine, type Caller } from './sending.usecases.ts';
import { readTerms } from './standing.usecases.ts';
import { sentView } from './sent-view.usecases.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });
const callerOf = ({
  account,
  ip,
  requestId,
}: {
  account: Account;
  ip: string;
  requestId: string;
}): Caller => ({
  kind: account.kind === 'agent' ? 'agent' : 'member',
  ip,
  requestId,
});

export const lineTransferRoutes = (deps: LineTransferDeps): BoundRoutes =>
  bindRoutes(routes, {
    terms: ({ account }) => readTerms(deps, keyOf(account)),
    list: async ({ account, query: { after, limit, ...span } }) =>
      keysetPage(
        await listTransfers(deps.db, {
          ...keyOf(account),
          from: span.from,
          until: span.until,
          before: positionOf(after),
          limit: limit + 1,
        }),
        limit,
      ),
    down: async (call) => {
      const to = { direction: 'down', memberId: call.params.memberId } as const;
      const how = { sending: call.body, caller: callerOf(call) };
      return sentView(deps, await sendWithinLine(deps, keyOf(call.account), to, how), keyOf(call.account));
    },
    up: async (call) => {
      const how = { sending: call.body, caller: callerOf(call) };
      const sent = await sendWithinLine(deps, keyOf(call.account), { direction: 'up' }, how);
      return sentView(deps, sent, keyOf(call.account));
    },
  });
