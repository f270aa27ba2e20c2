import { requestReason, type RequestResult } from '@croupier/contract/access/approvals.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { AppError, appError } from '../../../../platform/http/errors.ts';
import { approvalErrors, type Approvals } from '../../../access/approvals/index.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import { findDraw } from '../draws/draws.queries.ts';
import { publicDrawId, type Draw, type DrawState } from '../draws/draws.types.ts';
import { voidDraw, type OutcomeDeps } from '../draws/outcome.usecases.ts';
import { lotteryErrors } from '../lottery.errors.ts';

export const VOID_KIND = 'lottery.void_draw';

type VoidDeps = OutcomeDeps & { audit: Pick<Audit, 'record'> };

const payloadSchema = z.object({ reason: requestReason });
type Request = { subject: string; payload: z.output<typeof payloadSchema> };
type Facts = { draw: string; resultVersion: number };

/** Once nobody can buy any more, and while no run is under way. */
const VOIDABLE: ReadonlySet<DrawState> = new Set(['sealed', 'held', 'late', 'settled']);

/**
 * A draw that others hold. One of our own has a result that nobody can wish away.
 *
 * @throws `lottery.draw_not_found`, `lottery.void_not_allowed`
 */
async function lockVoidable(tx: Tx, id: string): Promise<Draw> {
  const draw = await findDraw(tx, { id }, { locks: true });
  if (!draw) throw appError(lotteryErrors.drawNotFound);
  if (draw.source !== 'feed' || !VOIDABLE.has(draw.state)) throw appError(lotteryErrors.voidNotAllowed);
  return draw;
}

/** Voids an outside draw after a second person has agreed. The subject of the request is the draw. */
export const createVoidRequest = (deps: VoidDeps) => ({
  kind: VOID_KIND,
  permission: 'lottery.results' as const,
  schema: payloadSchema,
  facts: async (tx: Tx, { subject }: Request): Promise<Facts> => {
    const draw = await lockVoidable(tx, subject);
    return { draw: publicDrawId(draw), resultVersion: draw.resultVersion };
  },
  summary: ({ facts }: Request & { facts: Facts }) => ({
    subject: facts.draw,
    changes: [
      {
        label: 'lottery.result',
        before: facts.resultVersion > 0 ? `v${facts.resultVersion}` : '',
        after: '',
      },
    ],
  }),
  /** @throws `approvals.stale` */
  execute: async (
    tx: Tx,
    { subject, payload, operator }: Request & { operator: Operator },
  ): Promise<void> => {
    const draw = await lockVoidable(tx, subject).catch((error: unknown) => {
      throw error instanceof AppError ? appError(approvalErrors.stale) : error;
    });
    await voidDraw(deps, tx, draw, 'operators');
    await deps.audit.record(tx, {
      merchantId: '',
      actor: operator.account,
      action: 'lottery.draw_voided',
      subject: `lottery-draw:${draw.id}`,
      before: { state: draw.state, version: draw.resultVersion },
      after: { state: 'void', reason: payload.reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  },
});

type Asked = { id: string; drawId: string; reason: string; operator: Operator };

/** @throws `lottery.draw_not_found`, `lottery.void_not_allowed`, `approvals.already_asked` */
export const askVoid = (
  { approvals }: { approvals: Pick<Approvals, 'ask'> },
  { id, drawId, reason, operator }: Asked,
): Promise<RequestResult> =>
  approvals.ask({
    merchantId: '',
    id,
    kind: VOID_KIND,
    subject: drawId,
    payload: { reason },
    reason,
    operator,
  });
