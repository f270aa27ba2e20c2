import { formatMoney, positiveMoney } from '@croupier/contract/money.ts';
import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import { requestReason, type RequestResult } from '@croupier/contract/access/approvals.ts';
import { formatAmount } from '@croupier/i18n/format/money.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import { decide } from '../engine/decide.rules.ts';
import { readFacts } from '../facts/facts.usecases.ts';
import { marksOf } from '../facts/marks.usecases.ts';
import { grantMany } from '../grants/granting.usecases.ts';
import { numberRewards } from '../grants/grants.queries.ts';
import { decisionError, grantedOf } from '../claims/refusals.rules.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Parts, Promotion } from '../promotions.types.ts';
import { tellOf } from '../telling/telling.usecases.ts';
import { findPublished } from '../versions/versions.queries.ts';
import { lockApplication, moveApplication, type Application } from './applications.queries.ts';

const APPLICATION_KIND = 'promotions.application';
const payloadSchema = z.object({ amountMinor: positiveMoney, reason: requestReason });
type Payload = z.output<typeof payloadSchema>;
type Key = { merchantId: string; id: string };

/** What an operator may give: the amounts that the promotion leaves to them. */
export function operatorRange({
  definition,
}: Pick<Promotion, 'definition'>): { min: bigint; max: bigint } | undefined {
  for (const reward of definition.rewards)
    if ('amount' in reward && reward.amount.by === 'operator') return reward.amount;
  return undefined;
}

/** An application that can be decided, locked. @throws `promotions.application_not_found`, `.already_decided` */
async function openApplication(tx: Tx, key: Key): Promise<Application> {
  const application = await lockApplication(tx, key);
  if (!application) throw appError(promotionErrors.applicationNotFound);
  if (application.state === 'granted' || application.state === 'rejected')
    throw appError(promotionErrors.alreadyDecided);
  return application;
}

async function tellDecided(
  parts: Parts,
  tx: Tx,
  { merchantId, id, memberId, promotionId }: Application,
  {
    operator,
    state,
    details,
    params,
  }: {
    operator: Operator;
    state: 'granted' | 'rejected';
    details: object;
    params: Record<string, string>;
  },
): Promise<void> {
  const { outbox, audit, clock } = parts;
  await audit.record(tx, {
    merchantId,
    actor: operator.account,
    action: `application.${state}`,
    subject: `application:${id}`,
    after: { member: memberId, promotion: promotionId, at: clock.now().toISOString(), ...details },
    ip: operator.ip,
    requestId: operator.requestId,
  });
  await outbox.record(tx, {
    merchantId,
    type: 'application.decided',
    payload: { applicationId: id, memberId, promotionId, state },
  });
  const kind = `application_${state}` as const;
  await tellOf(parts, tx, { merchantId, memberId, promotionId, kind, about: id, params });
  await numberRewards(tx, { merchantId, memberIds: [memberId] });
}

/** Grants what was decided, in the transaction of the decision. */
async function grantApplication(
  parts: Parts,
  tx: MoneyTx,
  key: Key,
  { amountMinor, reason, operator }: Payload & { operator: Operator },
): Promise<void> {
  const application = await openApplication(tx, key);
  const { memberId } = application;
  const promotion = await findPublished(tx, application);
  if (!promotion) throw appError(promotionErrors.notFound);
  const at = parts.clock.now();
  const more = { operatorMinor: amountMinor };
  const facts = (await readFacts(parts, { promotion, memberIds: [memberId], at, more }, tx)).get(memberId);
  if (!facts) throw appError(promotionErrors.applicationNotFound);
  // Who applied in time is answered after the end, too.
  const decision = decide({ ...promotion.definition, closesAt: null }, facts, at);
  if (!decision.isGranted) throw decisionError(decision);
  const [outcome] = await grantMany(parts, tx, promotion, [
    {
      memberId,
      windowKey: `application:${application.id}`,
      rewards: decision.rewards,
      because: decision.because,
      state: promotion.definition.delivery === 'auto' ? 'claimed' : 'issued',
      marks: await marksOf(parts, promotion, { memberId }),
    },
  ]);
  const grant = grantedOf(outcome ?? { outcome: 'closed' });
  await moveApplication(tx, {
    ...key,
    state: 'granted',
    amountMinor,
    grantId: grant.id,
    by: operator.account.id,
    at,
  });
  await tellDecided(parts, tx, application, {
    operator,
    state: 'granted',
    details: { amount: formatMoney(amountMinor), grant: grant.id, reason },
    params: {
      amount: formatMoney(amountMinor),
      currency: (await parts.merchants.byId(application.merchantId)).currency,
    },
  });
}

/** The request for an amount that needs two persons. The subject is the application's id. */
export const createApplicationRequest = (parts: Parts) =>
  ({
    kind: APPLICATION_KIND,
    permission: 'promotions.applications.decide',
    schema: payloadSchema,
    facts: async (tx: Tx, { merchantId, subject }: { merchantId: string; subject: string }) => {
      const { memberId, promotionId, comment } = await openApplication(tx, { merchantId, id: subject });
      const { currency } = await parts.merchants.byId(merchantId);
      const member = await parts.members.find(merchantId, memberId, tx);
      return { account: member?.account ?? memberId, promotionId, comment, currency };
    },
    summary: ({
      payload,
      facts,
    }: {
      payload: Payload;
      facts: { account: string; currency: string; comment: string };
    }) => ({
      subject: facts.account,
      changes: [
        {
          label: 'promotion',
          before: facts.comment,
          after: formatAmount(payload.amountMinor, {
            locale: 'en',
            currency: facts.currency,
            sign: 'always',
          }),
        },
      ],
    }),
    execute: (
      tx: Tx,
      {
        merchantId,
        subject,
        payload,
        operator,
      }: { merchantId: string; subject: string; payload: Payload; operator: Operator },
    ): Promise<void> =>
      // `transaction` below made it.
      grantApplication(parts, tx as MoneyTx, { merchantId, id: subject }, { ...payload, operator }),
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => parts.wallet.transaction(work),
  }) as const;

/**
 * Grants an application: at once below the line, else by a request.
 *
 * @throws `promotions.application_not_found`, `.already_decided`, `.amount_outside`, `.budget_spent` and the like
 */
export async function approveApplication(
  parts: Parts,
  key: Key,
  { amountMinor, reason, operator }: Payload & { operator: Operator },
): Promise<RequestResult> {
  const { merchantId, id } = key;
  const { currency } = await parts.merchants.byId(merchantId);
  const application = await parts.db.transaction().execute((tx) => openApplication(tx, key));
  const promotion = await findPublished(parts.db, application);
  const range = promotion && operatorRange(promotion);
  if (!range || amountMinor < range.min || amountMinor > range.max)
    throw fieldRefusal(promotionErrors.amountOutside, 'amount');
  if (amountMinor < twoPersonLine(currency)) {
    await parts.wallet.transaction((tx) =>
      grantApplication(parts, tx, key, { amountMinor, reason, operator }),
    );
    return { id, state: 'done' };
  }
  const asked = await parts.approvals.ask({
    merchantId,
    kind: APPLICATION_KIND,
    subject: id,
    payload: { amountMinor, reason },
    reason,
    operator,
  });
  await parts.db.transaction().execute(async (tx) => {
    const open = await lockApplication(tx, key);
    if (open?.state === 'waiting')
      await moveApplication(tx, { ...key, state: 'asked', by: operator.account.id, at: parts.clock.now() });
  });
  return asked;
}

/** Rejects an application with a remark that the member reads. */
export async function rejectApplication(
  parts: Parts,
  key: Key,
  { remark, operator }: { remark: string; operator: Operator },
): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    const application = await openApplication(tx, key);
    await moveApplication(tx, {
      ...key,
      state: 'rejected',
      remark,
      by: operator.account.id,
      at: parts.clock.now(),
    });
    await tellDecided(parts, tx, application, {
      operator,
      state: 'rejected',
      details: { remark },
      params: { remark },
    });
  });
}
