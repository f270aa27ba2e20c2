import { formatAmount } from '@croupier/i18n/format/money.ts';
import { z } from 'zod';
import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { memberErrors } from '../../../access/members/index.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { withdrawalErrors } from '../withdrawals/withdrawals.errors.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { turnoverOf, waiveTurnover } from './turnover.usecases.ts';

const WAIVE_KIND = 'turnover.waive';

type Request = { merchantId: string; subject: string; payload: Record<string, never> };
type Facts = { account: string; owed: string };

/** Turnover that two persons waive. The subject is the member's id. */
export const createTurnoverWaiver = (deps: WithdrawalDeps) =>
  ({
    kind: WAIVE_KIND,
    permission: 'payments.withdrawals.decide',
    schema: z.object({}),
    /** Only who owes what: playing on must not make the request stale. @throws `identity.member_not_found` */
    facts: async (tx: Tx, { merchantId, subject }: Request): Promise<Facts> => {
      const member = await deps.members.lock(tx, merchantId, subject);
      if (!member) throw appError(memberErrors.notFound);
      const { currency } = await deps.merchants.byId(merchantId);
      const { requiredMinor } = await turnoverOf(deps, tx, { merchantId, memberId: subject, currency });
      if (requiredMinor === 0n) throw appError(withdrawalErrors.noTurnover);
      return {
        account: member.account,
        owed: formatAmount(requiredMinor, { locale: 'en', currency }),
      };
    },
    summary: ({ facts }: Request & { facts: Facts }) => ({
      subject: facts.account,
      changes: [{ label: 'turnover', before: facts.owed, after: '' }],
    }),
    execute: async (
      tx: Tx,
      { merchantId, subject, operator }: Request & { operator: Operator },
    ): Promise<void> => {
      const { currency } = await deps.merchants.byId(merchantId);
      await waiveTurnover(deps, tx, { merchantId, memberId: subject, currency });
      await deps.audit.record(tx, {
        merchantId,
        actor: operator.account,
        action: 'member.turnover_waived',
        subject: `member:${subject}`,
        ip: operator.ip,
        requestId: operator.requestId,
      });
    },
  }) as const;

/** @throws `identity.member_not_found`, `payments.no_turnover`, `approvals.already_asked`, `.altered` */
export const askWaiver = (
  deps: Pick<WithdrawalDeps, 'approvals'>,
  {
    merchantId,
    memberId,
    key,
    reason,
    operator,
  }: {
    merchantId: string;
    memberId: string;
    key: string;
    reason: string;
    operator: Operator;
  },
): Promise<RequestResult> =>
  deps.approvals.ask({
    merchantId,
    id: key,
    kind: WAIVE_KIND,
    subject: memberId,
    payload: {},
    reason,
    operator,
  });
