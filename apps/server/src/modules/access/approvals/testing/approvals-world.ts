import { SHIPPED_ROLES, type ShippedRole } from '@croupier/contract/access/shipped-roles.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { createLogger } from '../../../../platform/log.ts';
import { createOutbox } from '../../../../platform/outbox.ts';
import { createOperatorsWorld } from '../../operators/testing/operators-world.ts';
import { createPermissions } from '../../permissions/index.ts';
import { rightsFrom } from '../../permissions/rights.rules.ts';
import { approvalErrors, createApprovals, type ApprovalKind } from '../index.ts';
import type { Checker } from '../approvals.types.ts';

export const REASON = 'Because of a test.';

/** Permissions and approvals over the operators' world, with a kind of request that counts how often it was executed. */
export async function createApprovalsWorld() {
  const world = await createOperatorsWorld();
  const { db } = world.database;
  const outbox = createOutbox({ ...world, log: createLogger('silent', 'test') });
  const permissions = createPermissions({ ...world, db, outbox });
  const approvals = createApprovals({ ...world, db, outbox, permissions });
  permissions.hooks.ask.push(approvals.ask);

  /** The subjects of test requests. */
  const subjects = new Map<string, { value: number; fails?: 'stale' | 'refused' }>();
  const executed: Array<{ subject: string; amount: bigint }> = [];
  const kind = {
    kind: 'test.add',
    permission: 'sites.manage',
    schema: z.object({ amount: z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String }) }),
    facts: async (_tx: unknown, { subject }: { subject: string }) => {
      const found = subjects.get(subject);
      if (!found) throw appError({ code: 'test.not_found', status: 404 });
      return { value: found.value };
    },
    summary: ({ subject, payload, facts }: SummaryInput) => ({
      subject,
      changes: [{ label: 'value', before: `${facts.value}`, after: `${facts.value} + ${payload.amount}` }],
    }),
    execute: async (_tx: unknown, { subject, payload }: { subject: string; payload: { amount: bigint } }) => {
      const fails = subjects.get(subject)?.fails;
      if (fails === 'stale') throw appError(approvalErrors.stale);
      if (fails) throw appError({ code: 'test.refused', status: 409 });
      executed.push({ subject, amount: payload.amount });
    },
  } satisfies ApprovalKind;
  type SummaryInput = { subject: string; payload: { amount: bigint }; facts: { value: number } };
  approvals.hooks.kinds.push(
    permissions.grantsChange,
    permissions.roleChange,
    ...permissions.accountChanges,
    kind,
  );

  /** An operator with roles at some merchants, or at all if they are null. */
  const createOperator = async (
    roles: readonly ShippedRole[],
    merchants: readonly string[] | null = null,
  ): Promise<Checker> => {
    const [id, at] = [newId(), world.clock.now()];
    const email = `${id}@example.com`;
    await sql`insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at)
      values (${id}, ${email}, ${email}, ${roles.join(' ')}, '', ${at}, ${at})`.execute(db);
    for (const role of roles)
      await sql`insert into grants (id, operator_id, role_id, merchants, granted_at)
        values (${newId()}, ${id}, ${role}, ${merchants}, ${at})`.execute(db);
    const account: Account = {
      id,
      merchantId: '',
      sessionId: newId(),
      kind: 'operator',
      pending: null,
      confirmedAt: at,
    };
    const rights = rightsFrom(
      roles.map((roleId) => ({
        roleId,
        merchants: merchants === null ? null : [...merchants],
        actCeiling: null,
        dayCeiling: null,
        until: null,
        grantedAt: at,
        permissions: SHIPPED_ROLES[roleId],
      })),
      at,
    );
    return { account, ip: '203.0.113.9', requestId: 'request-1', rights };
  };

  const ask = (
    operator: Checker,
    subject: string,
    { merchantId = 'croupier', amount = 5n }: { merchantId?: string; amount?: bigint } = {},
  ) => {
    if (!subjects.has(subject)) subjects.set(subject, { value: 1 });
    const request = { kind: kind.kind, merchantId, subject, payload: { amount }, reason: REASON };
    return approvals.ask({ ...request, operator });
  };

  const handlers = {
    ...approvals.consoleRoutes.handlers,
    ...permissions.consoleRoutes.handlers,
    ...world.operators.consoleRoutes.handlers,
  } as Record<string, (call: object) => Promise<never>>;
  /** Calls a route of either module by its name. */
  const call = (name: string, operator: Checker, input: object = {}): Promise<never> => {
    const handler = handlers[name];
    if (!handler) throw new Error(`no handler ${name}`);
    return handler({ ...world.call, ...operator, ...input });
  };
  return {
    ...world,
    visitor: world.call,
    db,
    permissions,
    approvals,
    subjects,
    executed,
    createOperator,
    ask,
    call,
  };
}

export type ApprovalsWorld = Awaited<ReturnType<typeof createApprovalsWorld>>;
