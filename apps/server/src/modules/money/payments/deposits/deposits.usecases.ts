import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import type { Deposit } from '@croupier/contract/payments/deposits.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { By } from '../changes/changes.types.ts';
import { findMethod } from '../channels/methods.reads.ts';
import type { CreditParts } from '../movements/crediting.usecases.ts';
import { paymentErrors } from '../payments.errors.ts';
import { askById } from './asking.usecases.ts';
import { findDeposit, listExpired, lockDeposit, moveDeposit, setSlips } from './deposits.queries.ts';
import type { DepositKey, DepositRow } from './deposits.types.ts';
import { depositView } from './view.usecases.ts';

/** A page that is reloaded again and again asks the provider once in this time. */
const RETURNED_MILLISECONDS = 3_000;
const ASK_AFTER_END_MILLISECONDS = 60_000;
const MAX_EXPIRED = 200;
/** A picture of the slip helps where the money comes by a bank transfer. */
const SLIP_KINDS: ReadonlySet<string> = new Set(['slip', 'bank', 'qr']);

type OfMember = DepositKey & { memberId: string; language: string };

export function createDepositUsecases(parts: CreditParts) {
  const { db, clock } = parts;
  const asked = createFresh<void>({ clock, milliseconds: RETURNED_MILLISECONDS });

  const own = (row: DepositRow | undefined, memberId: string): DepositRow => {
    if (row?.memberId !== memberId) throw appError(paymentErrors.notFound);
    return row;
  };

  return {
    /** @param returned the member comes back from the provider's page, which proves nothing: the provider is asked */
    get: async ({
      language,
      memberId,
      returned,
      ...key
    }: OfMember & { returned: boolean }): Promise<Deposit> => {
      const row = own(await findDeposit(db, key), memberId);
      if (returned)
        await asked
          .get(`${key.merchantId}/${key.id}`, () => askById(parts, key))
          .catch((error: unknown) => parts.log.warn({ err: error, deposit: key.id }, 'provider not asked'));
      return depositView(parts, own((await findDeposit(db, key)) ?? row, memberId), language);
    },

    /** @throws `payments.not_found`, `payments.state` */
    cancel: async ({ language, memberId, by, ...key }: OfMember & { by: By }): Promise<Deposit> => {
      const cancelled = await db.transaction().execute(async (tx) => {
        const row = own(await lockDeposit(tx, key), memberId);
        if (row.state === 'cancelled') return row;
        const at = clock.now();
        const moved = await moveDeposit(tx, row, {
          to: 'cancelled',
          at,
          reason: 'by_member',
          askAt: new Date(at.getTime() + ASK_AFTER_END_MILLISECONDS),
        });
        if (!moved) throw appError(paymentErrors.state);
        await parts.recordChange(tx, {
          merchantId: key.merchantId,
          memberId,
          thing: 'deposit',
          id: key.id,
          state: 'cancelled',
          before: row.state,
          by,
        });
        return moved;
      });
      return depositView(parts, cancelled, language);
    },

    /** @throws `payments.not_found`, `payments.state`, `files.not_found`, `files.too_many` */
    addSlips: async ({
      language,
      memberId,
      files,
      by,
      ...key
    }: OfMember & { files: readonly string[]; by: By }): Promise<Deposit> => {
      await db.transaction().execute(async (tx) => {
        const row = own(await lockDeposit(tx, key), memberId);
        const method = await findMethod(tx, {
          merchantId: key.merchantId,
          direction: 'deposit',
          id: row.methodId,
        });
        if (!method || !SLIP_KINDS.has(method.kind)) throw appError(paymentErrors.state);
        if (row.state === 'review' && files.every((file) => row.slips.includes(file))) return;
        const moved = await moveDeposit(tx, row, {
          to: 'review',
          from: ['waiting'],
          at: clock.now(),
          reason: 'slip',
        });
        if (!moved) throw appError(paymentErrors.state);
        const attached = await parts.files.attach(tx, {
          merchantId: key.merchantId,
          uploadedBy: memberId,
          ids: files,
          purpose: 'slip',
          subject: `deposit:${key.id}`,
        });
        await setSlips(tx, { ...key, slips: files });
        const seenBefore = attached.find((file) => file.seenBefore !== null)?.seenBefore;
        await parts.recordChange(tx, {
          merchantId: key.merchantId,
          memberId,
          thing: 'deposit',
          id: key.id,
          state: 'review',
          before: row.state,
          facts: { reason: 'slip', ...(seenBefore && { seenBefore }) },
          by,
        });
      });
      return depositView(parts, own(await findDeposit(db, key), memberId), language);
    },
  };
}

export type DepositUsecases = ReturnType<typeof createDepositUsecases>;

/** Ends deposits whose time is over. Money that still arrives is credited all the same. */
export async function expireDeposits(parts: CreditParts): Promise<void> {
  const now = parts.clock.now();
  for (const { id: merchantId } of await parts.merchants.list())
    for (const id of await listExpired(parts.db, { merchantId, now, limit: MAX_EXPIRED }))
      await parts.db.transaction().execute(async (tx) => {
        const moved = await moveDeposit(
          tx,
          { merchantId, id },
          {
            to: 'expired',
            at: now,
            reason: 'not_paid',
            askAt: new Date(now.getTime() + ASK_AFTER_END_MILLISECONDS),
          },
        );
        if (!moved) return;
        await parts.recordChange(tx, {
          merchantId,
          memberId: moved.memberId,
          thing: 'deposit',
          id,
          state: 'expired',
          before: 'waiting',
          by: BY_SYSTEM,
        });
      });
}
