import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { approvalErrors } from '../../access/approvals/index.ts';
import { memberErrors } from '../../access/members/index.ts';
import type { Operator } from '../../access/permissions/index.ts';
import type { MoneyTx } from '../wallet/index.ts';
import { bonusErrors } from './bonuses.errors.ts';
import { findBonus } from './bonuses.queries.ts';
import type { Bonus, BonusDeps, BonusKey } from './bonuses.types.ts';
import { endBonus } from './ends.usecases.ts';

const REVOKE_KIND = 'bonuses.revoke';
const payloadSchema = z.object({ granted: z.string() });

type Request = { merchantId: string; subject: string; payload: z.infer<typeof payloadSchema> };
type Facts = { account: string; memberId: string; granted: string; currency: string; state: string };

/** @throws `bonuses.not_found`, `bonuses.ended` */
async function getOpen(tx: Tx | BonusDeps['db'], key: BonusKey): Promise<Bonus> {
  const bonus = await findBonus(tx, key);
  if (!bonus) throw appError(bonusErrors.notFound);
  if (bonus.state === 'ended') throw appError(bonusErrors.ended);
  return bonus;
}

/** Takes a bonus back, which a second person decides. The subject is the bonus's id; own money is not touched. */
export const createRevocation = (deps: BonusDeps) =>
  ({
    kind: REVOKE_KIND,
    permission: 'bonuses.revoke',
    schema: payloadSchema,
    /** @throws `bonuses.not_found`, `bonuses.ended`, `identity.member_not_found` */
    facts: async (tx: Tx, { merchantId, subject }: Request): Promise<Facts> => {
      const { memberId, grantedMinor, currency, state } = await getOpen(tx, { merchantId, bonusId: subject });
      const member = await deps.members.find(merchantId, memberId, tx);
      if (!member) throw appError(memberErrors.notFound);
      return { account: member.account, memberId, granted: formatMoney(grantedMinor), currency, state };
    },
    summary: ({ facts }: Request & { facts: Facts }) => ({
      subject: facts.account,
      changes: [{ label: 'bonus', before: `${facts.granted} ${facts.currency}`, after: '' }],
    }),
    /** @throws `approvals.stale` */
    execute: async (
      tx: Tx,
      { merchantId, subject, operator }: Request & { operator: Operator },
    ): Promise<void> => {
      const before = await findBonus(tx, { merchantId, bonusId: subject });
      if (!before || before.state === 'ended') throw appError(approvalErrors.stale);
      await deps.audit.record(tx, {
        merchantId,
        actor: operator.account,
        action: 'member.bonus_revoked',
        subject: `member:${before.memberId}`,
        before: { bonus: subject, state: before.state, granted: formatMoney(before.grantedMinor) },
        ip: operator.ip,
        requestId: operator.requestId,
      });
      // `transaction` below made it.
      const after = await endBonus(deps, tx as MoneyTx, { merchantId, bonusId: subject, reason: 'revoked' });
      if (after.endedHow !== 'revoked') throw appError(approvalErrors.stale);
    },
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => deps.wallet.transaction(work),
  }) as const;

/** @throws `bonuses.not_found`, `bonuses.ended`, `approvals.already_asked`, `.already_decided`, `.altered` */
export async function askRevocation(
  { db, approvals }: BonusDeps,
  { key, reason, operator, ...of }: BonusKey & { key: string; reason: string; operator: Operator },
): Promise<RequestResult> {
  const { grantedMinor } = await getOpen(db, of);
  return approvals.ask({
    merchantId: of.merchantId,
    id: key,
    kind: REVOKE_KIND,
    subject: of.bonusId,
    payload: { granted: formatMoney(grantedMinor) },
    reason,
    operator,
  });
}
