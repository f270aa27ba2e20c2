import type { Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { CONSOLE } from '../sessions/index.ts';
import {
  endBreakGlass,
  findActiveBreakGlass,
  insertBreakGlass,
  listBreakGlass,
  markBreakGlassSeen,
} from './break-glass.queries.ts';
import { permissionErrors } from './permissions.errors.ts';
import { PERMISSIONS_CONFIG } from './permissions.config.ts';
import type { BreakGlass, Operator, PermissionDeps } from './permissions.types.ts';

/** Emergency access: one owner may act alone for half an hour, with a reason, and every owner is notified. */
export function createBreakGlass(deps: PermissionDeps) {
  const { db, clock, log, audit, outbox, operators } = deps;

  const record = (tx: Tx, operator: Operator, action: string, after: object): Promise<void> => {
    const { account, ip, requestId } = operator;
    const subject = `operator:${account.id}`;
    return audit.record(tx, { merchantId: CONSOLE, actor: account, action, subject, after, ip, requestId });
  };

  const findActive: BreakGlass['findActive'] = (tx, operatorId) =>
    findActiveBreakGlass(tx, { operatorId, now: clock.now() });

  return {
    findActive,

    list: async (operatorId: string) => {
      const now = clock.now();
      const since = new Date(now.getTime() - PERMISSIONS_CONFIG.breakGlassShownMilliseconds);
      return (await listBreakGlass(db, { since })).map((use) => ({
        id: use.id,
        operator: { id: use.operatorId, name: use.operatorName },
        reason: use.reason,
        startedAt: use.startedAt,
        endsAt: use.endsAt,
        isActive: use.endsAt > now,
        isSeen: use.seenBy.includes(operatorId),
      }));
    },

    /** @throws `permissions.break_glass_active` */
    start: async (operator: Operator, reason: string): Promise<{ endsAt: Date }> => {
      const operatorId = operator.account.id;
      const use = await db.transaction().execute(async (tx) => {
        // Concurrent calls must not start it twice.
        await operators.lock(tx, operatorId);
        if (await findActive(tx, operatorId)) throw appError(permissionErrors.breakGlassActive);
        const startedAt = clock.now();
        const endsAt = new Date(startedAt.getTime() + PERMISSIONS_CONFIG.breakGlassMilliseconds);
        const id = newId();
        await insertBreakGlass(tx, { id, operatorId, reason, startedAt, endsAt });
        await record(tx, operator, 'break_glass.started', { id, reason, endsAt });
        const payload = { id, operatorId, reason, endsAt: endsAt.toISOString() };
        await outbox.record(tx, { merchantId: CONSOLE, type: 'break_glass.started', payload });
        return { id, endsAt };
      });
      // Reaches those who watch the log when no owner is at the console.
      log.warn({ breakGlass: use.id, operatorId, reason, endsAt: use.endsAt }, 'an owner acts alone');
      return { endsAt: use.endsAt };
    },

    end: (operator: Operator): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const ended = await endBreakGlass(tx, { operatorId: operator.account.id, now: clock.now() });
        for (const id of ended) await record(tx, operator, 'break_glass.ended', { id });
      }),

    see: (id: string, operatorId: string): Promise<void> => markBreakGlassSeen(db, { id, operatorId }),
  };
}

export type BreakGlassUsecases = ReturnType<typeof createBreakGlass>;
