import { formatMoney } from '@croupier/contract/money.ts';
import { limitLoosening, type LimitLoosening } from '@croupier/contract/protection/protection-control.ts';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { approvalErrors } from '../../access/approvals/index.ts';
import { memberErrors } from '../../access/members/index.ts';
import type { Operator } from '../../access/permissions/index.ts';
import { changeProtection } from './change.usecases.ts';
import { recordedLimit } from './limits.usecases.ts';
import { deleteLimit, findClosure, listLimits, putLimit, reopenClosure } from './protection.queries.ts';
import type { ProtectionDeps, StoredLimit } from './protection.types.ts';

export const LOOSEN_KIND = 'protection.loosen';
export const REOPEN_KIND = 'protection.reopen';
export const POLICY_KIND = 'protection.policy';

type Request<Payload> = { merchantId: string; subject: string; payload: Payload };
type Execution<Payload> = Request<Payload> & { operator: Operator };

export const operatorLimit = (
  limits: readonly StoredLimit[],
  { kind, span }: Pick<StoredLimit, 'kind' | 'span'>,
): StoredLimit | undefined =>
  limits.find((limit) => limit.owner === 'operator' && limit.kind === kind && limit.span === span);

const shown = (kind: string, amount: bigint | null): string => {
  if (amount === null) return '';
  return kind === 'time' ? `${amount} min` : formatMoney(amount);
};

/** Raising or removing an operator's limit, which a second person decides. The subject is the member's id. */
export const createLoosening = (deps: ProtectionDeps) => {
  const limitOf = async (tx: Tx, { merchantId, subject, payload }: Request<LimitLoosening>) => {
    const member = await deps.members.find(merchantId, subject, tx);
    if (!member) throw appError(memberErrors.notFound);
    const limit = operatorLimit(await listLimits(tx, { merchantId, memberId: subject }), payload);
    if (!limit) throw appError(approvalErrors.stale);
    return { member, limit };
  };
  return {
    kind: LOOSEN_KIND,
    permission: 'protection.loosen',
    schema: limitLoosening,
    /** @throws `identity.member_not_found`, `approvals.stale` */
    facts: async (tx: Tx, request: Request<LimitLoosening>) => {
      const { member, limit } = await limitOf(tx, request);
      return { account: member.account, amount: String(limit.amountMinor) };
    },
    summary: ({
      payload,
      facts,
    }: Request<LimitLoosening> & { facts: { account: string; amount: string } }) => ({
      subject: facts.account,
      changes: [
        {
          label: `limit.${payload.kind}.${payload.span}`,
          before: shown(payload.kind, BigInt(facts.amount)),
          after: shown(payload.kind, payload.amount),
        },
      ],
    }),
    execute: async (tx: Tx, request: Execution<LimitLoosening>): Promise<void> => {
      const { merchantId, subject: memberId, payload, operator } = request;
      const key = { merchantId, memberId };
      await changeProtection(deps, tx, { key, actor: operator }, async ({ stored }) => {
        const limit = operatorLimit(stored.limits, payload);
        if (!limit) throw appError(approvalErrors.stale);
        if (payload.amount === null) await deleteLimit(tx, { ...key, limit });
        else await putLimit(tx, { ...key, limit: { ...limit, amountMinor: payload.amount } });
        return {
          action: 'member.operator_limit_loosened',
          before: recordedLimit(limit),
          after:
            payload.amount === null
              ? { limit: null }
              : recordedLimit({ ...limit, amountMinor: payload.amount }),
        };
      });
    },
  } as const;
};

const reopening = z.object({ closureId: z.uuid() });
type Reopening = z.infer<typeof reopening>;

/** Reopening a closed account, which a second person decides. An exclusion stays as it is. */
export const createReopening = (deps: ProtectionDeps) =>
  ({
    kind: REOPEN_KIND,
    permission: 'protection.loosen',
    schema: reopening,
    /** @throws `identity.member_not_found` */
    facts: async (tx: Tx, { merchantId, subject }: Request<Reopening>) => {
      const member = await deps.members.find(merchantId, subject, tx);
      if (!member) throw appError(memberErrors.notFound);
      const closure = await findClosure(tx, { merchantId, memberId: subject });
      return { account: member.account, closureId: closure?.id ?? '', reason: closure?.reasonCode ?? '' };
    },
    summary: ({ facts }: { facts: { account: string } }) => ({
      subject: facts.account,
      changes: [{ label: 'account.closed', before: 'closed', after: 'open' }],
    }),
    execute: async (tx: Tx, request: Execution<Reopening>): Promise<void> => {
      const { merchantId, subject: memberId, payload, operator } = request;
      const key = { merchantId, memberId };
      await changeProtection(deps, tx, { key, actor: operator }, async ({ stored, now }) => {
        if (stored.closure?.id !== payload.closureId) throw appError(approvalErrors.stale);
        await reopenClosure(tx, { merchantId, id: payload.closureId, at: now });
        return { action: 'member.account_reopened' };
      });
    },
  }) as const;
