import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { addDays } from '../../../../platform/zone.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { firstPeriodOf, settlementDay } from '../calendar.rules.ts';
import { networkErrors } from '../network.errors.ts';
import type { NetworkDeps, Node } from '../network.types.ts';
import { periodAt } from '../rates/rates.rules.ts';
import { findNode, findNodeByNo } from '../tree/nodes.queries.ts';
import { insertMove, isPending } from './moves.queries.ts';
import { checkMove } from './moves.usecases.ts';

export const MOVE_KIND = 'agents.move';

const payloadSchema = z.object({ toId: z.uuid().nullable(), reason: z.string().max(500) });
type Payload = z.infer<typeof payloadSchema>;
type Request = { merchantId: string; subject: string; payload: Payload };
type Facts = { account: string; upline: string; path: string; to: string };

/** A member that moves with everybody below, which two operators decide. The subject is the member's id. */
export const createMoveRequest = (deps: NetworkDeps) => {
  const { clock, members, merchants } = deps;

  const nodesOf = async (tx: Tx, { merchantId, subject, payload }: Request) => {
    const node = await findNode(tx, { merchantId, memberId: subject });
    const to = payload.toId === null ? undefined : await findNode(tx, { merchantId, memberId: payload.toId });
    if (!node || (payload.toId !== null && !to)) throw appError(networkErrors.notFound);
    return { node, to };
  };

  const accountOf = async (tx: Tx, merchantId: string, node: Node | undefined): Promise<string> =>
    node ? ((await members.find(merchantId, node.memberId, tx))?.account ?? '') : '';

  return {
    kind: MOVE_KIND,
    permission: 'agents.manage',
    schema: payloadSchema,
    /** @throws `agents.not_found`, `.move_same`, `.move_below`, `.move_pending`, `.too_deep`, `.rate_above` */
    facts: async (tx: Tx, request: Request): Promise<Facts> => {
      const { merchantId } = request;
      const { node, to } = await nodesOf(tx, request);
      if (await isPending(tx, { merchantId, no: node.no })) throw appError(networkErrors.movePending);
      await checkMove(tx, { merchantId, node, to, period: periodAt(clock.now()) });
      const upline = await findNodeByNo(tx, { merchantId, no: node.uplineNo });
      return {
        account: await accountOf(tx, merchantId, node),
        upline: await accountOf(tx, merchantId, upline),
        path: node.path,
        to: await accountOf(tx, merchantId, to),
      };
    },
    summary: ({ facts }: { facts: Facts }) => ({
      subject: facts.account,
      changes: [{ label: 'upline', before: facts.upline, after: facts.to }],
    }),
    execute: async (tx: Tx, request: Request & { id: string }): Promise<void> => {
      const { merchantId, payload, id } = request;
      const { node, to } = await nodesOf(tx, request);
      const at = clock.now();
      const { settlement } = (await merchants.byId(merchantId)).settings;
      const duePeriod = firstPeriodOf(addDays(settlementDay(at, settlement), 1), settlement);
      const stored = await insertMove(tx, {
        merchantId,
        id,
        no: node.no,
        fromNo: node.uplineNo,
        toNo: to?.no ?? 0,
        reason: payload.reason,
        decidedAt: at,
        duePeriod,
      });
      if (!stored) throw appError(networkErrors.movePending);
    },
  } as const;
};
